import { readFileSync } from "node:fs";
import { AMBIGUOUS, ESCARGOT, SPREADSHEET, accessible, expect, isSolution, test } from "./solve-page.mjs";

const PHONE = { width: 390, height: 844 };

/** What is seen of an algorithm at work, which the views that access.spec.mjs walks through do not show. */
const clean = (page, state) => accessible(page, state, "[data-testid=inside]");

test("the list of algorithms names every one with its paper, and says what is not for this board", async ({ solve, page }) => {
  const open = page.getByTestId("choose");
  await open.focus();
  await page.keyboard.press("Enter");
  const chooser = page.getByTestId("chooser");
  await expect(chooser).toBeVisible();
  await expect(chooser.getByRole("button", { pressed: true })).toBeFocused();
  await expect(chooser.getByTestId("algorithm-waters-grid")).toContainText("Oklahoma State University, 2008");
  await expect(chooser.getByText("Waters 2008, six separate faces")).toHaveCount(1);
  await expect(chooser.getByTestId("algorithm-waters-cube")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(chooser).toBeHidden();
  await expect(open).toBeFocused();
  await solve.button("SudoKube").click();
  await expect(page.getByTestId("cube")).toBeVisible();
  await solve.choose("waters-cube");
  await expect(page.getByTestId("choose")).toContainText("six separate faces");
});

test("another algorithm ends the run of the old one, and a link holds the choice", async ({ solve, page }) => {
  await solve.button("SudoKube").click();
  await expect(solve.verdict).toHaveText(/^One solution: /);
  // The one that it begins with may have solved it before its run is seen.
  await solve.choose("waters-cube");
  await solve.speed("1 generation per second");
  await solve.main.click();
  await solve.phase("running");
  await page.getByTestId("choose").click();
  const other = page.locator(".chooser li button[aria-pressed=false]").first();
  const name = (await other.getAttribute("data-testid")).replace("algorithm-", "");
  await other.click();
  await solve.phase("idle");
  await expect.poll(() => page.url()).toContain(`a=${name}`);
});

// 6×6, one solution.
const SIX = ".....33..42.61...45.263..3...2..63.5";

/** Names of the algorithms that the list offers for the board. */
async function offered(solve) {
  await solve.page.getByTestId("choose").click();
  await expect(solve.page.locator(".chooser [data-testid^=algorithm-]").first()).toBeVisible();
  const ids = await solve.page.locator(".chooser [data-testid^=algorithm-]").evaluateAll((all) => all.map((e) => e.dataset.testid));
  await solve.page.keyboard.press("Escape");
  await expect(solve.page.getByTestId("chooser")).toBeHidden();
  return ids.map((id) => id.replace("algorithm-", ""));
}

test("every algorithm offered makes its first generation and runs to its end", async ({ solve, page }) => {
  // A small board, so that the weakest of them ends soon too; natively all of them are stepped on larger ones.
  await solve.read(SIX);
  await expect(solve.verdict).toHaveText(/^One solution: /);
  const names = await offered(solve);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    await test.step(name, async () => {
      await solve.open(`./#v=1&s=${SIX}&a=${name}&seed=3`);
      await expect(page.getByTestId("choose")).not.toHaveText(/^Algorithm $/);
      await solve.speed("Full speed");
      await solve.button("Step").click();
      await expect(solve.run).toHaveAttribute("data-phase", /^(paused|solved|ended)$/);
      await expect(solve.generation).toHaveText("0");
      if ((await solve.run.getAttribute("data-phase")) === "paused") await solve.main.click();
      await expect(solve.run).toHaveAttribute("data-phase", /^(solved|ended|limit|rejected)$/, { timeout: 120_000 });
    });
  }
});

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test("elimination is walked forwards and backwards, says where it stalls and hands over", async ({ solve, page }) => {
      await solve.open(`./#v=1&s=${ESCARGOT}&a=elimination&seed=3`);
      await solve.button("Step").click();
      await expect(page.getByTestId("iteration")).toHaveText(/^Before the first iteration/);
      await solve.button("Next iteration").click();
      await expect(page.getByTestId("iteration")).toHaveText(/^Iteration 1: 483 candidates removed/);
      await expect(page.getByTestId("reasons")).toContainText("r8c3 = 1, its only place in column 3");
      await clean(page, "elimination");
      const first = await page.getByTestId("valid").innerHTML();
      await solve.button("Next iteration").click();
      await solve.phase("ended");
      await expect(page.getByTestId("stalled")).toHaveText(/^Stalled at iteration 2: 57 open squares/);
      await clean(page, "stalled");
      await solve.button("Previous iteration").click();
      await solve.phase("paused");
      await expect.poll(() => page.getByTestId("valid").innerHTML()).toBe(first);
      await solve.button("Next iteration").click();
      await solve.phase("ended");
      await page.getByTestId("hand-over").click();
      await solve.phase("idle");
      await expect(solve.message).toHaveText(/typed digit/);
      await expect(solve.square(7, 2)).toHaveText("1");
      await expect(page.getByTestId("choose")).not.toContainText("Ellis");
      await page.keyboard.press("Control+z");
      await expect.poll(() => solve.digits()).toBe(ESCARGOT);
    });

    test("the rank sheet is shown, and what RANK.AVG does not see", async ({ solve, page }) => {
      await solve.open(`./#v=1&s=${EASY}&a=rank-sheet&seed=3`);
      await solve.button("Step").click();
      const sheet = page.getByTestId("worksheet");
      // 81 variables, 81 ranks twice with nine sums each, 81 givens, and the corners of four tables.
      await expect(sheet.locator("td:not(.list td)")).toHaveCount(4 * 81 + 2 * 9 + 4);
      await expect(sheet.getByRole("row", { name: "Objective" })).toContainText(await solve.page.getByTestId("best").textContent());
      await clean(page, "rank sheet");
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await expect(page.getByTestId("deceived")).toBeHidden();
      await solve.open(`./#v=1&s=${SIX}&a=rank-sheet&rank=avg&seed=3`);
      await solve.speed("Full speed");
      await solve.main.click();
      await solve.phase("rejected");
      await expect(page.getByTestId("deceived")).toHaveText(/of 12 sums (is 21 although its line repeats|are 21 although their lines repeat) a digit/);
    });
  });
}

