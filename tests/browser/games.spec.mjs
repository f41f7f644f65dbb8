// Saved games: damaged games, backups, and a page that is loaded anew a moment after a move. None is lost.
import { readFileSync } from "node:fs";
import { EASY } from "./class-page.mjs";
import { test } from "./games-page.mjs";
import { ESCARGOT, accessible, expect } from "./solve-page.mjs";

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
  await expect(game.message).toHaveText("You have played this puzzle before. That game is kept in My puzzles.");
  await game.move(2, 0, "9");
  await game.openList();
  await expect(game.list.getByRole("listitem")).toHaveCount(2);
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

test("Undo back to the puzzle before brings its own checkpoints and its own time", async ({ tab }) => {
  const game = await tab();
  const time = game.page.getByTestId("time");
  const seconds = async () => (await time.textContent()).split(":").reduce((all, part) => 60 * all + Number(part), 0);
  await game.move(0, 0, "8");
  await game.page.getByTestId("checkpoints").locator("summary").click();
  await game.button("Save checkpoint").click();
  const first = game.button("Back to Checkpoint 1");
  await expect(first).toBeVisible();
  await expect.poll(seconds).toBeGreaterThan(4);
  const before = await game.games();
  await game.read(ESCARGOT);
  await expect(first).toHaveCount(0);
  await game.button("Undo").click();
  await expect(first).toBeVisible();
  await expect(game.square(0, 0)).toHaveText("8");
  expect(await seconds()).toBeGreaterThan(4);
  expect(Object.keys(await game.games())).toEqual(Object.keys(before));
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
  await expect(game.message).toHaveText("Your saved game of this puzzle was not opened: it was saved by a newer version of this page. It is kept in My puzzles.");
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
