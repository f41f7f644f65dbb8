// Measures on the built page, asserting nothing (a busy machine makes any of it longer): how soon the worker answers Stop,
// on the larger sizes and with a large population, how long the page's own thread is blocked while a search runs, and what
// reading the messages of four islands costs it.
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
const link = (side, population, algorithm) => {
  const squares = `11${".".repeat(side * side - 2)}`;
  return `http://127.0.0.1:8093/#v=1&s=${squares}&a=${algorithm}&seed=1&generations=1000000&population=${population}`;
};

const server = await serve(8093);
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.addInitScript(watchWorkers);
const solve = new SolvePage(page);
const open = async (side, population, algorithm = "waters-grid") => {
  await page.goto("about:blank");
  await solve.open(link(side, population, algorithm));
  await solve.speed("Full speed");
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

/** Runs what is open for some seconds: tasks of the page's own thread over 50 ms, the longest, and frames a second. */
async function blocked(seconds) {
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
  await page.waitForTimeout(seconds * 1000);
  const [to, until, tasks] = await page.evaluate(() => [window.frames, performance.now(), window.blocked]);
  const longest = tasks.length ? Math.max(...tasks).toFixed(0) : "none";
  return `${tasks.length} tasks over 50 ms, longest ${longest}; ${(((to - from) / (until - since)) * 1000).toFixed(0)} frames a second`;
}

console.log("The page's own thread while a search runs at full speed, 10 s:");
for (const side of [9, 16, 25]) {
  await open(side, 20);
  console.log(`  ${side}×${side}: ${await blocked(10)}`);
}

console.log("The same with the fold Inside the algorithm, 5 s:");
for (const side of [16, 25]) {
  for (const name of ["rank-sheet", "mantere-koljonen", "waters-grid", "annealing"]) {
    for (const shut of [false, true]) {
      await open(side, 20, name);
      await solve.button("Step").click();
      await page.getByTestId("inside").waitFor();
      if (shut) await page.getByTestId("inside").locator("summary").click();
      console.log(`  ${side}×${side}, ${name}, ${shut ? "shut" : "open"}: ${await blocked(5)}`);
    }
  }
}
/** Keeps what workers send from now on, and when. */
const record = () => page.evaluate(() => {
  window.kept = [];
  for (const worker of window.watched) {
    worker.addEventListener("message", ({ data }) => window.kept.push({ worker, data, at: performance.now() }));
  }
});

/**
 * Milliseconds a frame that go into reading what four islands sent, and the dearest frame. The messages are handed to the page once
 * more after their run is over, when it reads them and drops them: nothing is drawn. Each is read some times, for the clock is coarse.
 */
const reading = () => page.evaluate(() => {
  const [FRAME, TIMES] = [1000 / 60, 20];
  const messages = window.kept.splice(0);
  const frames = new Map();
  const from = performance.now();
  for (const { worker, data, at } of messages) {
    const since = performance.now();
    for (let k = 0; k < TIMES; k += 1) worker.onmessage({ data });
    const frame = Math.floor(at / FRAME);
    frames.set(frame, (frames.get(frame) ?? 0) + (performance.now() - since) / TIMES);
  }
  const all = (performance.now() - from) / TIMES;
  const count = Math.round((messages.at(-1).at - messages[0].at) / FRAME);
  return { messages: messages.length, frame: all / count, largest: Math.max(...frames.values()) };
});

console.log("Reading the messages of four islands at full speed, milliseconds a frame (1/60 s), over 5 s:");
for (const [side, algorithm] of [[4, "waters-grid"], [9, "waters-grid"], [9, "mantere-koljonen"], [16, "waters-grid"], [25, "waters-grid"]]) {
  await page.goto("about:blank");
  await solve.open(`${link(side, 20, algorithm)}&ring=4`);
  await solve.speed("Full speed");
  await solve.main.click();
  await solve.phase("running");
  await page.waitForTimeout(1000);
  await record();
  await page.waitForTimeout(5000);
  await solve.button("Stop").click();
  await page.waitForTimeout(500);
  // A run that has not begun: reports of the one before are not its own.
  await solve.button("Step").click();
  await page.waitForTimeout(500);
  const { messages, frame, largest } = await reading();
  console.log(`  ${side}×${side}, ${algorithm}: mean ${frame.toFixed(2)}, largest ${largest.toFixed(2)} (${messages} messages)`);
}
await browser.close();
server.close();
