import { EASY } from "./class-page.mjs";
import { PlayPage } from "./play-page.mjs";
import { AMBIGUOUS, ESCARGOT, expect, opened, test as base } from "./solve-page.mjs";

class Play extends PlayPage {
  constructor(page) {
    super(page);
    this.told = page.getByTestId("told");
    this.hint = page.getByTestId("hint");
    this.filled = page.getByTestId("filled");
    this.time = page.getByTestId("time");
  }

  /** A digit becomes a digit, a corner mark, a centre mark or a colour. */
  async mode(name) {
    await this.page.getByRole("radio", { name, exact: true }).check({ force: true });
  }
}

const test = base.extend({ game: opened(Play) });

test("marks are written in three ways and erased, and givens stay", async ({ game, page }) => {
  await game.play(EASY);
  await expect(game.verdict).toHaveText("One solution: 33 givens, 48 squares to fill.");
  const square = game.square(0, 0);
  await square.click();
  await page.keyboard.press("Shift+Digit3");
  await expect(square).toHaveAttribute("data-corner", /^3/);
  await page.keyboard.press("Control+Digit5");
  await page.keyboard.press("Control+Digit8");
  await expect(square).toHaveAttribute("data-centre", "58");
  await expect(square).toHaveAttribute("aria-label", "row 1, column 1, box 1, empty, centre marks 5 8, corner mark 3");
  await game.mode("Colour");
  await page.getByTestId("pad").getByRole("button", { name: "green" }).click();
  await expect(square).toHaveAttribute("aria-label", /coloured green$/);
  await game.mode("Digit");
  // The marks of the other squares of row 1 lose the digit that is put down.
  await game.square(0, 2).click();
  await page.keyboard.press("Control+Digit8");
  await square.click();
  await page.keyboard.press("8");
  await expect(square).toHaveText("8");
  await expect(game.square(0, 2)).not.toHaveAttribute("data-centre", /./);
  await page.keyboard.press("Delete");
  await expect(square).toHaveText("");
  await expect(square).toHaveAttribute("data-centre", "58");
  await page.keyboard.press("Delete");
  await expect(square).not.toHaveAttribute("data-centre", /./);
  await game.square(0, 1).click();
  await page.keyboard.press("9");
  await expect(game.message).toContainText("Givens can’t be changed");
  await expect(game.square(0, 1)).toHaveText("4");
  // Said as long as it is of use.
  await square.click();
  await page.keyboard.press("Control+Digit2");
  await expect(game.message).toContainText("Solve it by hand");
});

test("keys reach the board wherever the focus is, and each pencil has its letter", async ({ game, page }) => {
  await game.play(EASY);
  const square = game.square(0, 0);
  await square.click();
  for (const [key, name] of [["x", "Corner"], ["c", "Centre"], ["v", "Colour"], ["z", "Digit"], ["x", "Corner"]]) {
    await page.keyboard.press(key);
    await expect(page.getByRole("radio", { name, exact: true })).toBeChecked();
    await expect(page.getByTestId("spoken")).toHaveText(name);
  }
  await page.keyboard.press("6");
  await expect(square).toHaveAttribute("data-corner", /^6/);
  // From a choice, which has the focus once it is clicked.
  await page.getByRole("radio", { name: "Centre", exact: true }).check({ force: true });
  await page.keyboard.press("7");
  await expect(square).toHaveAttribute("data-centre", "7");
  // A board that is hidden loses the focus; the key that paused goes on, and nothing is undone out of sight.
  await square.click();
  await page.keyboard.press("p");
  await expect(page.locator(".solve")).toHaveClass(/hidden-board/);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("p");
  await expect(page.locator(".solve")).not.toHaveClass(/hidden-board/);
  await expect(square).toHaveAttribute("data-centre", "7");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".board [role=gridcell]:focus")).toHaveCount(1);
});

