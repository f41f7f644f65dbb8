import { AMBIGUOUS, ESCARGOT, SPREADSHEET, expect, isSolution, test } from "./solve-page.mjs";

test("a puzzle typed by keyboard is solved and the answer is checked", async ({ solve, page }) => {
  await solve.button("Empty board").click();
  await solve.square(0, 0).click();
  // 81 characters in one go: dots, spaces and zeros leave a square empty, Backspace goes back over what was typed wrong.
  await page.keyboard.type(`${SPREADSHEET.slice(0, 9)}77`);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.type(SPREADSHEET.slice(9, 45).replaceAll(".", "0"));
  await page.keyboard.type(SPREADSHEET.slice(45).replaceAll(".", " "));
  await expect(solve.square(8, 8)).toBeFocused();
  expect(await solve.digits()).toBe(SPREADSHEET);
  await expect(solve.verdict).toHaveText(/^One solution: /);
  await solve.seed.fill("1");
  await solve.speed("Full speed");
  await solve.main.click();
  await solve.phase("solved");
  await expect(solve.verdict).toHaveText(/^Solved in .* Checked: the only solution\. The first population held a solution/);
  await expect.poll(async () => isSolution(SPREADSHEET, await solve.digits(true))).toBe(true);
});

test("a pasted puzzle is evolved, paused, resumed and solved", async ({ solve }) => {
  await solve.paste(ESCARGOT);
  await expect.poll(() => solve.digits()).toBe(ESCARGOT);
  await solve.choose("waters-grid");
  await solve.seed.fill("8");
  await solve.speed("5 generations per second");
  await solve.main.click();
  await expect.poll(() => solve.generations()).toBeGreaterThan(1);
  await solve.button("Pause").click();
  await solve.phase("paused");
  await expect(solve.verdict).toHaveText(/^Paused at generation/);
  await solve.speed("Full speed");
  await solve.button("Resume").click();
  await solve.phase("solved");
  await expect.poll(async () => isSolution(ESCARGOT, await solve.digits(true))).toBe(true);
  expect(await solve.digits()).toBe(ESCARGOT);
});

test("a stopped run keeps its best board, and can be resumed or begun anew", async ({ solve }) => {
  await solve.read(ESCARGOT);
  await solve.choose("waters-grid");
  await solve.seed.fill("8");
  await solve.speed("5 generations per second");
  await solve.main.click();
  await expect.poll(() => solve.generations()).toBeGreaterThan(0);
  await solve.button("Stop").click();
  await solve.phase("stopped");
  await expect(solve.verdict).toHaveText(/^Stopped after/);
  expect(await solve.digits(true)).not.toContain(".");
  const stopped = await solve.generations();
  await solve.button("Resume").click();
  await expect.poll(() => solve.generations()).toBeGreaterThan(stopped);
  await solve.button("Stop").click();
  await solve.phase("stopped");
  await solve.speed("Full speed");
  await solve.main.click();
  await solve.phase("solved");
});

test("nothing runs while a field holds what cannot be used", async ({ solve }) => {
  await solve.seed.fill("abc");
  await solve.main.click();
  await expect(solve.message).toHaveText(/^Fix the invalid field first/);
  await solve.phase("idle");
  await expect(solve.seed).toHaveValue("abc");
  await solve.seed.fill("42");
  await solve.speed("Full speed");
  await solve.main.click();
  await solve.phase("solved");
});

test("one generation at a time", async ({ solve }) => {
  await solve.read(ESCARGOT);
  await solve.choose("waters-grid");
  await solve.seed.fill("42");
  await solve.button("Step").click();
  await solve.phase("paused");
  await expect(solve.generation).toHaveText("0");
  for (const generation of ["1", "2", "3"]) {
    await solve.button("Step").click();
    await expect(solve.generation).toHaveText(generation);
  }
});

test.describe("the way to the workers is changed", () => {
  test.use({ fresh: true });

  const ANSWERED = "Solved, and checked. Not all islands have caught up: another may still come first.";

  // Nothing that is sent to the second of two islands arrives before it is let go.
  test.beforeEach(async ({ page, solve }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "hardwareConcurrency", { value: 2 });
      const send = Worker.prototype.postMessage;
      const late = new Set();
      const kept = [];
      Worker.prototype.postMessage = function (message, ...rest) {
        if (message.Start?.island === 1) late.add(this);
        if (!late.has(this)) return send.call(this, message, ...rest);
        kept.push(() => send.call(this, message, ...rest));
      };
      self.letGo = () => {
        late.clear();
        for (const again of kept.splice(0)) again();
      };
      // The one that takes its place hears everything.
      self.end = () => {
        Worker.prototype.postMessage = send;
        for (const worker of late) worker.terminate();
      };
    });
    await page.goto("about:blank");
    await solve.open(`./#v=1&s=${ESCARGOT}&a=sudokube&seed=1&ring=2`);
    await solve.speed("Full speed");
    await solve.main.click();
    await expect(solve.verdict).toHaveText(ANSWERED);
    await expect(solve.board).toHaveClass(/\bdone\b/);
    await solve.phase("running");
  });

  test("the answer of the first island is on the board while the other catches up, and the run ends with both", async ({ page, solve }) => {
    await expect(page.getByTestId("aloud")).toHaveText("Solved, and checked.");
    await expect.poll(async () => isSolution(ESCARGOT, await solve.digits(true))).toBe(true);
    // It stays while the run is paused or stopped: it is no less an answer.
    for (const [press, phase] of [["Pause", "paused"], ["Stop", "stopped"]]) {
      await solve.button(press).click();
      await solve.phase(phase);
      await expect(solve.verdict).toHaveText(ANSWERED);
      await expect(solve.board).toHaveClass(/\bdone\b/);
      await solve.button("Resume").click();
      await solve.phase("running");
    }
    await page.evaluate(() => self.letGo());
    await solve.phase("solved");
    await expect(solve.verdict).toHaveText(/^Solved in \d+ generations?\. Checked: the only solution\./);
    await expect(solve.verdict).not.toContainText("caught up");
  });

  test("the answer of the first island stays where the other breaks down", async ({ page, solve }) => {
    await page.evaluate(() => self.end());
    await solve.phase("failed");
    await expect(solve.message).toContainText("The solver crashed and was restarted");
    await expect(solve.verdict).toHaveText(/^Solved, and checked\. The solver crashed/);
    await expect(solve.board).toHaveClass(/\bdone\b/);
    await solve.main.click();
    await solve.phase("solved");
  });
});

