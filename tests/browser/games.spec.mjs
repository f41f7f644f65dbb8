// Saved games: two tabs, damaged games, backups, and a page that is loaded anew a moment after a move. None is lost.
import { readFileSync } from "node:fs";
import { EASY } from "./class-page.mjs";
import { ESCARGOT, SolvePage, accessible, expect, test as base } from "./solve-page.mjs";

class GamePage extends SolvePage {
  constructor(page) {
    super(page);
    this.filled = page.getByTestId("filled");
    this.elsewhere = page.getByTestId("elsewhere");
    this.list = page.getByTestId("saved-games-dialog");
  }

  /** Types a digit into an empty square, and waits until the game with it is kept. */
  async move(row, column, digit) {
    const before = await this.games();
    await this.square(row, column).click();
    await this.page.keyboard.press(digit);
    await expect(this.square(row, column)).toHaveText(digit);
    await expect.poll(() => this.games()).not.toEqual(before);
  }

  /** What is stored of games, by key. */
  games() {
    return this.page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => /^sudokube:(play|aside):/.test(key))));
  }

  /** Stops the clock, which is kept now and then as well. */
  async pause() {
    await this.button("Pause").click();
    return this.games();
  }

  async openList() {
    await this.page.getByTestId("saved-games").click();
    await expect(this.list).toBeVisible();
  }
}

const test = base.extend({
  fresh: [true, { option: true }],

  /** Opens the puzzle in Play, in a tab of its own. */
  tab: async ({ page, complaints }, use) => {
    await use(async (puzzle = EASY) => {
      const tab = await page.context().newPage();
      tab.on("pageerror", (error) => complaints.push(String(error)));
      const game = new GamePage(tab);
      await game.open(`./#v=1&s=${puzzle}`);
      await game.button("Play").click();
      await expect(game.filled).toBeVisible();
      return game;
    });
  },
});

test("closing and reloading a tab that only looked erases nothing", async ({ tab }) => {
  const [a, b, c] = [await tab(), await tab(), await tab()];
  await a.move(0, 0, "8");
  const kept = await a.pause();
  await b.page.close({ runBeforeUnload: true });
  await expect.poll(() => b.page.isClosed()).toBe(true);
  await c.page.reload();
  await c.ready();
  expect(await a.games()).toEqual(kept);
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
  await a.button("Take the other tab’s game").click();
  await expect(a.filled).toHaveText("3 of 48 squares filled");
  expect(Object.keys(await a.games())).toHaveLength(1);
});

for (const choice of ["Keep this tab’s game", "Take the other tab’s game", null]) {
  test(`two tabs change one game: ${choice ?? "nothing is chosen"}, and neither is lost`, async ({ tab }) => {
    const [a, b] = [await tab(), await tab()];
    await a.move(0, 0, "8");
    await b.move(0, 2, "5");
    await b.move(2, 0, "9");
    await expect(b.elsewhere).toContainText("Also open in another tab");
    await expect(a.elsewhere).toBeEmpty();
    if (choice) {
      await b.button(choice).click();
      await expect(b.message).toContainText("see My puzzles");
      await expect(b.elsewhere).toBeEmpty();
    }
    const stays = choice?.startsWith("Keep");
    await b.page.reload();
    await b.ready();
    await expect(b.filled).toHaveText(stays ? "2 of 48 squares filled" : "1 of 48 squares filled");
    if (stays) await expect(a.elsewhere).toContainText("Also open in another tab");
    await a.page.close({ runBeforeUnload: true });
    await b.openList();
    await expect(b.list.getByRole("listitem")).toHaveCount(2);
    await expect(b.list).toContainText("kept beside another game of this puzzle");
    // The other one is gone on with, and still neither is lost.
    await b.list.getByRole("button", { name: stays ? /^Continue .* 1 of 48/ : /^Continue .* 2 of 48/ }).click();
    await expect(b.filled).toHaveText(stays ? "1 of 48 squares filled" : "2 of 48 squares filled");
    await b.page.reload();
    await b.ready();
    await expect(b.filled).toHaveText(stays ? "1 of 48 squares filled" : "2 of 48 squares filled");
    expect(Object.keys(await b.games())).toHaveLength(2);
  });
}