test("a person's colours are seen in squares that are lit", async ({ game, page }) => {
  await game.play(EASY);
  const square = game.square(0, 0);
  await square.click();
  await page.keyboard.press("v");
  await page.keyboard.press("2");
  await game.square(0, 2).click();
  await expect(square).toHaveClass(/house/);
  const layers = await square.evaluate((element) => getComputedStyle(element).backgroundImage);
  // What is lit lies below the colour.
  expect(layers.indexOf("115deg")).toBeGreaterThan(-1);
  expect(layers.lastIndexOf("linear-gradient")).toBeGreaterThan(layers.indexOf("115deg"));
});

// Heard with Orca: text in a square is read instead of its name, and a name that changes under the focus is not read at all.
test("a screen reader finds a square's whole name and nothing beside it, and hears what is written", async ({ game, page }) => {
  await game.play(EASY);
  const given = page.getByRole("gridcell", { name: "row 1, column 2, box 1, given 4", exact: true });
  expect(await given.ariaSnapshot()).toBe('- gridcell "row 1, column 2, box 1, given 4"');
  const spoken = page.getByTestId("spoken");
  await game.square(0, 0).click();
  await expect(spoken).toHaveText("");
  await page.keyboard.press("Shift+1");
  await page.keyboard.press("Control+2");
  await expect(spoken).toHaveText("empty, centre mark 2, corner mark 1");
  expect(await game.square(0, 0).ariaSnapshot()).toBe('- gridcell "row 1, column 1, box 1, empty, centre mark 2, corner mark 1" [selected]');
  await page.keyboard.press("4");
  await expect(spoken).toHaveText("typed 4, in conflict");
  await page.keyboard.press("Backspace");
  await expect(spoken).toHaveText("empty, centre mark 2, corner mark 1");
  // A square that is newly chosen is read by its name alone.
  await page.keyboard.press("ArrowRight");
  await expect(spoken).toHaveText("");
  await page.keyboard.press("Control+End");
  await expect(page.getByRole("gridcell", { name: /^row 9, column 9, / })).toBeFocused();
  await page.keyboard.press("Control+Home");
  await expect(game.square(0, 0)).toBeFocused();
});

test("a copied link takes the pencil marks along, and a link of the view Solve does not", async ({ game, page, browser }) => {
  await game.play(EASY);
  await game.square(0, 0).click();
  await page.keyboard.press("Shift+Digit3");
  await page.keyboard.press("Control+Digit5");
  await page.keyboard.press("Control+Digit8");
  await game.square(8, 8).click();
  await page.keyboard.press("Control+Digit1");
  await expect(game.square(8, 8)).toHaveAttribute("data-centre", "1");
  const copied = async () => {
    await game.button("Copy link").click();
    await expect(game.message).toHaveText(/^Link copied/);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const link = await copied();
  expect(link).toMatch(/&centre=[^&]+&corner=/);
  // A code of many marks could not be scanned from afar: in Share they are asked for.
  await game.button("Share").click();
  const shared = page.getByTestId("link");
  await expect(shared).toHaveValue(/seed=/);
  await expect(shared).not.toHaveValue(/centre/);
  // A game is no run.
  await page.getByLabel("with pencil marks").check();
  await page.getByLabel("with the run: algorithm").uncheck();
  await expect(shared).toHaveValue(link);
  await page.keyboard.press("Escape");
  const context = await browser.newContext();
  const other = new Play(await context.newPage());
  await other.page.goto(link);
  await other.ready();
  await expect(other.panel).toBeVisible();
  await expect(other.square(0, 0)).toHaveAttribute("data-corner", /^3/);
  await expect(other.square(0, 0)).toHaveAttribute("data-centre", "58");
  await expect(other.square(8, 8)).toHaveAttribute("data-centre", "1");
  await expect(other.page.locator(".board [data-centre], .board [data-corner]")).toHaveCount(2);
  expect(await other.digits()).toBe(EASY);
  await context.close();
  await game.button("Solve").click();
  expect(await copied()).not.toMatch(/centre|corner/);
});

test("many squares are chosen by drag, Ctrl, arrow keys and double click", async ({ game, page }) => {
  await game.play(EASY);
  const chosen = page.locator(".board [aria-selected=true]");
  const [from, to] = [await game.square(3, 0).boundingBox(), await game.square(3, 3).boundingBox()];
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 12 });
  await page.mouse.up();
  await expect(chosen).toHaveCount(4);
  await game.square(5, 5).click({ modifiers: ["Control"] });
  await expect(chosen).toHaveCount(5);
  await game.square(5, 5).click({ modifiers: ["Control"] });
  await expect(chosen).toHaveCount(4);
  await page.keyboard.press("Shift+Digit6");
  for (const column of [0, 2, 3]) await expect(game.square(3, column)).toHaveAttribute("data-corner", /^6/);
  await expect(game.square(3, 1)).not.toHaveAttribute("data-corner", /./);
  await game.square(8, 8).click();
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press("Control+ArrowUp");
  await page.keyboard.press("Shift+ArrowUp");
  await expect(chosen).toHaveCount(3);
  await game.square(0, 1).dblclick();
  await expect(chosen).toHaveCount([...EASY].filter((d) => d === "4").length);
  await page.keyboard.press("Escape");
  await expect(chosen).toHaveCount(0);
});

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
  await expect(game.message).toHaveText("The board is full, but something is wrong. Check says how much, and then where.");
  await page.getByTestId("check-typed").click();
  await expect(game.message).toHaveText("2 of 3 typed digits wrong. Check again to see where.");
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