test("a limit ends a run, and it can go on", async ({ solve }) => {
  await solve.open(`./#v=1&s=${ESCARGOT}&a=waters-grid&seed=42&generations=2`);
  // The page was open with this puzzle already: the seed tells that the link has been read.
  await expect(solve.seed).toHaveValue("42");
  await solve.main.click();
  await solve.phase("limit");
  await expect(solve.verdict).toHaveText(/^Limit of 2 generations reached/);
  await solve.button("Continue").click();
  await solve.phase("solved");
});

test("contradictory and ambiguous puzzles are called what they are", async ({ solve }) => {
  await solve.paste(`55${".".repeat(79)}`);
  await expect(solve.verdict).toHaveText(/^No solution: .* to fill; r1c1 and r1c2 both hold 5/);
  await solve.paste(AMBIGUOUS);
  await expect(solve.verdict).toHaveText(/^Several solutions/);
  await solve.seed.fill("1");
  await solve.main.click();
  await solve.phase("solved");
  await expect(solve.verdict).toHaveText(/one of several solutions/);
});

test("pasting the puzzle that is already there keeps its verdict", async ({ solve }) => {
  await solve.read(ESCARGOT);
  await expect(solve.verdict).toHaveText(/^One solution: /);
  await expect(solve.message).toHaveText(/^Read as 9×9 in one line/);
  await solve.paste(ESCARGOT.match(/.{9}/g).join("\n"));
  await expect(solve.message).toHaveText(/^Read as 9×9 in rows/);
  await expect(solve.verdict).toHaveText(/^One solution: /);
});

test("pasted garbage gets one sentence and the board is kept", async ({ solve }) => {
  await solve.paste(ESCARGOT);
  await expect.poll(() => solve.digits()).toBe(ESCARGOT);
  await solve.paste("Lorem ipsum, dolor sit amet?");
  await expect(solve.message).toHaveClass(/error/);
  await expect(solve.message).toHaveText(/^[A-Z“][^\n]*\.$/);
  expect(await solve.digits()).toBe(ESCARGOT);
});

test("the board that is not open keeps its puzzle when the page is loaded anew", async ({ solve, page }) => {
  await solve.square(0, 0).click();
  await page.keyboard.press("7");
  await expect(solve.square(0, 0)).toHaveText("7");
  const typed = await solve.digits();
  await solve.button("SudoKube").click();
  await expect(page.getByTestId("cube")).toBeVisible();
  await solve.link("k=edge");
  await page.reload();
  await solve.ready();
  await solve.button("Solve").click();
  await expect(page.getByTestId("cube")).toHaveCount(0);
  expect(await solve.digits()).toBe(typed);
});

test("a solved board has its measures, its method with other seeds on request, and a way on", async ({ solve, page }) => {
  await solve.read(ESCARGOT);
  await solve.solveBy("waters-grid", "9007199254740995");
  await expect(page.getByTestId("took")).toHaveText("131");
  await expect(page.getByTestId("nodes")).toHaveText(/^[1-9]\d*$/);
  // What is said before a run does not stand over its answer.
  await expect(solve.message).not.toContainText("Press Evolve");
  await expect(solve.main).toHaveText("Watch it again");
  await page.getByTestId("spread").click();
  await expect(page.getByTestId("spread-said")).toHaveText(/^This run was faster than \d+ of 20 runs\.$/, { timeout: 120_000 });
  await expect(page.locator(".seed-dot")).toHaveCount(20);
  // The first of them is this very run.
  await expect(page.getByTestId("solved")).toContainText("median of 20 runs");
  const before = await solve.digits();
  await page.getByTestId("next").click();
  await expect.poll(() => solve.digits()).not.toBe(before);
  await expect(solve.verdict).toHaveText(/^One solution: /);
  await expect(page.getByTestId("solved")).toHaveCount(0);
});
