// A game from its first digit to its end: undo, hints, checks, the clock.
import { EASY } from "./class-page.mjs";
import { test } from "./play-page.mjs";
import { AMBIGUOUS, ESCARGOT, expect } from "./solve-page.mjs";

test("undo goes back across a reload, and the list goes on with what was begun", async ({ game, page }) => {
  await game.play(EASY);
  await game.square(0, 0).click();
  await page.keyboard.press("Control+Digit5");
  await page.keyboard.press("8");
  await game.square(2, 0).click();
  await page.keyboard.press("9");
  await expect(game.filled).toHaveText("2 of 48 squares filled");
  // An address that still holds the board before would be opened as a link.
  await game.link("s=h4", "i.6..5..8");
  await page.reload();
  await game.ready();
  await expect(game.panel).toBeVisible();
  await expect(game.square(2, 0)).toHaveText("9");
  await game.button("Undo").click();
  await game.button("Undo").click();
  await expect(game.square(0, 0)).toHaveText("");
  await expect(game.square(0, 0)).toHaveAttribute("data-centre", "5");
  await game.button("Redo").click();
  await expect(game.square(0, 0)).toHaveText("8");
  // Another puzzle is begun; both are on the list.
  await game.paste(ESCARGOT);
  await expect(game.square(0, 0)).toHaveText("1");
  await game.square(0, 1).click();
  await page.keyboard.press("5");
  await page.getByTestId("saved-games").click();
  const list = page.getByTestId("saved-games-dialog");
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await list.getByRole("button", { name: /^Continue 9×9, 33 givens, 1 of 48/ }).click();
  await expect(game.square(0, 0)).toHaveText("8");
  await game.button("Undo").click();
  await expect(game.square(0, 0)).toHaveAttribute("data-centre", "5");
  await page.getByTestId("saved-games").click();
  await list.getByRole("button", { name: /^Delete 9×9, 23 givens/ }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list.getByRole("status")).toContainText("Deleted: 9×9, 23 givens.");
  await list.getByRole("button", { name: "Undo delete" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
});

test("a hint says where, then which, then does it; what is wrong comes first", async ({ game, page }) => {
  await game.play(EASY);
  await expect(game.verdict).toHaveText(/^One solution/);
  await game.hint.click();
  await expect(game.told).toHaveText(/^Look at /);
  await expect(page.locator(".board .hinted")).toHaveCount(9);
  await game.hint.click();
  await expect(game.told).toHaveText(/^Hidden single in a (box|line): r\dc\d\.$/);
  await expect(page.locator(".board .hinted")).toHaveCount(1);
  await expect(game.hint).toHaveText("Show more");
  await game.hint.click();
  await expect(game.told).toHaveText(/single: in .* only r\dc\d can hold \d\.$/);
  await expect(game.hint).toHaveText("Apply");
  await game.hint.click();
  await expect(game.filled).toHaveText("1 of 48 squares filled");
  // A wrong digit: every hint is about that until it is gone.
  await game.button("Undo").click();
  await game.square(0, 0).click();
  await page.keyboard.press("3");
  await game.hint.click();
  await expect(game.told).toHaveText("Fix a wrong digit first, in box 1.");
  await game.hint.click();
  await expect(game.told).toHaveText("r1c1 differs from the only solution.");
  await game.hint.click();
  await expect(game.square(0, 0)).toHaveText("");
});

test("hints alone solve an easy puzzle, and the end is told once", async ({ game, page }) => {
  // Some two hundred presses, one after the other.
  test.slow();
  await game.play(EASY);
  await expect(game.verdict).toHaveText(/^One solution/);
  for (let k = 0; k < 100 && (await game.panel.getAttribute("data-complete")) === "false"; k += 1) {
    for (const name of ["Show more", "Show more", "Apply", "Hint"]) {
      await game.hint.click();
      await expect(game.hint).toHaveText(name);
    }
  }
  await expect(game.panel).toHaveAttribute("data-complete", "true");
  await expect(game.message).toHaveText(/^Solved by hand in \d+:\d\d\. Checked:/);
  await expect(game.filled).toHaveText("48 of 48 squares filled");
});

test("a typed puzzle is locked, and unlocked to mend a typo", async ({ game, page }) => {
  await game.button("Empty board").click();
  await game.square(0, 0).click();
  await page.keyboard.press("5");
  await game.button("Play").click();
  await expect(game.message).toContainText("Use Lock to make them the givens");
  await page.getByTestId("lock").click();
  await expect(game.square(0, 0)).toHaveAttribute("aria-label", /given 5/);
  await game.square(0, 0).click();
  await page.keyboard.press("6");
  await expect(game.square(0, 0)).toHaveText("5");
  await page.getByTestId("unlock").click();
  await game.square(0, 0).click();
  await page.keyboard.press("6");
  await expect(game.square(0, 0)).toHaveAttribute("aria-label", /typed 6/);
});

test("the time runs, is paused and hidden, and conflicts are marked only when wanted", async ({ game, page }) => {
  await game.play(EASY);
  // Check needs to know the solution.
  await expect(game.verdict).toHaveText(/^One solution/);
  await expect(game.time).not.toHaveText("0:00");
  await page.getByTestId("pause").click();
  await expect(page.getByTestId("pause")).toHaveText("Resume");
  const stood = await game.time.textContent();
  // Nobody thinks on while the clock stands still.
  await expect(page.locator(".solve")).toHaveClass(/hidden-board/);
  await expect(game.square(0, 0)).toBeHidden();
  // An action starts the clock again.
  await page.getByTestId("ready").click();
  await expect(page.getByTestId("pause")).toHaveText("Pause");
  await game.square(0, 0).click();
  await page.keyboard.press("4");
  await expect(page.locator(".solve")).not.toHaveClass(/hidden-board/);
  await expect(game.time).not.toHaveText(stood);
  await expect(game.square(0, 0)).toHaveClass(/conflict/);
  await page.getByLabel("Mark repeated digits").uncheck();
  await expect(game.square(0, 0)).not.toHaveClass(/conflict/);
  await page.getByTestId("check-typed").click();
  await expect(game.message).toHaveText("The digit you typed is wrong; it is marked.");
  await expect(game.square(0, 0)).toHaveClass(/conflict/);
  await page.getByLabel("Show the time").uncheck();
  await expect(game.time).toBeHidden();
  await page.reload();
  await game.ready();
  await expect(game.time).toBeHidden();
  await expect(page.getByLabel("Mark repeated digits")).not.toBeChecked();
});

test("a full board that is wrong says so, and Check tells how much before where", async ({ game, page }) => {
  await game.play("123434..2143432.");
  for (const [row, column, digit] of [[1, 2, "2"], [1, 3, "1"], [3, 3, "1"]]) {
    await game.square(row, column).click();
    await page.keyboard.press(digit);
  }
  await expect(game.message).toHaveText("The board is full, but not correct. Check counts the wrong digits, then marks them.");
  await expect(game.verdict).toHaveText(/^One solution/);
  await page.getByTestId("check-typed").click();
  await expect(game.message).toHaveText("2 of 3 typed digits wrong. Check again to see which.");
  await page.getByTestId("check-typed").click();
  await expect(game.message).toHaveText("1 of 3 typed digits right; the wrong ones are marked.");
  await expect(game.square(1, 2)).toHaveClass(/conflict/);
});

test("a checkpoint, and back to it", async ({ game, page }) => {
  await game.play(ESCARGOT);
  await game.square(0, 1).click();
  for (const digit of [2, 5, 6, 8]) await page.keyboard.press(`Control+Digit${digit}`);
  await expect(game.square(0, 1)).toHaveAttribute("data-centre", "2568");
  const before = await game.square(0, 1).getAttribute("data-centre");
  await page.getByTestId("checkpoints").locator("summary").click();
  await page.getByLabel("Checkpoint name").fill("before the guess");
  await game.button("Save checkpoint").click();
  await game.square(0, 1).click();
  await page.keyboard.press("5");
  await expect(game.square(0, 1)).toHaveText("5");
  await game.button("Back to before the guess").click();
  await expect(game.square(0, 1)).toHaveText("");
  await expect(game.square(0, 1)).toHaveAttribute("data-centre", before);
  await page.getByTestId("restart").click();
  await expect(game.square(0, 1)).not.toHaveAttribute("data-centre", /./);
});

test("a wrong digit of Play is told from a puzzle without a solution in Solve", async ({ game, page }) => {
  await game.play(EASY);
  await expect(game.verdict).toHaveText(/^One solution/);
  await game.square(0, 0).click();
  await page.keyboard.press("3");
  await game.button("Solve").click();
  await expect(game.verdict).toHaveText(/^No solution: 34 givens.* Your typed digit counts as a given\. Without it there is one solution; Check in the Play view marks what is wrong\.$/);
  await game.speed("Full speed");
  await game.main.click();
  await game.phase("ended");
  await expect(game.verdict).toHaveText(/^Ended after .*\. The puzzle has no solution\. Your typed digit counts as a given\. Without it there is one solution/);
});

test("a puzzle is pasted whatever has the focus, but for fields of text", async ({ game, page }) => {
  await game.play(EASY);
  const puzzles = [ESCARGOT, EASY, ESCARGOT];
  for (const control of [page.getByLabel("Show the time"), page.getByRole("radio", { name: "Corner", exact: true }), page.getByLabel("Size")]) {
    await control.focus();
    const puzzle = puzzles.pop();
    await game.paste(puzzle);
    await expect.poll(() => game.digits()).toBe(puzzle);
    await expect(game.message).toHaveText(/^Read as 9×9 in one line/);
  }
  const link = await game.link(ESCARGOT);
  await game.paste(EASY);
  await expect.poll(() => game.digits()).toBe(EASY);
  await game.paste(link);
  await expect.poll(() => game.digits()).toBe(ESCARGOT);
  await expect(game.message).toHaveText(/^Read as SudoKube link, 23 givens\. This link holds a run/);
});

test("two solutions can be seen while playing, and the squares that decide are marked before", async ({ game, page }) => {
  await game.paste(AMBIGUOUS);
  await expect(game.verdict).toHaveText(/^Several solutions: .* differ in 6 squares/);
  await expect(page.locator(".board .differs")).toHaveCount(6);
  await game.button("Play").click();
  await expect(page.locator(".board .differs")).toHaveCount(0);
  await game.button("First solution").click();
  await expect(page.locator(".board .differs")).toHaveCount(6);
  expect(await game.digits(true)).not.toContain(".");
  await page.getByTestId("two").getByRole("button", { name: "Puzzle" }).click();
  await expect.poll(() => game.digits(true)).toBe(AMBIGUOUS);
});

test("? opens the help at the keys", async ({ game, page }) => {
  await page.keyboard.press("?");
  await expect(page.getByRole("heading", { name: "Keys" })).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Keys" })).toBeFocused();
  await page.keyboard.press("Escape");
});

test("a cube is played with marks, hints and more squares at once", async ({ game, page }) => {
  await game.button("SudoKube").click();
  await expect(page.getByTestId("cube")).toBeVisible();
  await expect(game.verdict).toHaveText(/^One solution/);
  await game.button("Play").click();
  await expect(game.verdict).toHaveText(/^One solution/);
  const at = (where, face, row, column) => page.getByTestId(where).getByTestId(`face-${face}`).locator(`[data-place="${row},${column}"]`);
  // An empty square of the edge between F and U.
  const row = page.getByTestId("faces").getByTestId("face-F").locator('[data-place^="0,"]');
  await expect(row).toHaveCount(9);
  const line = await row.allTextContents();
  const column = 1 + line.slice(1, 8).findIndex((text) => text === "");
  await at("faces", "F", 0, column).click();
  await page.keyboard.press("Control+Digit2");
  for (const where of ["faces", "cube"]) {
    await expect(at(where, "F", 0, column)).toHaveAttribute("data-centre", "2");
    await expect(at(where, "U", 8, column)).toHaveAttribute("data-centre", "2");
  }
  await page.keyboard.press("Control+ArrowDown");
  await expect(page.getByTestId("faces").getByTestId("face-F").locator("[aria-selected=true]")).toHaveCount(2);
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByTestId("cube")).toHaveAttribute("data-front", "U");
  await page.getByTestId("clear-marks").click();
  await game.hint.click();
  await expect(game.told).toHaveText(/^Look at .* of face [URFDLB]/);
  // The face it speaks of stands in front, and beside the cube.
  const face = (await game.told.textContent()).match(/of face ([URFDLB])/)[1];
  await expect(page.getByTestId("cube")).toHaveAttribute("data-front", face);
  await expect(page.getByTestId("faces").getByTestId(`face-${face}`)).toBeVisible();
  await game.hint.click();
  await expect(game.told).toHaveText(/single|square|Pointing|Claiming|pair|triplet|wing/);
});
