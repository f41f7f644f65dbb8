import { FOLDER } from "./serve.mjs";
import { ESCARGOT, SolvePage, expect, test } from "./solve-page.mjs";

test("a reload keeps the puzzle", async ({ solve, page }) => {
  await solve.paste(ESCARGOT);
  await expect.poll(() => page.url()).toContain(ESCARGOT);
  await page.reload();
  await solve.ready();
  expect(await solve.digits()).toBe(ESCARGOT);
});

test("what is typed is in the address as soon as the page is hidden, as a phone may end it then", async ({ solve, page }) => {
  await solve.read(ESCARGOT);
  await solve.link(ESCARGOT);
  await solve.square(0, 1).click();
  // In one go: nothing that waits is done in between.
  const [before, after] = await page.evaluate(() => {
    const before = location.href;
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "2", code: "Digit2", bubbles: true, cancelable: true }));
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    delete document.hidden;
    return [before, location.href];
  });
  expect(after).not.toBe(before);
  const other = new SolvePage(await page.context().newPage());
  await other.open(after);
  await expect(other.square(0, 1)).toHaveText("2");
  await other.page.close();
});

test("a link opened elsewhere repeats the run, with a seed that no JavaScript number holds", async ({ solve, browser }) => {
  await solve.read(ESCARGOT);
  await solve.solveBy("waters-grid", "9007199254740995");
  const link = await solve.link(ESCARGOT, "seed=9007199254740995");
  const context = await browser.newContext();
  const other = new SolvePage(await context.newPage());
  await other.open(link);
  expect(await other.digits()).toBe(ESCARGOT);
  await other.speed("Full speed");
  await other.main.click();
  await other.phase("solved");
  expect(await other.generation.textContent()).toBe(await solve.generation.textContent());
  expect(await other.digits(true)).toBe(await solve.digits(true));
  await context.close();
});

test("the address holds seed and changed settings before any run, and a seed alone is honoured", async ({ solve, page }) => {
  await solve.open(`./#v=1&s=${ESCARGOT}&seed=7`);
  await expect(solve.seed).toHaveValue("7");
  await page.getByTestId("settings").locator("summary").click();
  await page.getByLabel("Population size").fill("30");
  await page.getByLabel("Population size").press("Tab");
  // A link without a name is of a release that had Waters’ algorithm alone.
  await expect.poll(() => page.url()).toContain("a=waters-grid&seed=7&population=30");
  await solve.open(`./#v=1&s=${ESCARGOT}&a=waters-grid&seed=99999999999999999999`);
  await expect(solve.message).toContainText("Invalid seed");
});

test("the page works in a folder of a static host", async ({ solve, baseURL }) => {
  await solve.open(new URL(`${FOLDER}#v=1&s=${ESCARGOT}&a=waters-grid&seed=42`, baseURL).href);
  await solve.speed("Full speed");
  await solve.main.click();
  await solve.phase("solved");
  await solve.link(`${FOLDER}#`, ESCARGOT, "seed=42");
});

test("a link that was cut off says so, and the board says whose puzzle it is not", async ({ solve }) => {
  for (const cut of ["#v=1", "#v=1&s=", `#v=1&s=${ESCARGOT.slice(0, 40)}`]) {
    await solve.page.goto("about:blank");
    await solve.open(`./${cut}`);
    await expect(solve.message).toContainText("cut off");
    await expect(solve.message).toContainText("The board was not changed");
  }
});

test("links and lists of other programs are pasted as they are", async ({ solve, page }) => {
  const zeros = ESCARGOT.replaceAll(".", "0");
  await solve.paste(`https://www.sudokuwiki.org/sudoku.htm?bd=${zeros}`);
  await expect(solve.message).toHaveText("Read as SudokuWiki link, 23 givens.");
  expect(await solve.digits()).toBe(ESCARGOT);
  const second = ESCARGOT.replace("1", ".");
  await solve.paste(`${ESCARGOT}\n${second}\n`);
  await expect(page.getByTestId("recognised")).toHaveText("List of 2 puzzles, 22 to 23 givens.");
  await page.getByRole("button", { name: "2. 9×9, 22 givens" }).click();
  await expect(solve.message).toHaveText("Number 2 of 2, 22 givens. The others are under “Paste”.");
  expect(await solve.digits()).toBe(second);
});