test("every solution is found, counted exactly and looked at", async ({ solve, page }) => {
  await solve.open(`./#v=1&s=${AMBIGUOUS}&a=waters-all&seed=3`);
  await solve.speed("Full speed");
  await solve.main.click();
  await solve.phase("solved");
  await expect(page.getByTestId("solutions")).toHaveText(/found: these are all/);
  const first = await solve.digits(true);
  expect(isSolution(AMBIGUOUS, first)).toBe(true);
  await solve.button("Next").click();
  await expect(page.getByTestId("solution-shown")).toHaveText(/^Solution 2 of/);
  await expect.poll(() => solve.digits(true)).not.toBe(first);
  expect(isSolution(AMBIGUOUS, await solve.digits(true))).toBe(true);
  await clean(page, "solutions");
});

/** Opens the dialog and orders a puzzle; `fields` are the ids of its fields without `new-`. */
async function order(page, fields) {
  await page.getByTestId("new").click();
  for (const [id, value] of Object.entries(fields)) {
    const field = page.locator(`#new-${id}`);
    await (/size|way|level/.test(id) ? field.selectOption(value) : field.fill(value));
  }
  await page.getByTestId("make").click();
}

test("a new puzzle is made in each way, and the sentence says what is proved", async ({ solve, page }) => {
  const ways = {
    verified: /^Generated in .* \(verified\): 32 givens\. One solution, proved exactly\. Seed 7\.$/,
    thesis: /^Generated in .* \(Waters 2008\): 32 givens\. .* solution/,
    agreement: /^Generated in .* \(Mantere and Koljonen 2007\): .* givens\. Ten runs agreed, .* Seed 7\.$/,
  };
  for (const [way, said] of Object.entries(ways)) {
    await order(page, { way, seed: "7", ...(way === "agreement" ? { givens: "45" } : {}) });
    await expect(page.getByTestId("new-dialog")).toBeHidden({ timeout: 100_000 });
    await expect(solve.message).toHaveText(said);
    const givens = [...(await solve.digits())].filter((digit) => digit !== ".").length;
    expect(await solve.message.textContent()).toContain(`${givens} givens`);
  }
});

