// The page's program comes in two halves (scripts/split.mjs): nothing that a person does first waits for the second, and what
// asks for it before it is there gets it. LOADS=100 opens the page that often.
import { expect, test } from "@playwright/test";
import { EXCHANGES } from "../../scripts/called.mjs";
import { ESCARGOT, SolvePage } from "./solve-page.mjs";

const LATER = /later-\w+_bg\.wasm$/;
const LOADS = Number(process.env.LOADS ?? 10);
const CUBE = "v=1&k=edge&s=2...41.3324..4.2.312..21..4.23.4....4....314.21...12.442";

// What a service worker fetches no test can hold back.
test.use({ serviceWorkers: "block" });

/** Opens a page whose later half is held back until `release` is called. */
async function held(page) {
  let release;
  const open = new Promise((done) => (release = done));
  await page.route(LATER, (route) => open.then(() => route.continue()));
  return { solve: new SolvePage(page), release };
}

const html = (page) => page.locator("html");

test("the first screen, a search, its link and leaving need the first half alone", async ({ page }) => {
  test.setTimeout(240_000);
  const { solve } = await held(page);
  for (const address of ["./", "./#solve", `./#v=1&s=${ESCARGOT}&a=waters-grid&seed=1&generations=20`, `./#v=1&s=${ESCARGOT}&${EXCHANGES}`, `./#${CUBE}`]) {
    await page.goto("about:blank");
    await page.goto(address);
    await solve.ready();
    if (address === "./") {
      const board = page.getByRole("grid").first();
      const before = await board.textContent();
      await expect.poll(() => board.textContent()).not.toBe(before);
    } else {
      await solve.main.click();
      // The seed of #solve is drawn: at 20 generations a second it may go on to its limit of 2,000.
      await expect(solve.run).toHaveAttribute("data-phase", /^(solved|limit|stopped)$/, { timeout: 120_000 });
    }
    // No call can wait for a half when a page is left: games and the address would not be kept.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
    await expect(html(page)).not.toHaveAttribute("data-waited");
    await expect(html(page)).not.toHaveAttribute("data-later");
  }
});

test("what is asked for before its half has come comes all the same", async ({ page }) => {
  let first = true;
  // The first request is never answered; the one that a click waits for is.
  await page.route(LATER, (route) => (first ? (first = false) : route.continue()));
  const solve = new SolvePage(page);
  await solve.open();
  await solve.button("Help").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(html(page)).toHaveAttribute("data-waited", /^f\d+$/);
});

test("a half that cannot be fetched is fetched once it can", async ({ page }) => {
  let blocked = true;
  await page.route(LATER, (route) => (blocked ? route.abort() : route.continue()));
  const solve = new SolvePage(page);
  await solve.open();
  blocked = false;
  await expect(html(page)).toHaveAttribute("data-later", "true");
  await solve.button("Help").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(html(page)).not.toHaveAttribute("data-waited");
});

test(`${LOADS} times in a row the page starts and joins its halves`, async ({ page }) => {
  test.setTimeout(60_000 + LOADS * 10_000);
  const solve = new SolvePage(page);
  for (let load = 0; load < LOADS; load++) {
    await page.goto("about:blank");
    await page.goto(load % 2 ? "./" : `./#v=1&s=${ESCARGOT}`);
    await solve.ready();
    await expect(html(page)).toHaveAttribute("data-later", "true");
    await solve.button("Settings").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(html(page)).not.toHaveAttribute("data-waited");
  }
});
