// Which functions of the page's program the first screen, a search and a cube call, which places in them they come to, and the same of
// its thread's program for the method that a board begins with: the page is opened with programs that tell. They look at what is there, so nobody keeps a list of what may come later.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { launchOptions } from "../tests/browser/chromium.mjs";
import { serve } from "../tests/browser/serve.mjs";
import { telling } from "./split.mjs";

// Ends at its limit, after islands have exchanged twice.
export const EXCHANGES = "a=waters-grid&seed=1&ring=2&growth=1&generations=420";
// Inkala’s puzzle of 2012.
const INKALA = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
// Links without a method and with those that show other things than a population.
const ADDRESSES = [
  "", "#solve", `#v=1&s=${INKALA}`, `#v=1&s=${INKALA}&a=waters-grid&seed=1&generations=20`, `#v=1&s=${INKALA}&a=sudokube-pure&seed=1`, `#v=1&s=${INKALA}&a=binary-program&seed=1`, `#v=1&s=${INKALA}&${EXCHANGES}`,
  "#v=1&k=edge&s=2...41.3324..4.2.312..21..4.23.4....4....314.21...12.442", `#v=1&k=edge&s=${".".repeat(386)}`,
];
// Runs differ by their seed, which the page draws for a board to fill.
const SEEDS = ["#solve", ...[2, 3, 5].map((seed) => `#v=1&s=${INKALA}&a=waters-grid&seed=${seed}`), ...[2, 3].map((seed) => `#v=1&s=${INKALA}&a=sudokube-pure&seed=${seed}`)];
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const CALM = { ...PHONE, colorScheme: "dark", reducedMotion: "reduce" };
// A language is read at the start, too.
const GERMAN = { ...DESK, locale: "de-DE" };
// A slow machine takes other ways: what comes before the last is drawn.
const SLOW = { ...DESK, slower: 4 };
const VISITS = [[SLOW, ["", "#solve", ...ADDRESSES.slice(2, 4), ...ADDRESSES.slice(6, 8)]], [DESK, [...ADDRESSES, ...SEEDS]], [PHONE, ADDRESSES], [CALM, ADDRESSES], [GERMAN, ADDRESSES.slice(0, 4)]];
const OVER = "[data-phase=solved], [data-phase=limit], [data-phase=stopped]";

// Seeds and the number of cores decide what a run calls: on every machine the same ones.
const ALIKE = (visit) => {
  let state = visit;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24;
  crypto.getRandomValues = (bytes) => {
    bytes.forEach((_, k) => (bytes[k] = next()));
    return bytes;
  };
  Object.defineProperty(navigator, "hardwareConcurrency", { value: 2 });
};

// What waits until the page has all of its program finds the later part there.
const neverWhole = () => addEventListener("sudokube:all", (event) => event.stopImmediatePropagation(), true);

// The board of the start waits a second and lives for eight to eleven (src/ui/state/start.rs).
const LIFE = 15_000;

/** What a page does when it is hidden or left: then no call can wait for the later part. */
function leave() {
  for (const [name, value] of [["hidden", true], ["visibilityState", "hidden"]]) Object.defineProperty(document, name, { value });
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  dispatchEvent(new PageTransitionEvent("pagehide"));
}

/** In a page or a worker: the numbers of what its program has called; none in one whose program does not tell. */
const told = () => Object.entries(globalThis.telling ?? {}).filter(([name, { value }]) => name.startsWith("told") && value).map(([name]) => Number(name.slice(4)));

/** Lets the page search, and waits for the end; a run that lasts is counted as far as it has come. */
async function evolve(page) {
  await page.getByTestId("evolve").click();
  await page.waitForSelector(OVER).catch(() => {});
}

/**
 * Opens a page, and lets it search if there is a puzzle or a board to fill; then once more, as a visitor who comes again; and from the first
 * screen on to a search. The numbers of what page and threads called, and of what the first screen did.
 */
