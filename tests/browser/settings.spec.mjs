import { readFileSync } from "node:fs";
import { boxOf } from "./box.mjs";
import { SolvePage, accessible, expect, test } from "./solve-page.mjs";

// A 4×4 puzzle with one solution.
const SMALL = "....1.2..4.1....";

/** Opens Settings and chooses an option. */
async function choose(solve, label, option) {
  await solve.button("Settings").click();
  await solve.page.getByRole("combobox", { name: label, exact: true }).selectOption({ label: option });
  await solve.page.keyboard.press("Escape");
}

test("digits are letters, colours or shapes on board, keypad and in what is read aloud, and figures in links", async ({ solve, page }) => {
  await solve.paste(SMALL);
  await expect(solve.square(1, 0)).toHaveText("1");
  await choose(solve, "Digits", "A, B, C");
  await expect(solve.square(1, 0)).toHaveText("A");
  await expect(solve.button("Digit D")).toHaveText("D");
  // A key types what stands on it.
  await solve.square(0, 0).click();
  await page.keyboard.press("d");
  await expect(solve.square(0, 0)).toHaveText("D");
  await expect(solve.square(0, 0)).toHaveAttribute("aria-label", "row 1, column 1, box 1, typed D");
  await page.keyboard.press("Delete");
  await choose(solve, "Digits", "Shapes on 4×4 and 6×6");
  await expect(solve.square(1, 0)).toHaveText("●");
  await expect(solve.square(1, 0)).toHaveAttribute("aria-label", "row 2, column 1, box 1, given circle");
  await solve.square(0, 0).click();
  await solve.button("Digit star").click();
  await expect(solve.square(0, 0)).toHaveText("★");
  await accessible(page, "shapes", "[data-testid=board], .keypad");
  // Typed digits are small letters there.
  await solve.link("s=d...1.2..4.1....");
  await choose(solve, "Digits", "Colours, up to 9×9");
  await expect(solve.square(1, 0)).toHaveClass(/\bd1\b/);
  await expect(solve.square(1, 0)).toHaveText("1");
  await accessible(page, "colours", "[data-testid=board], .keypad");
  await page.reload();
  await solve.ready();
  await expect(solve.square(1, 0)).toHaveAttribute("aria-label", "row 2, column 1, box 1, given 1 blue");
});

test("candidates, the inside of the algorithm and the verdict write digits as the board does", async ({ solve, page }) => {
  const tags = page.getByTestId("candidates").locator("text.tag");
  const layer = page.getByTestId("candidates").locator("output");
  const inside = page.getByTestId("inside");
  await solve.read(SMALL);
  await expect(solve.verdict).toHaveText(/^One solution: /);
  await solve.choose("elimination");
  await solve.speed("Full speed");
  await solve.main.click();
  await solve.phase("solved");
  await expect(inside).toContainText(/r\dc\d = [1-4]\b/);
  // The last layer is drawn first.
  await expect(tags).toHaveText(["4", "3", "2", "1"]);
  await choose(solve, "Digits", "A, B, C");
  await expect(tags).toHaveText(["D", "C", "B", "A"]);
  await page.getByLabel("Layer").fill("3");
  await expect(layer).toHaveText("digit C");
  await expect(inside).toContainText(/r\dc\d = [A-D]\b/);
  await expect(inside).not.toContainText(/r\dc\d = \d/);
  // What is pasted into a field is the field's.
  await page.getByLabel("Layer").blur();
  await solve.paste("12..............");
  await expect(solve.verdict).toHaveText(/The givens use only 2 digits; C and D are missing/);
  // What was said already is said anew.
  await choose(solve, "Digits", "Shapes on 4×4 and 6×6");
  await expect(solve.verdict).toHaveText(/■ and ★ are missing/);
  await expect(tags).toHaveText(["★", "■", "▲", "●"]);
  await choose(solve, "Digits", "Colours, up to 9×9");
  await page.getByLabel("Layer").fill("1");
  await expect(layer).toHaveText("digit 1 blue");
  await expect(solve.verdict).toHaveText(/3 and 4 are missing/);
});