test("a game that was begun is kept when the puzzle is begun anew in Solve", async ({ tab }) => {
  const game = await tab();
  await game.move(0, 0, "8");
  await game.button("Solve").click();
  await game.read(ESCARGOT);
  await game.read(EASY);
  // The message is the same for both puzzles: what tells that the second is there is the board.
  await expect.poll(() => game.digits()).toBe(EASY);
  await game.square(0, 2).click();
  await game.page.keyboard.press("5");
  await game.button("Play").click();
  await expect(game.message).toHaveText("You have played this puzzle before. That game is kept, too: see My puzzles.");
  await game.move(2, 0, "9");
  await game.openList();
  await expect(game.list.getByRole("listitem")).toHaveCount(2);
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

test("Lock a moment after a move leaves the game with that move", async ({ tab }) => {
  const game = await tab();
  await game.move(0, 0, "8");
  await game.square(0, 2).click();
  await game.page.evaluate(() => {
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "5", code: "Digit5", bubbles: true }));
    document.querySelector("[data-testid=lock]").click();
  });
  await expect(game.square(0, 2)).toHaveAttribute("aria-label", /given 5/);
  await game.openList();
  await expect(game.list).toContainText("2 of 48 squares filled");
});

test("a page that is loaded anew a moment after a move shows that move, in Play and in Solve", async ({ tab }) => {
  const game = await tab();
  const { page } = game;
  await game.square(0, 0).click();
  await Promise.all([page.waitForEvent("load"), page.evaluate(() => {
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "8", code: "Digit8", bubbles: true }));
    location.reload();
  })]);
  await game.ready();
  await expect(game.square(0, 0)).toHaveText("8");
  await expect(game.filled).toHaveText("1 of 48 squares filled");
  // Another puzzle: its address was not written yet.
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByTestId("unlock").click();
  await page.getByTestId("lock").click();
  await page.reload();
  await game.ready();
  expect((await game.digits()).startsWith("84")).toBe(true);
  await game.button("Solve").click();
  await game.square(0, 2).click();
  await Promise.all([page.waitForEvent("load"), page.evaluate(() => {
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "5", code: "Digit5", bubbles: true }));
    location.reload();
  })]);
  await game.ready();
  await expect(game.square(0, 2)).toHaveText("5");
  // Once it is written, it is the address that counts.
  await game.page.goto(`./#v=1&s=${ESCARGOT}`);
  await page.reload();
  await game.ready();
  expect(await game.digits()).toBe(ESCARGOT);
});

test("what is typed is there after a reload that was under way when its address was written", async ({ tab }) => {
  const game = await tab();
  const { page } = game;
  await game.button("Solve").click();
  // A slow host: the old page goes on for as long as its answer takes.
  let answer;
  const slow = new Promise((resolve) => { answer = resolve; });
  await page.route((url) => !url.pathname.includes("."), async (route) => { await slow; await route.continue(); });
  await game.square(0, 2).click();
  const written = page.waitForEvent("console", (message) => message.text() === "written");
  // Typed and reloaded at once: however slow the machine, the address is written after that.
  await page.evaluate(() => {
    const old = location.href;
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "5", bubbles: true, cancelable: true }));
    setInterval(() => location.href !== old && console.log("written"), 10);
    location.reload();
  });
  await written;
  const loaded = page.waitForEvent("load");
  answer();
  await loaded;
  await game.ready();
  await expect(game.square(0, 2)).toHaveText("5");
});

test("a puzzle that is looked at in Play and not begun is there again after a reload, and so is no other", async ({ tab }) => {
  const game = await tab();
  await expect(game.filled).toHaveText("0 of 48 squares filled");
  await game.page.reload();
  await game.ready();
  await expect(game.filled).toHaveText("0 of 48 squares filled");
  await expect(game.button("Undo")).toBeDisabled();
  // In this tab alone, and this puzzle alone.
  await game.page.goto("about:blank");
  await game.page.goto(`./#v=1&s=${ESCARGOT}`);
  await game.ready();
  await expect(game.main).toBeVisible();
  await expect(game.filled).toBeHidden();
});