test("what cannot be made is refused with the reason, and making can be stopped", async ({ solve, page }) => {
  const before = await solve.digits();
  await order(page, { size: "25", way: "agreement" });
  await expect(page.getByTestId("making-flat")).toHaveText(/25×25 board cannot be generated/);
  await accessible(page, "new puzzle", "dialog[open]");
  await page.locator("#new-way").selectOption("verified");
  await page.locator("#new-level").selectOption("minimal");
  await page.getByTestId("make").click();
  await expect(page.getByTestId("making-flat")).toHaveText(/^(Starting|Filling|Removing|Counting)/);
  await page.getByTestId("make").click();
  await expect(page.getByTestId("new-dialog")).toBeHidden();
  await expect(solve.message).toHaveText("Stopped. The puzzle on the board is unchanged.");
  expect(await solve.digits()).toBe(before);
});

for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
  test.describe(`rating, ${viewport.width} wide`, () => {
    test.use({ viewport });

    test("a puzzle is rated by repeated runs, and rating can be stopped", async ({ solve, page }) => {
      // By a link with its seed, and not pasted: what is pasted comes a moment later, and forgets the rating of what was there.
      await solve.open(`./#v=1&s=${EASY}&seed=1`);
      await expect(solve.square(0, 0)).toHaveText("5");
      // What the verdict changes above the fold has come to rest.
      await expect(solve.verdict).toHaveText(/^One solution/);
      const fold = page.getByTestId("rating");
      await fold.locator("summary").click();
      await page.getByTestId("rate").click();
      await expect(page.getByTestId("rated")).toHaveText(/^Mean of 10 runs: .* generations .*Difficulty: easy\.$/, { timeout: 120_000 });
      await expect(fold.locator("circle")).toHaveCount(10);
      await accessible(page, "rated", "[data-testid=rating]");
      // A seed whose first run is long.
      await solve.open(`./#v=1&s=${ESCARGOT}&seed=3`);
      await expect(page.getByTestId("rated")).toHaveText("Not rated yet.");
      await page.getByTestId("rate").click();
      await expect(page.getByTestId("rated")).toHaveText(/^Run 1 of 10, generation [1-9]/);
      await page.getByTestId("rate").click();
      await expect(page.getByTestId("rated")).toHaveText(/^Stopped after/);
      await expect(page.getByTestId("rate")).toHaveText("Rate");
    });
  });
}

test("the help table is shown while Mantere and Koljonen’s algorithm runs", async ({ solve, page }) => {
  await solve.open(`./#v=1&s=${ESCARGOT}&a=mantere-koljonen&seed=3`);
  await solve.speed("5 generations per second");
  await solve.main.click();
  await expect.poll(() => solve.generations()).toBeGreaterThan(1);
  const table = page.getByTestId("help-table");
  await expect(table.getByRole("row", { name: "Tried" })).toBeVisible();
  const before = await table.innerHTML();
  await expect.poll(() => table.innerHTML()).not.toBe(before);
  await solve.main.click();
  await solve.phase("paused");
  await clean(page, "help table");
});

