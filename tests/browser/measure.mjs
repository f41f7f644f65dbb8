// Measures on the built page, asserting nothing (a busy machine makes any of it longer): how soon the worker answers Stop,
// on the larger sizes and with a large population, and how long the page's own thread is blocked while a search runs.
import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";
import { serve } from "./serve.mjs";
import { SolvePage } from "./solve-page.mjs";

const ROUNDS = 9;

/** Notes when the page last sent each worker a message and last heard from it. Runs before the page's own code. */
function watchWorkers() {
  const Native = window.Worker;
  window.watched = [];
  window.Worker = class extends Native {
    constructor(...args) {
      super(...args);
      window.watched.push(this);
      this.addEventListener("message", () => (this.heard = performance.now()));
    }

    postMessage(message) {
      this.asked = performance.now();
      super.postMessage(message);
    }
  };
}

/** Milliseconds from posting Stop to the worker's last word, which is its answer. */
async function stop(solve) {
  await solve.page.waitForTimeout(40 + Math.random() * 80);
  await solve.button("Stop").evaluate((button) => button.click());
  // Much longer than an answer takes.
  await solve.page.waitForTimeout(700);
  return solve.page.evaluate(() => {
    const worker = window.watched.toSorted((a, b) => b.asked - a.asked)[0];
    return worker.heard - worker.asked;
  });
}

/** An unsolvable board of this side: the run does not end by itself. */
const link = (side, population) => {
  const squares = `11${".".repeat(side * side - 2)}`;
  return `http://127.0.0.1:8093/#v=1&s=${squares}&a=waters-grid&seed=1&generations=1000000&population=${population}`;
};

const server = await serve(8093);
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.addInitScript(watchWorkers);
const solve = new SolvePage(page);
const open = async (side, population) => {
  await page.goto("about:blank");
  await solve.open(link(side, population));
  await solve.speed("as fast as it goes");
};
console.log(`Stop, milliseconds to the worker's answer (${ROUNDS} times each):`);
for (const [side, population] of [[9, 20], [16, 20], [25, 20], [25, 200]]) {
  await open(side, population);
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await solve.main.click();
    await solve.phase("running");
    times.push(await stop(solve));
  }
  times.sort((a, b) => a - b);
  const [median, largest] = [times[ROUNDS >> 1], times[ROUNDS - 1]].map((x) => x.toFixed(1));
  console.log(`  ${side}×${side}, population ${population}: median ${median}, largest ${largest}`);
}

console.log("The page's own thread while a search runs at full speed, 10 s:");
for (const side of [9, 16, 25]) {
  await open(side, 20);
  await page.evaluate(() => {
    window.blocked = [];
    new PerformanceObserver((list) => window.blocked.push(...list.getEntries().map((e) => e.duration))).observe({ type: "longtask" });
    window.frames = 0;
    const frame = () => (window.frames += 1, requestAnimationFrame(frame));
    requestAnimationFrame(frame);
  });
  await solve.main.click();
  await solve.phase("running");
  const [from, since] = await page.evaluate(() => [window.frames, performance.now()]);
  await page.waitForTimeout(10_000);
  const [to, until, blocked] = await page.evaluate(() => [window.frames, performance.now(), window.blocked]);
  const longest = blocked.length ? Math.max(...blocked).toFixed(0) : "none";
  const frames = (((to - from) / (until - since)) * 1000).toFixed(0);
  console.log(`  ${side}×${side}: ${blocked.length} tasks over 50 ms, longest ${longest}; ${frames} frames a second`);
}
await browser.close();
server.close();
