// The programs of the page and of its thread come in parts (scripts/split.mjs): nothing that a person does first waits for a later one,
// and what asks for it before it is there gets it. LOADS=100 opens the page that often.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import binaryen from "binaryen";
import { EXCHANGES } from "../../scripts/called.mjs";
import { DATA, sections, segments } from "../../scripts/sections.mjs";
import { DIST } from "./serve.mjs";
import { ESCARGOT, SolvePage } from "./solve-page.mjs";

const RUN = /run-\w+_bg\.wasm$/;
const LATER = /later-\w+_bg\.wasm$/;
const REST = /rest-\w+_bg\.wasm$/;
const LOADS = Number(process.env.LOADS ?? 10);
const CUBE = "v=1&k=edge&s=2...41.3324..4.2.312..21..4.23.4....4....314.21...12.442";

// What a service worker fetches no test can hold back.
test.use({ serviceWorkers: "block" });

/** Opens a page whose later part is held back until `release` is called. */
async function held(page) {
  let release;
  const open = new Promise((done) => (release = done));
  await page.route(LATER, (route) => open.then(() => route.continue()));
  return { solve: new SolvePage(page), release };
}

const html = (page) => page.locator("html");

/** A run has ended, or gone on for long: a drawn seed may need thousands of generations. */
const ran = (solve) => expect.poll(async () => /solved|limit|stopped/.test(await solve.run.getAttribute("data-phase")) || (await solve.generations()) > 500, { timeout: 120_000 }).toBe(true);

/** A page is left: no call can wait for a part then, and games and the address would not be kept. */
const left = (page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));

test("the first screen needs the first part alone", async ({ page }) => {
  for (const part of [RUN, LATER]) await page.route(part, () => {});
  await page.goto("./");
  await new SolvePage(page).ready();
  const board = page.getByRole("grid").first();
  const before = await board.textContent();
  await expect.poll(() => board.textContent()).not.toBe(before);
  await left(page);
  await expect(html(page)).not.toHaveAttribute("data-waited");
  await expect(html(page)).not.toHaveAttribute("data-run");
});

test("who is faster than the part for runs gets it", async ({ page }) => {
  await page.route(RUN, (route) => (route.request().resourceType() === "xhr" ? route.continue() : undefined));
  const solve = new SolvePage(page);
  await page.goto("./");
  await solve.ready();
  await solve.button("Solve").click();
  await solve.main.click();
  await ran(solve);
  await expect(html(page)).toHaveAttribute("data-waited", /^(r?f|t)\d+$/);
});

test("a search, its link and leaving do not need the later part", async ({ page }) => {
  test.setTimeout(240_000);
  const { solve } = await held(page);
  for (const address of ["./#solve", `./#v=1&s=${ESCARGOT}&a=waters-grid&seed=1&generations=20`, `./#v=1&s=${ESCARGOT}&${EXCHANGES}`, `./#${CUBE}`]) {
    await page.goto("about:blank");
    await page.goto(address);
    await solve.ready();
    await solve.main.click();
    await ran(solve);
    await left(page);
    await expect(html(page)).not.toHaveAttribute("data-waited");
    await expect(html(page)).not.toHaveAttribute("data-later");
  }
});

test("what is asked for before its part has come comes all the same", async ({ page }) => {
  let first = true;
  // The first request is never answered; the one that a click waits for is.
  await page.route(LATER, (route) => (first ? (first = false) : route.continue()));
  const solve = new SolvePage(page);
  await solve.open();
  await solve.button("Help").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(html(page)).toHaveAttribute("data-waited", /^[ft]\d+$/);
});

test("a part that cannot be fetched is fetched once it can", async ({ page }) => {
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

test(`${LOADS} times in a row the page starts and joins its parts`, async ({ page }) => {
  test.setTimeout(240_000 + LOADS * 10_000);
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

/** What is fetched beforehand of the thread's later part never comes; what a call waits for does. */
const unprepared = (page) => page.route(REST, (route) => (route.request().resourceType() === "xhr" ? route.continue() : undefined));

/** What calls of the page's threads had to wait for. */
const waited = async (page) => (await Promise.all(page.workers().map((worker) => worker.evaluate(() => self.waited)))).filter(Boolean);

test("the method that a board begins with needs the first part of the thread's program alone", async ({ page }) => {
  // One in some thousand seeds takes two minutes at the speed at which a board is shown.
  test.setTimeout(400_000);
  await unprepared(page);
  const solve = new SolvePage(page);
  for (const address of ["./#solve", `./#v=1&s=${ESCARGOT}`, `./#${CUBE}`]) {
    await page.goto("about:blank");
    await page.goto(address);
    await solve.ready();
    await solve.main.click();
    await expect(solve.run).toHaveAttribute("data-phase", /^(solved|limit|stopped)$/, { timeout: 300_000 });
    expect(await waited(page)).toEqual([]);
  }
});

const WATERS = `./#v=1&s=${ESCARGOT}&a=waters-grid&seed=1&generations=20`;

test("another method asks for the later part of its thread's program, and gets it", async ({ page }) => {
  await unprepared(page);
  const solve = new SolvePage(page);
  await page.goto(WATERS);
  await solve.ready();
  await solve.main.click();
  await expect(solve.run).toHaveAttribute("data-phase", /^(solved|limit)$/);
  expect((await waited(page)).length).toBeGreaterThan(0);
});

test("a thread whose later part is no more on the host: the page says so", async ({ page }) => {
  await page.route(REST, (route) => (route.request().resourceType() === "xhr" ? route.fulfill({ status: 404, body: "" }) : undefined));
  const solve = new SolvePage(page);
  await page.goto(WATERS);
  await solve.ready();
  await solve.main.click();
  await expect(page.locator(".update")).toBeVisible();
});

for (const [part, ...later] of [["app", "run", "later"], ["run", "later"], ["worker", "rest"]]) {
  test(`${part} holds no address of data that come with ${later.join(" and ")}`, () => {
    test.setTimeout(120_000);
    const program = (name) => readFileSync(join(DIST, readdirSync(DIST).find((file) => file.startsWith(`${name}-`) && file.endsWith(".wasm"))));
    const data = later.flatMap((name) => segments(sections(program(name)).find(({ id }) => id === DATA).body)).sort((a, b) => a.at - b.at);
    expect(data.length).toBeGreaterThan(100);
    const text = binaryen.readBinary(program(part)).emitText();
    const numbers = new Set([...text.matchAll(/(?:i32\.const |offset=)(\d+)/g)].map(([, digits]) => Number(digits)));
    expect([...numbers].filter((number) => data.some(({ at, bytes }) => number >= at && number < at + bytes.length))).toEqual([]);
  });
}