// Settings with which a run lasts as long as anybody may look: the default ones solve it in 27 generations.
const LONG = {
  "hamming-crossover": "&population=60&patience=1000", "swap-crossover": "&population=60&patience=1000", "waters-grid": "&growth=1",
  "sudokube-annealing": "&hot=0.3",
};
for (const [name, region, row] of [
  ["hill-climb", "climb", /^Equal/],
  ["annealing", "furnace", /^Worse by 1/],
  ["sudokube-annealing", "furnace", /^2 /],
  ["hamming-crossover", "crossing", /^Neither \(outlined\)/],
  ["swap-crossover", "crossing", /^Only the second parent/],
  ["waters-grid", "population", /%/],
]) {
  test(`what ${name} does is shown, and nothing is made of it while the fold is shut`, async ({ solve, page }) => {
    await solve.open(`./#v=1&s=${ESCARGOT}&a=${name}&seed=3${LONG[name] ?? ""}`);
    await solve.speed("5 generations per second");
    await solve.main.click();
    await expect.poll(() => solve.generations()).toBeGreaterThan(1);
    const tables = page.getByTestId(region);
    await expect(tables.getByRole("row", { name: row }).first()).toBeVisible();
    await expect(page.getByTestId("inside").locator("p.about").first()).toHaveText(/\.$/);
    const before = await tables.innerHTML();
    await expect.poll(() => tables.innerHTML()).not.toBe(before);
    const fold = page.getByTestId("inside").locator("summary");
    await fold.click();
    await expect(tables).toHaveCount(0);
    await fold.click();
    await expect(tables).toBeVisible();
    await solve.main.click();
    await solve.phase("paused");
    await clean(page, name);
  });
}

test("a board of 25×25 is solved in the mode that suits it, which its view names, and a smaller one as ever", async ({ solve, page }) => {
  const line = readFileSync("tests/corpus/given_25x25.tsv", "utf8").split("\n").find((line) => line.startsWith("inst25x25_40"));
  await solve.open(`./#s=${line.split("\t")[1]}`);
  const choose = page.getByTestId("choose");
  await expect(choose).toContainText("SudoKube, mode by board");
  await solve.speed("Full speed");
  await solve.main.click();
  // Of any seed: the mean is four times the median.
  await expect(solve.run).toHaveAttribute("data-phase", "solved", { timeout: 180_000 });
  await expect(page.getByTestId("inside").locator("p.about").first()).toHaveText(/^An individual is a full board/);
  await solve.open(`./#s=${ESCARGOT}`);
  await expect(choose).toHaveText(/SudoKube$/);
});

for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
  test(`every layer of the cube of candidates is inside its fold, ${viewport.width} wide`, async ({ solve, page }) => {
    await page.setViewportSize(viewport);
    await solve.read(ESCARGOT);
    const fold = page.getByTestId("candidates");
    await expect(fold.locator("svg.layer")).toHaveCount(9);
    // Measured together: they turn to their place.
    const outside = () => fold.evaluate((e) => {
      const layers = [...e.querySelectorAll("svg.layer")].map((svg) => svg.getBoundingClientRect());
      const box = e.getBoundingClientRect();
      return Math.max(box.left - Math.min(...layers.map((r) => r.left)), Math.max(...layers.map((r) => r.right)) - box.right);
    });
    await expect.poll(outside).toBeLessThanOrEqual(0);
  });
}

test("the binary program shows its size and its layers, and calls what is infeasible so", async ({ solve, page }) => {
  await solve.open(`./#v=1&s=${SIX}&a=binary-program&seed=3`);
  await solve.button("Step").click();
  await solve.button("Step").click();
  await expect(page.getByTestId("program")).toContainText("The cube of candidates shows the variables");
  const model = page.getByRole("region", { name: "Model" });
  await expect(model.getByRole("row", { name: /^Variables: one per digit and square/ })).toContainText("216");
  await expect(model.getByRole("row", { name: /^Constraints from the rules/ })).toContainText("144");
  await clean(page, "binary program");
  await solve.speed("Full speed");
  await solve.main.click();
  await solve.phase("solved");
  // r1c4 can only be 4, which column 4 holds.
  await solve.open("./#v=1&s=123........4....&a=binary-program&seed=3");
  await solve.main.click();
  await solve.phase("ended");
  await expect(page.getByTestId("program")).toHaveText(/^Infeasible/);
});