test("on a phone a cube that is played fits the screen with its pad", async ({ game, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await game.button("SudoKube").click();
  await expect(page.getByTestId("cube")).toBeVisible();
  await game.button("Play").click();
  await expect(game.hint).toBeInViewport({ ratio: 1 });
  await expect(game.told).toBeInViewport();
  const board = await page.getByTestId("faces").getByTestId("board").filter({ visible: true }).boundingBox();
  expect(board.width).toBeGreaterThanOrEqual(288);
  // The cube is small, and all of it is seen above the board; its six faces are chosen beside it.
  const cube = await page.getByTestId("cube").boundingBox();
  expect(cube.y + cube.height).toBeLessThanOrEqual(board.y);
  for (const name of "ULFRBD") {
    const face = page.getByTestId(`turn-${name}`);
    await expect(face).toBeInViewport({ ratio: 1 });
    const box = await face.boundingBox();
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.x >= cube.x + cube.width || box.x + box.width <= cube.x).toBe(true);
  }
  await game.button("Paste").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
});

for (const [where, width, height] of [["on a phone", 390, 844], ["at 200 %", 640, 400], ["on 320 pixels", 320, 640]]) {
  test(`${where} a new SudoKube is made while playing, and comes into sight`, async ({ game, page }) => {
    await page.setViewportSize({ width, height });
    await game.button("SudoKube").click();
    await expect(page.getByTestId("cube")).toBeVisible();
    await game.button("Play").click();
    await expect(game.panel).toBeVisible();
    await page.getByLabel("Size of the faces").selectOption("4");
    await page.getByLabel("Level").selectOption("hard");
    await game.button("New SudoKube").click();
    await expect(game.message).toHaveText(/^Generated in/);
    const face = page.getByTestId("faces").getByTestId("board").filter({ visible: true });
    await expect(face.getByRole("gridcell")).toHaveCount(16);
    await expect(face).toBeInViewport();
    await expect(game.panel).toBeVisible();
    // Nothing is pushed out at the side, of the page or of its bar.
    const over = await page.evaluate(() => [document.documentElement, document.querySelector(".bar")].map((e) => e.scrollWidth - e.clientWidth));
    expect(over).toEqual([0, 0]);
  });
}