async function visit(page, host, address, slower) {
  const called = { start: [], page: [], thread: [] };
  const tools = await page.context().newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  for (const visited of address === "" ? ["first", "again", "on"] : ["first", "again"]) {
    await page.goto("about:blank");
    await page.goto(host + address);
    await page.waitForSelector("html[data-ready=true]", { timeout: 120_000 });
    if (/^#solve|s=.*\d/.test(address)) {
      await evolve(page);
    } else if (address === "" && visited === "first") {
      await page.waitForTimeout(LIFE);
    } else if (visited === "on") {
      // On a phone the first screen has no tabs.
      const tab = page.locator("nav.views button").first();
      if (await tab.isVisible()) await tab.click().then(() => evolve(page));
    }
    // What follows a verdict on its own is drawn within the next frames.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
    // What JavaScript held of the program is dropped whenever the browser clears up.
    await tools.send("HeapProfiler.collectGarbage");
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    await page.evaluate(leave);
    const now = await page.evaluate(told);
    called.page.push(...now);
    if (address === "" && visited !== "on") called.start.push(...now);
    for (const worker of page.workers()) called.thread.push(...(await worker.evaluate(told)));
  }
  return called;
}

// Which island is ahead, and what is answered late, differs from run to run; islands exchange on boards that last.
const BY_CHANCE = { page: /::threads::search::(island_merge|unanswered)|::address::late/, thread: /::hybrid::.*::(emigrants|immigrate)\b|::search::exchange::|::search::job::Job>::advance\b/ };

// Of these functions nothing is put elsewhere (scripts/outline.mjs): which way they take hangs on sizes, on numbers that are shown, or on the frame in which
// they draw.
const BY_SIZE = /dlmalloc|hashbrown|vec_deque|::sort::|core\[\w+\]::slice::/;
const BY_NUMBERS = /core\[\w+\]::(fmt|num|hash)::|flt2dec|::btree::|drop_in_place|::draw::|::say::run::seconds|::Took/;
// In a search every call counts, and each puzzle takes other ways.
const SEARCH = /::exact::|::operators::|::engines::|::algorithms::/;
// No call can wait while a page is left.
const LEAVING = /::(keep_game|keep_link|write_address)|::link::Link>::write|::address::/;
export const isLeftWhole = {
  page: (name) => BY_CHANCE.page.test(name) || BY_SIZE.test(name) || BY_NUMBERS.test(name) || LEAVING.test(name),
  thread: (name) => BY_CHANCE.thread.test(name) || BY_SIZE.test(name) || SEARCH.test(name),
};

const EXPORTS = "    wasm = instance.exports;\n";

/** Puts a program that tells in the place of one in a folder; the names of its functions and their places. */
function watch(folder, { wasm, script }) {
  const { program, names } = telling(readFileSync(join(folder, wasm)));
  writeFileSync(join(folder, wasm), program);
  const glue = readFileSync(join(folder, script), "utf8");
  if (!glue.includes(EXPORTS)) throw new Error(`wasm-bindgen writes no more: ${EXPORTS}`);
  writeFileSync(join(folder, script), glue.replace(EXPORTS, `${EXPORTS}    globalThis.telling = wasm;\n`));
  return names;
}

/** The names of the functions that were called and of their places that were come to (scripts/regions.mjs), of the two programs in a folder as Trunk built it; `start` are those of the first screen. */
export async function calledIn(folder, page, thread) {
  const copy = mkdtempSync(join(tmpdir(), "sudokube-"));
  const called = { start: new Set(), page: new Set(), thread: new Set() };
  try {
    cpSync(folder, copy, { recursive: true });
    const names = { page: watch(copy, page), thread: watch(copy, thread) };
    execFileSync("node", ["scripts/stamp.mjs"], { env: { ...process.env, TRUNK_STAGING_DIR: copy, SUDOKUBE_SERVE: "1" } });
    const server = await serve(0, { directory: copy });
    const browser = await chromium.launch(launchOptions);
    let visits = 0;
    for (const [{ slower = 1, ...screen }, addresses] of VISITS) {
      for (const address of addresses) {
        const context = await browser.newContext(screen);
        await context.addInitScript(neverWhole);
        await context.addInitScript(ALIKE, visits++);
        const numbers = await visit(await context.newPage(), `http://127.0.0.1:${server.address().port}/`, address, slower);
        for (const k of numbers.page) called.page.add(names.page[k]);
        for (const k of numbers.start) called.start.add(names.page[k]);
        // Of the thread's program the first part has the method that a board begins with.
        if (!address.includes("a=")) for (const k of numbers.thread) called.thread.add(names.thread[k]);
        await context.close();
      }
    }
    for (const part of ["page", "thread"]) for (const name of names[part]) if (BY_CHANCE[part].test(name)) called[part].add(name);
    await browser.close();
    server.close();
  } finally {
    rmSync(copy, { recursive: true });
  }
  return called;
}
