// Two tabs with one game, or one store: neither writes over the other.
import { test } from "./games-page.mjs";
import { accessible, expect } from "./solve-page.mjs";

/** What one tab writes, another can read a moment later; no page could know of it before. */
const heard = (here, there) => expect.poll(async () => (await here.kept()) === (await there.kept())).toBe(true);

test("closing and reloading a tab that only looked erases nothing", async ({ tab }) => {
  const [a, b, c] = [await tab(), await tab(), await tab()];
  await a.move(0, 0, "8");
  const kept = await a.pause();
  await b.page.close({ runBeforeUnload: true });
  await expect.poll(() => b.page.isClosed()).toBe(true);
  await c.page.reload();
  await c.ready();
  // The clock of the reloaded tab goes on, so what is kept may differ by its seconds.
  expect(Object.keys(await a.games())).toEqual(Object.keys(kept));
  await expect(c.square(0, 0)).toHaveText("8");
});

test("a tab whose game another one has changed offers it, and goes on with it", async ({ tab }) => {
  const [a, b] = [await tab(), await tab()];
  await a.move(0, 0, "8");
  await expect(b.elsewhere).toContainText("Also open in another tab");
  await accessible(b.page, "also open in another tab", "[data-testid=play]");
  await b.page.close();
  // One that is opened later goes on where the first one is.
  const c = await tab();
  await expect(c.square(0, 0)).toHaveText("8");
  await a.move(0, 2, "5");
  await c.button("Take the other tab’s game").click();
  await expect(c.square(0, 2)).toHaveText("5");
  await expect(c.elsewhere).toBeEmpty();
  await c.move(2, 0, "9");
  await heard(a, c);
  await a.button("Take the other tab’s game").click();
  await expect(a.filled).toHaveText("3 of 48 squares filled");
  expect(Object.keys(await a.games())).toHaveLength(1);
});

for (const choice of ["Keep this tab’s game", "Take the other tab’s game", null]) {
  test(`two tabs change one game: ${choice ?? "nothing is chosen"}, and neither is lost`, async ({ tab }) => {
    const [a, b] = [await tab(), await tab()];
    await a.move(0, 0, "8");
    await heard(b, a);
    await b.move(0, 2, "5");
    await b.move(2, 0, "9");
    await expect(b.elsewhere).toContainText("Also open in another tab");
    await expect(a.elsewhere).toBeEmpty();
    if (choice) {
      await b.button(choice).click();
      await expect(b.message).toContainText("kept in My puzzles");
      await expect(b.elsewhere).toBeEmpty();
    }
    const stays = choice?.startsWith("Keep");
    await b.page.reload();
    await b.ready();
    await expect(b.filled).toHaveText(stays ? "2 of 48 squares filled" : "1 of 48 squares filled");
    if (stays) await expect(a.elsewhere).toContainText("Also open in another tab");
    await a.page.close({ runBeforeUnload: true });
    await expect.poll(() => a.page.isClosed()).toBe(true);
    await b.openList();
    await expect(b.list.getByRole("listitem")).toHaveCount(2);
    await expect(b.list).toContainText("another game of this puzzle");
    // The other one is gone on with, and still neither is lost.
    await b.list.getByRole("button", { name: stays ? /^Continue .* 1 of 48/ : /^Continue .* 2 of 48/ }).click();
    await expect(b.filled).toHaveText(stays ? "1 of 48 squares filled" : "2 of 48 squares filled");
    await b.page.reload();
    await b.ready();
    await expect(b.filled).toHaveText(stays ? "1 of 48 squares filled" : "2 of 48 squares filled");
    expect(Object.keys(await b.games())).toHaveLength(2);
  });
}

/** Two tabs with one game of one move; the list is open in the first. */
async function listed(tab) {
  const [a, b] = [await tab(), await tab()];
  await a.move(0, 0, "8");
  await b.button("Take the other tab’s game").click();
  await expect(b.square(0, 0)).toHaveText("8");
  await a.openList();
  const press = (name) => a.list.getByRole("button", { name }).click();
  return { a, b, press, items: a.list.getByRole("listitem") };
}

test("a deleted game that comes back replaces none that another tab has kept since", async ({ tab }) => {
  const { a, b, press, items } = await listed(tab);
  await press(/^Delete /);
  await expect(items).toHaveCount(0);
  await heard(b, a);
  await b.move(0, 2, "5");
  await heard(a, b);
  await press("Undo delete");
  await expect(items).toHaveCount(2);
  for (const filled of [1, 2]) await expect(a.list).toContainText(`${filled} of 48 squares filled`);
});

test("a game that another tab went on with before it was deleted comes back with all its moves", async ({ tab }) => {
  const { a, b, press, items } = await listed(tab);
  await b.move(0, 2, "5");
  await heard(a, b);
  await press(/^Delete /);
  await expect(items).toHaveCount(0);
  await press("Undo delete");
  await expect(items).toHaveCount(1);
  await expect(a.list).toContainText("2 of 48 squares filled");
});

test("digits typed in Solve stay when the page is loaded anew, although another tab plays the puzzle", async ({ tab }) => {
  const [a, b] = [await tab(), await tab()];
  await a.move(0, 0, "8");
  await b.button("Solve").click();
  await b.square(0, 2).click();
  await b.page.keyboard.press("5");
  await expect(b.square(0, 2)).toHaveText("5");
  const typed = await b.digits();
  // The view that was opened last.
  await a.button("Solve").click();
  await a.button("Play").click();
  await expect(a.filled).toBeVisible();
  await b.page.reload();
  await b.ready();
  await expect(b.verdict).toHaveText(/./);
  expect(await b.digits()).toBe(typed);
  // Nor is the game lost.
  await a.page.reload();
  await a.ready();
  await expect(a.filled).toHaveText("1 of 48 squares filled");
});

test("what was chosen in another tab stays, and what a later version keeps", async ({ tab }) => {
  const game = await tab();
  const other = await tab();
  const choose = async ({ page }, name, value) => {
    await page.getByRole("button", { name: "Settings" }).click();
    await page.locator(`select[name=${name}]`).selectOption(value);
    await page.keyboard.press("Escape");
  };
  await choose(game, "theme", "dark");
  await game.page.evaluate(() => localStorage.setItem("sudokube:prefs", `${localStorage.getItem("sudokube:prefs")}&future=1`));
  // What one tab writes, another reads a moment later.
  const kept = ({ page }) => page.evaluate(() => (localStorage.getItem("sudokube:prefs") ?? "").split("&").sort());
  await expect.poll(() => kept(other)).toEqual(["future=1", "theme=dark"]);
  await choose(other, "size", "large");
  await expect.poll(() => kept(game)).toEqual(["future=1", "size=large", "theme=dark"]);
  await game.page.reload();
  await expect(game.page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(game.page.locator("html")).toHaveAttribute("data-size", "large");
});