test("one finger chooses squares, and two enlarge the page", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const game = new Play(await context.newPage());
  await game.open();
  const { page } = game;
  await page.getByLabel("Size", { exact: true }).selectOption("16");
  await game.button("Play").click();
  await expect(game.panel).toBeVisible();
  const [from, to] = [await game.square(3, 3).boundingBox(), await game.square(3, 6).boundingBox()];
  const session = await context.newCDPSession(page);
  const touch = (type, ...places) => {
    const touchPoints = places.map((x, id) => ({ x, y: from.y + 8, id }));
    return session.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  await touch("touchStart", from.x + 8);
  for (let k = 1; k <= 6; k += 1) await touch("touchMove", from.x + 8 + (k * (to.x - from.x)) / 6);
  await touch("touchEnd");
  await expect(page.locator(".board [aria-selected=true]")).toHaveCount(4);
  await touch("touchStart", 175, 215);
  for (let far = 25; far <= 120; far += 5) {
    await touch("touchMove", 195 - far, 195 + far);
    // A frame between two moves, or they are taken for one.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch("touchEnd");
  await expect.poll(() => page.evaluate(() => window.visualViewport.scale)).toBeGreaterThan(2);
  await context.close();
});

test("on a phone the list of puzzles shows them large, with both buttons side by side", async ({ game, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [puzzle, place] of [[EASY, [0, 0]], [ESCARGOT, [0, 1]]]) {
    await game.read(puzzle);
    if (puzzle === EASY) await game.button("Play").click();
    await game.square(...place).click();
    await page.keyboard.press("3");
  }
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByTestId("saved-games").click();
    const list = page.getByTestId("saved-games-dialog");
    await expect(list.getByRole("listitem")).toHaveCount(2);
    const entry = await list.getByRole("listitem").first().boundingBox();
    expect(entry.height).toBeLessThan(130);
    const [go, gone] = await Promise.all([/^Continue 9×9, 23/, /^Delete 9×9, 23/].map((name) => list.getByRole("button", { name }).boundingBox()));
    expect(Math.abs(go.y - gone.y)).toBeLessThan(2);
    expect(gone.x + gone.width).toBeLessThanOrEqual(entry.x + entry.width + 1);
    await page.keyboard.press("Escape");
  }
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

test("the keys of colours keep them under the pointer, and marks stay clear of the lines", async ({ game, page }) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await game.play(EASY);
  await game.mode("Colour");
  const key = page.getByTestId("pad").getByRole("button", { name: "yellow" });
  const colour = () => key.evaluate((e) => getComputedStyle(e).backgroundColor);
  await page.mouse.move(0, 0);
  const before = await colour();
  await key.hover();
  expect(await colour()).toBe(before);
  // The upper line of corner marks begins under the frame of a chosen square.
  await game.square(0, 0).click();
  await page.keyboard.press("Shift+Digit3");
  const room = await game.square(0, 0).evaluate((e) => [parseFloat(getComputedStyle(e, "::before").top), e.offsetHeight]);
  expect(room[0]).toBeGreaterThan(0.06 * room[1]);
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

test("the marks of the chosen square stand large under the board, until a hint is told", async ({ game, page }) => {
  await game.play(ESCARGOT);
  await page.getByTestId("candidates").click();
  await game.square(0, 1).click();
  // 2, 5, 6 and 8 are in neither its row nor its column nor its box.
  await expect(page.getByTestId("near")).toHaveText("Candidates 2 5 6 8");
  await page.keyboard.press("Shift+Digit6");
  await expect(page.getByTestId("near")).toHaveText(/Corner 6$/);
  await game.hint.click();
  await expect(game.told).toHaveText(/^Look at /);
  await expect(page.getByTestId("near")).toHaveText("");
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
  expect(await game.digits(true)).toBe(AMBIGUOUS);
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
  const line = await page.getByTestId("faces").getByTestId("face-F").locator('[data-place^="0,"]').allTextContents();
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
