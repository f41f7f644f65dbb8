// How long the puzzles of a day take on a slow phone: `DIST=dist node tests/browser/daily-times.mjs`. Asserts nothing. The rate of the
// browser's tools slows the page's own thread and no worker, so the whole process of the page is stopped and let go in turn:
// with SLOW=4 it has a quarter of the time. DAYS= are how many days from Monday, 2 November 2026 on (16×16: as many weeks).
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";
import { baseURL } from "./playwright.config.mjs";
import { serve } from "./serve.mjs";
import { SolvePage } from "./solve-page.mjs";

const [SLOW, DAYS] = [Number(process.env.SLOW ?? 4), Number(process.env.DAYS ?? 7)];
const ON = 10;
const FIRST = Date.UTC(2026, 10, 2, 12);
const DAY = 86_400_000;

/** Stops and lets go the processes that draw pages, until it is told to end: then it tells what part of a core they have had. */
async function slowed(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const pids = processInfo.filter((process) => process.type === "renderer").map((process) => process.id);
  const all = (signal) => pids.forEach((pid) => process.kill(pid, signal));
  const [start, before] = [performance.now(), used(pids)];
  let timer = null;
  const run = (on) => {
    all(on ? "SIGCONT" : "SIGSTOP");
    timer = setTimeout(run, on ? ON : (SLOW - 1) * ON, !on);
  };
  if (SLOW > 1) run(true);
  return () => {
    clearTimeout(timer);
    all("SIGCONT");
    return ((used(pids) - before) * 1e3) / (performance.now() - start);
  };
}

/** Seconds of processor time that processes have had (`/proc`, in hundredths). */
const used = (pids) => {
  const ticks = (pid) => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ").slice(11, 13).map(Number);
  return pids.flatMap(ticks).reduce((sum, n) => sum + n, 0) / 100;
};

const server = await serve(Number(new URL(baseURL).port));
for (const [kind, step] of [["sudoku", 1], ["sudokube", 1], ["16x16", 7]]) {
  const times = [];
  for (let day = 0; day < DAYS; day += 1) {
    // A new browser: nothing is compiled, nothing kept.
    const browser = await chromium.launch(launchOptions);
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
    await page.clock.setFixedTime(FIRST + day * step * DAY);
    const solve = new SolvePage(page);
    await solve.open(`${baseURL}#solve`);
    await solve.button("Play").click();
    const button = page.getByTestId(`daily-${kind}`);
    await button.waitFor();
    const end = await slowed(browser);
    const before = page.url();
    const start = performance.now();
    await button.evaluate((button) => button.click());
    await page.waitForFunction((before) => location.href !== before, before, { timeout: 120_000, polling: 20 });
    times.push({ seconds: (performance.now() - start) / 1e3, core: end() });
    await browser.close();
  }
  const sorted = times.map((time) => time.seconds).sort((a, b) => a - b);
  const cores = times.map((time) => time.core).sort((a, b) => a - b);
  const [median, longest] = [sorted[sorted.length >> 1], sorted.at(-1)].map((s) => s.toFixed(1));
  const share = `${Math.round(100 * cores[0])} to ${Math.round(100 * cores.at(-1))} % of a core`;
  console.log(`${kind}: ${DAYS} made, median ${median} s, longest ${longest} s, with ${share}`);
}
server.close();
