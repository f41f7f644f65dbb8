// What is written into squares while playing: marks, colours, and which squares are chosen for it.
import { boxOf } from "./box.mjs";
import { EASY } from "./class-page.mjs";
import { PlayPage, test } from "./play-page.mjs";
import { ESCARGOT, expect } from "./solve-page.mjs";

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
    const text = () => page.evaluate(() => navigator.clipboard.readText());
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(() => navigator.clipboard.writeText("nothing yet"));
    await game.button("Copy link").click();
    await expect.poll(text).toContain("#v=1");
    return text();
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
  const other = new PlayPage(await context.newPage());
  await other.page.goto(link);
  await other.ready();
  await expect(other.panel).toBeVisible();
  await expect(other.square(0, 0)).toHaveAttribute("data-corner", /^3/);
  await expect(other.square(0, 0)).toHaveAttribute("data-centre", "58");
  await expect(other.square(8, 8)).toHaveAttribute("data-centre", "1");
  await expect(other.page.locator(".board [data-centre], .board [data-corner]")).toHaveCount(2);
  expect(await other.digits()).toBe(EASY);
  await context.close();
  // With its marks it is one step from the puzzle before.
  const third = await browser.newContext();
  const before = new PlayPage(await third.newPage());
  await before.page.goto(`${link.split("#")[0]}#v=1&s=${ESCARGOT}&view=play`);
  await before.ready();
  await before.paste(link);
  await expect(before.square(0, 0)).toHaveAttribute("data-centre", "58");
  await before.button("Undo").click();
  await expect.poll(() => before.digits()).toBe(ESCARGOT);
  await third.close();
  await game.button("Solve").click();
  expect(await copied()).not.toMatch(/centre|corner/);
});

test("many squares are chosen by drag, Ctrl, arrow keys and double click", async ({ game, page }) => {
  await game.play(EASY);
  const chosen = page.locator(".board [aria-selected=true]");
  const [from, to] = [await boxOf(game.square(3, 0)), await boxOf(game.square(3, 3))];
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  // As fast as a pointer goes: the squares on the way are met by no event.
  await page.mouse.move(to.x + 10, to.y + 10);
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
