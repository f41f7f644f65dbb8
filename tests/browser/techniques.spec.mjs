// How hard it is: three numbers beside the verdict, new puzzles of a level, batches, and the pages on techniques.
import { SolvePage, accessible, expect, opened, test as base } from "./solve-page.mjs";

// A puzzle that an X-wing decides (tests/corpus/technique.tsv).
const X_WING = "3.........9...2....6...48.....7485.....6..2..........9....3.4..2.4....3.1.3.9..7.";

const test = base.extend({ solve: opened(SolvePage) });

/** Orders a puzzle by technique; `fields` are the ids of its fields without `new-`. */
async function order(page, fields) {
  await page.getByTestId("new").click();
  for (const [id, value] of Object.entries(fields)) {
    const field = page.locator(`#new-${id}`);
    await (/size|grade|technique|symmetry/.test(id) ? field.selectOption(value) : field.fill(value));
  }
  await page.getByTestId("make").click();
}

test("three numbers stand beside the verdict, evolution on request", async ({ solve, page }) => {
  await solve.read(X_WING);
  await expect(page.getByTestId("er")).toHaveText("3.2");
  await expect(page.getByTestId("er-about")).toHaveText("Hard: X-wing");
  await expect(page.getByTestId("harder")).toHaveText(/^Harder than \d+ % of 10,000 puzzles made at random\.$/);
  const hardness = page.getByTestId("hardness");
  await expect(hardness.getByTestId("nodes")).toHaveText(/^\d+$/);
  await expect(hardness.locator(".er-strip .er-mark")).toHaveCount(4);
  await expect(page.getByTestId("evolution")).toHaveText("–");
  await page.getByTestId("measure-evolution").click();
  await expect(page.getByTestId("evolution-median")).toHaveText(/^generations, median of 20 runs: /, { timeout: 120_000 });
  await expect(page.getByTestId("evolution-about")).toHaveText(/^20 of 20 runs solved it; evaluations per solution: [\d,]+ \(/, { timeout: 120_000 });
  await expect(page.getByTestId("evolution")).toHaveText(/^[\d.,]+$/);
  await accessible(page, "hardness", "[data-testid=hardness]");
});

test("a new puzzle keeps to its level, and to the technique that it needs", async ({ solve, page }) => {
  await order(page, { grade: "Hard", symmetry: "rotation", seed: "7" });
  await expect(page.getByTestId("new-dialog")).toBeHidden({ timeout: 120_000 });
  await expect(solve.message).toHaveText(/^Hard, ER (2\.9|3\.\d|4\.[0-4])\. Hardest step: .*\. \d+ givens\. Seed 7\.$/);
  const digits = await solve.digits();
  const given = [...digits].map((digit) => digit !== ".");
  expect(given).toEqual([...given].reverse());
  await expect(page.getByTestId("er")).toHaveText(/ER (\S+)\./.exec(await solve.message.textContent())[1]);
  await order(page, { grade: "Hard", technique: "naked-pair", seed: "1" });
  await expect(page.getByTestId("new-dialog")).toBeHidden({ timeout: 120_000 });
  await page.getByTestId("logic").locator("summary").click();
  await expect(page.getByTestId("logic").getByRole("listitem").filter({ hasText: "Naked pair" }).first()).toBeVisible();
});

test("making can be given up, and a SudoKube of a level is made", async ({ solve, page }) => {
  const before = await solve.digits();
  // A quad that is needed is rare: it is not there at once.
  await order(page, { grade: "Expert", technique: "hidden-quad", seed: "1" });
  await expect(page.getByTestId("making-flat")).toHaveText(/ boards? tried\.$/);
  await page.getByTestId("make").click();
  await page.keyboard.press("Escape");
  expect(await solve.digits()).toBe(before);
  await order(page, { size: "cube4", grade: "Easy", seed: "3" });
  await expect(page.getByTestId("new-dialog")).toBeHidden({ timeout: 120_000 });
  await expect(solve.message).toHaveText(/^Easy, ER 1\.\d\. /);
  await expect(page.getByTestId("cube")).toBeVisible();
  await expect(page.getByTestId("er")).toHaveText(/^1\.\d$/);
});

test("a batch is a list, to be picked from, printed and saved", async ({ solve, page }) => {
  await order(page, { grade: "Easy", count: "5", seed: "11" });
  const list = page.getByTestId("list");
  await expect(list).toBeVisible({ timeout: 120_000 });
  await expect(page.getByTestId("recognised")).toHaveText("5 puzzles generated. Choose one, or print or save them all.");
  await expect(list.getByRole("listitem")).toHaveCount(5);
  await expect(list.getByRole("listitem").first()).toContainText(/Easy, ER 1\.\d \(seed 11\)/);
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByTestId("save-list").selectOption("sdm")]);
  expect(file.suggestedFilename()).toBe("puzzles.sdm");
  await page.getByTestId("print-list").click();
  await expect(page.getByTestId("which")).toHaveValue("list");
  await page.getByTestId("per-page").selectOption("6");
  await expect(page.getByTestId("pages-line")).toHaveText("2 pages.");
  await expect(page.getByTestId("sheets")).toContainText("Easy, ER 1.");
});

test("what can be filled next is shown without its digits", async ({ solve, page }) => {
  await solve.read(X_WING);
  await solve.button("Play").click();
  await expect(solve.verdict).toHaveText(/^One solution/);
  await page.getByTestId("ready").click();
  await expect(page.getByTestId("told")).toHaveText(/^\d+ squares? can be filled next\.$/);
  const count = Number.parseInt(await page.getByTestId("told").textContent(), 10);
  await expect(page.getByTestId("board").locator(".hinted")).toHaveCount(count);
});

test("each technique has a page with a real step, and puzzles to practise", async ({ page }) => {
  const solve = new SolvePage(page);
  await solve.open("./#v=1&s=1...............&view=techniques");
  const list = page.getByTestId("techniques");
  await expect(list.getByRole("button")).toHaveCount(49);
  await accessible(page, "techniques", "[data-testid=techniques]");
  await page.getByTestId("technique-x-wing").click();
  const technique = page.getByTestId("technique");
  await expect(technique.getByRole("heading", { level: 2 })).toHaveText("X-wing");
  await expect(page).toHaveURL(/view=technique-x-wing/);
  await expect(page.getByTestId("technique-about")).toContainText("rectangle");
  // The worked step may come after the text.
  await expect(page.getByTestId("worked").first().locator(".step-gone").first()).toBeAttached();
  await expect(page.getByTestId("practise")).toHaveCount(5);
  await accessible(page, "technique", "[data-testid=technique]");
  await page.getByTestId("practise").first().click();
  await expect(page.getByTestId("told")).toBeAttached();
  await expect(solve.verdict).toHaveText(/^One solution/);
});

test("a step across an edge of a SudoKube is drawn on the two faces", async ({ page }) => {
  const solve = new SolvePage(page);
  await solve.open("./#v=1&s=1...............&view=technique-pointing");
  const cube = page.getByTestId("worked").nth(1);
  await expect(cube.locator(".step-faces")).toHaveAttribute("aria-label", /^Pointing: /);
  await expect(cube.locator(".step-letter")).toHaveText(["U", "B"]);
  await expect(cube.locator(".step-gone").first()).toBeAttached();
});