test("a board of 16 counts from 0 to F where that is chosen", async ({ solve, page }) => {
  await choose(solve, "Digits", "0–F on 16×16");
  await expect(solve.button("Digit 9")).toHaveCount(1);
  await page.getByRole("combobox", { name: "Size", exact: true }).selectOption("16");
  await solve.square(0, 0).click();
  await page.keyboard.press("0");
  await page.keyboard.press("f");
  await expect(solve.square(0, 0)).toHaveText("0");
  await expect(solve.square(0, 1)).toHaveText("F");
  await expect.poll(() => page.url()).toContain("s=ap");
});

test("theme, contrast, size and hand are attributes of the document, kept, and there before the first paint", async ({ solve, page, complaints }) => {
  const root = page.locator("html");
  await choose(solve, "Theme", "Dark");
  await choose(solve, "Contrast", "High");
  await choose(solve, "Digit size", "Large");
  await choose(solve, "Keypad", "Left-handed");
  for (const [name, value] of Object.entries({ theme: "dark", contrast: "high", size: "large", hand: "left" })) {
    await expect(root).toHaveAttribute(`data-${name}`, value);
  }
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(0, 0, 0)");
  await expect.poll(async () => (await boxOf(solve.run)).x - (await boxOf(solve.board)).x).toBeLessThan(0);
  await accessible(page, "dark, high contrast, large");
  await solve.button("Settings").click();
  await accessible(page, "settings", "dialog[open]");
  // Without the page's programs: only what runs before the first paint.
  await page.route(/\.wasm$/, (route) => route.abort());
  await page.goto("about:blank");
  await page.goto("./", { waitUntil: "commit" });
  await expect(root).toHaveAttribute("data-theme", "dark");
  await page.goto("about:blank");
  complaints.length = 0;
});

test("sound is off until it is chosen", async ({ solve, page }) => {
  const asked = [];
  page.on("request", (r) => r.url().includes("/sound") && asked.push(r.url()));
  await solve.paste("11..............");
  await expect(page.locator(".sq.conflict").first()).toBeVisible();
  expect(asked).toEqual([]);
  const script = page.waitForResponse(/sound.*\.js/);
  await choose(solve, "Sound", "On");
  await script;
  await solve.read(SMALL);
  await expect(solve.verdict).toHaveText(/^One solution: /);
  await solve.speed("Full speed");
  await solve.main.click();
  await solve.phase("solved");
  await expect(page.locator("html")).toHaveAttribute("data-tones", /\d/);
});

test("everything that is kept goes into one file, comes back from it, and is forgotten when asked", async ({ solve, page }) => {
  await choose(solve, "Theme", "Dark");
  await choose(solve, "Digits", "A, B, C");
  await solve.button("Settings").click();
  const download = page.waitForEvent("download");
  await solve.button("Export to a file").click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("sudokube.json");
  const path = await file.path();
  const kept = JSON.parse(readFileSync(path, "utf8"));
  expect(kept).toMatchObject({ sudokube: 1, kept: { prefs: "theme=dark&digits=letters" } });
  // What this page does not keep is not in the file, and is not forgotten.
  await page.evaluate(() => localStorage.setItem("another", "page"));
  await solve.button("Delete all data").click();
  await accessible(page, "deleting everything", "dialog[open]");
  await solve.button("Cancel").click();
  await solve.button("Delete all data").click();
  await solve.button("Delete").click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  await solve.ready();
  expect(await page.evaluate(() => [localStorage.getItem("sudokube:prefs"), localStorage.getItem("another")])).toEqual([null, "page"]);
  await solve.button("Settings").click();
  const said = page.getByTestId("prefs-said");
  const take = (name, text) => page.getByLabel("Import from a file").and(page.locator("input")).setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  await take("other.json", '{"a":1}');
  await expect(said).toHaveText(/^This file was not exported by this page; nothing was changed\.$/);
  await take("newer.json", '{"sudokube":9,"kept":{}}');
  await expect(said).toHaveText(/newer version/);
  await take("broken.json", '{"sudokube":1,"kept":{"prefs":5}}');
  await expect(said).toHaveText(/^This file was not exported/);
  await take("sudokube.json", readFileSync(path, "utf8"));
  await expect(said).toHaveText("");
  await solve.button("Replace").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await solve.ready();
  // Without a fragment the page begins as on a first visit.
  await solve.open();
  await expect(solve.button("Digit B")).toHaveCount(1);
});