test("games that are damaged or of a newer version are named and kept", async ({ tab }) => {
  const game = await tab();
  const { page } = game;
  await game.move(0, 0, "8");
  const [[place, text]] = Object.entries(await game.games());
  const other = (first, length) => page.evaluate(([text, first, length]) => {
    const bytes = atob(text);
    return btoa(String.fromCharCode(first) + bytes.slice(1, length));
  }, [text, first, length]);
  const [newer, cut] = [await other(9, text.length), await other(1, 40)];
  await page.goto("about:blank");
  await page.goto("./icon.svg");
  await page.evaluate(([place, newer, cut]) => {
    localStorage.setItem(place, newer);
    localStorage.setItem("sudokube:play:0000000000000001", cut);
    localStorage.setItem("sudokube:play:0000000000000002", "no base64!");
  }, [place, newer, cut]);
  await game.open(`./#v=1&s=${EASY}`);
  if (!(await game.filled.isVisible())) await game.button("Play").click();
  await expect(game.message).toHaveText("Your saved game of this puzzle was not opened: it was saved by a newer version of this page. It is kept, see My puzzles.");
  await game.move(0, 2, "5");
  await game.openList();
  await expect(game.list.getByRole("listitem")).toHaveCount(1);
  const unread = page.getByTestId("unread");
  await expect(unread).toContainText("Kept but not shown, because damaged: 2 games.");
  await expect(unread).toContainText("Kept but not shown, because saved by a newer version of this page: 1 game.");
  await accessible(page, "games that cannot be read", "dialog[open]");
  const kept = Object.values(await game.games());
  for (const one of [newer, cut, "no base64!"]) expect(kept).toContain(one);
  // The build that wrote is named.
  expect(await page.evaluate(() => localStorage.getItem("sudokube:build"))).toBe(await page.locator("meta[name=build]").getAttribute("content"));
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
  await choose(other, "size", "large");
  expect(await game.page.evaluate(() => localStorage.getItem("sudokube:prefs").split("&").sort())).toEqual(["future=1", "size=large", "theme=dark"]);
  await game.page.reload();
  await expect(game.page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(game.page.locator("html")).toHaveAttribute("data-size", "large");
});

test("an import asks, is refused in one sentence, and is taken back", async ({ tab }) => {
  const game = await tab();
  const { page } = game;
  await game.move(0, 0, "8");
  const before = await game.pause();
  await game.button("Settings").click();
  const download = page.waitForEvent("download");
  await game.button("Export to a file").click();
  const file = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  expect(file.build).toBe(await page.locator("meta[name=build]").getAttribute("content"));
  const said = page.getByTestId("prefs-said");
  const question = page.getByTestId("prefs-question");
  const take = (value) => page.getByLabel("Import from a file").and(page.locator("input")).setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(typeof value === "string" ? value : JSON.stringify(value)) });
  const foreign = [[], [1], "null", "5", '"a"', "", "{", {}, { sudokube: 1 }, { sudokube: 1, kept: [] }, { sudokube: 1, kept: ["a"] }, { sudokube: 1, kept: "a" },
    { sudokube: 1, kept: null }, { sudokube: 1, kept: { prefs: ["a"] } }, { sudokube: 1, kept: { prefs: {} } }, { sudokube: 1.5, kept: {} }, { sudokube: "1", kept: {} }];
  for (const value of foreign) {
    await take({ sudokube: 1, kept: {} });
    await expect(question).toBeVisible();
    await take(value);
    await expect(said, JSON.stringify(value)).toHaveText("This file was not exported by this page; nothing was changed.");
    await expect(question).toBeHidden();
  }
  const games = Object.fromEntries(Object.entries(file.kept).filter(([key]) => key.startsWith("play:")));
  const [[, text]] = Object.entries(games);
  // Only what can be read is counted.
  await take({ ...file, kept: { "play:0000000000000003": text, "play:zz": "garbage" } });
  await expect(question).toHaveText(/with this file’s settings and 1 game\?/);
  await take({ ...file, kept: { "play:0000000000000003": text, "play:0000000000000004": text, prefs: "theme=dark" } });
  await expect(question).toHaveText("Replace your settings and 1 game with this file’s settings and 2 games? Until you close this tab, Undo import brings them back.");
  await accessible(page, "an import is asked for", "dialog[open]");
  await page.locator(".sure").filter({ has: question }).getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  expect(await game.games()).toEqual(before);
  await take({ ...file, kept: { "play:0000000000000003": text, "play:0000000000000004": text, prefs: "theme=dark" } });
  await game.button("Replace").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await game.ready();
  await expect(game.message).toHaveText("Imported: settings and 2 games.");
  expect(Object.keys(await game.games()).sort()).toEqual(["sudokube:play:0000000000000003", "sudokube:play:0000000000000004"]);
  await game.button("Settings").click();
  await game.button("Undo import").click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  await game.ready();
  expect(await game.games()).toEqual(before);
});
