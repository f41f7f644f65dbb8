// The page's own faces: every digit of every layout is drawn with them, and so is every word; further files come only when they are needed.
import { expect, test } from "./solve-page.mjs";

test.use({ fresh: true });

/** The faces that an element's texts are drawn with, and how many glyphs of each. */
async function faces(page, selector) {
  const session = await asked(page);
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts;
}

const sessions = new WeakMap();

/** The session in which a page is asked for its faces: one for all, as each takes a second on a slow machine. */
async function asked(page) {
  if (!sessions.has(page)) {
    const session = await page.context().newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    sessions.set(page, session);
  }
  return sessions.get(page);
}

/** All of them are the page's own. */
async function own(page, selector, what) {
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(async () => (await faces(page, selector)).filter((f) => !f.isCustomFont).map((f) => `${what}: ${f.familyName} ${f.glyphCount}`)).toEqual([]);
  expect((await faces(page, selector)).reduce((n, f) => n + f.glyphCount, 0), what).toBeGreaterThan(0);
}

test("every digit of every layout is drawn with the page's face", async ({ solve, page }) => {
  for (const side of [4, 6, 9, 16, 25]) {
    const digits = [...Array(side).keys()].map((k) => (k < 9 ? String(k + 1) : String.fromCharCode(56 + k)));
    await solve.open(`./#v=1&s=${digits.join("")}${".".repeat(side * side - side)}`);
    await expect(solve.square(0, side - 1)).toHaveText(digits[side - 1]);
    for (const k of digits.keys()) {
      await own(page, `.board .row:first-child .sq:nth-child(${k + 1}) > span`, `${digits[k]} on ${side}×${side}`);
      await own(page, `.keypad .key:nth-child(${k + 1})`, `key ${digits[k]} of ${side}×${side}`);
    }
  }
});

test("no word falls back, accented ones neither, and their file comes with them", async ({ page }) => {
  const fetched = [];
  page.on("request", (request) => request.url().endsWith(".woff2") && fetched.push(request.url().split("/").at(-1)));
  await page.goto("./");
  await expect(page.getByTestId("start")).toBeVisible();
  await own(page, ".start", "start");
  await own(page, ".bar", "bar");
  expect([...new Set(fetched)].sort()).toEqual(["hanken-text.woff2", "literata-digits.woff2", "literata-display.woff2"]);
  await page.evaluate(() => {
    document.querySelector(".start h2").textContent = "Mäkelä, Łódź, Őrség";
    document.querySelector(".door p").textContent = "Mäkelä, Łódź, Őrség";
  });
  await own(page, ".start h2", "serif");
  await own(page, ".door p", "sans");
  expect(new Set(fetched)).toContain("literata-accented.woff2");
});