test.describe("without storage", () => {
  test.use({ fresh: true });

  for (const [what, name] of [["forbidden", "getter"], ["full", "setItem"]]) {
    test(`where storage is ${what} the page says so once and goes on`, async ({ page }) => {
      await page.addInitScript((how) => {
        const refuse = () => { throw new DOMException("no", how === "getter" ? "SecurityError" : "QuotaExceededError"); };
        if (how === "getter") Object.defineProperty(window, "localStorage", { get: refuse });
        else Storage.prototype.setItem = refuse;
      }, name);
      const solve = new SolvePage(page);
      await solve.open();
      // A storage that refuses everything is known at once, a full one when something is to be put there.
      await solve.button("Settings").click();
      await expect(page.getByTestId("prefs-kept")).toHaveText(what === "full" ? /are saved in this browser/ : /is full or blocked/);
      await page.keyboard.press("Escape");
      await choose(solve, "Theme", "Dark");
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(solve.message).toHaveText(what === "full" ? /storage for this page is full/ : /^This browser blocks saving/);
      await solve.paste(SMALL);
      await expect(solve.message).toHaveText(/^Read as/);
      await choose(solve, "Contrast", "High");
      await expect(solve.message).toHaveText(/^Read as/);
      // Nowhere is it said that something is kept.
      await solve.button("Settings").click();
      await expect(page.getByTestId("prefs-kept")).toHaveText(/is full or blocked/);
      await page.keyboard.press("Escape");
      await solve.button("Play").click();
      await page.getByTestId("saved-games").click();
      await expect(page.getByTestId("saved-games-dialog")).toContainText(/is full or blocked/);
      await page.keyboard.press("Escape");
      await solve.button("Solve").click();
      await solve.speed("Full speed");
      await solve.main.click();
      await solve.phase("solved");
    });
  }
});

test.describe("for the left hand", () => {
  const left = async (locator) => (await boxOf(locator)).x;
  /** How much further to the right the one stands than the other, once it is expected so. */
  const apart = (one, other) => expect.poll(async () => (await left(one)) - (await left(other)));
  const erase = (page) => page.getByTestId("pad").getByRole("button", { name: "Erase" });
  const digit = (page) => page.getByTestId("pad").getByRole("button", { name: /^Digit 1/ });

  test("what is pressed stands on the left of the board, also after a reload, and goes back", async ({ solve, page }) => {
    await solve.read(SMALL);
    await solve.button("Play").click();
    const [pad, board] = [page.getByTestId("pad"), solve.board.first()];
    await apart(pad, board).toBeGreaterThan(0);
    await choose(solve, "Keypad", "Left-handed");
    await apart(pad, board).toBeLessThan(0);
    await accessible(page, "left-handed", "main");
    await page.reload();
    await solve.ready();
    await expect(page.locator("html")).toHaveAttribute("data-hand", "left");
    // Nothing was played: the page begins in Solve.
    await solve.button("Play").click();
    await expect(pad).toBeVisible();
    await apart(pad, board).toBeLessThan(0);
    await choose(solve, "Keypad", "Right-handed");
    await apart(pad, board).toBeGreaterThan(0);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test("the tools come first", async ({ solve, page }) => {
      await solve.button("Play").click();
      await apart(erase(page), digit(page)).toBeGreaterThan(0);
      const undo = page.getByTestId("play").getByRole("button", { name: "Undo" });
      const before = await left(undo);
      await choose(solve, "Keypad", "Left-handed");
      await apart(erase(page), digit(page)).toBeLessThan(0);
      await expect.poll(() => left(undo)).toBeGreaterThan(before);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await accessible(page, "left-handed on a phone", "main");
    });
  });
});
