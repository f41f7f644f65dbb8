// Measures on the built page, asserting nothing (a busy machine makes any of it longer): how soon the worker answers Stop,
// on the larger sizes and with a large population, and how long the page's own thread is blocked while a search runs.
import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";
import { serve } from "./serve.mjs";
import { SolvePage } from "./solve-page.mjs";

const ROUNDS = 9;

/** Milliseconds from posting Stop to its answer, and the longest generation, in a worker of its own. */
async function stops([side, population, rounds]) {
  const address = document.querySelector("meta[name=worker]").content;
  const worker = new Worker(new URL(address, document.baseURI), { type: "module" });
  const heard = (wanted) =>
    new Promise((resolve) => {
      worker.onmessage = ({ data }) => wanted(data) && resolve(data);
    });
  await heard((data) => data === "Ready");
  const puzzle = { shape: `Flat${side}`, cells: Array(side * side).fill(0) };
  if (side < 10) puzzle.cells[0] = puzzle.cells[1] = 1; // A small board must not be solved before Stop.
  const times = [];
  let pace = 0;
  for (let id = 1; id <= rounds; id += 1) {
    worker.postMessage({
      Start: {
        id, puzzle, algorithm: "waters-grid", settings: new Map([["population", String(population)]]), seed: String(id),
        limits: { generations: null, evaluations: null }, speed: "Full", paused: false,
      },
    });
    let last;
    await heard(({ Progress: p }) => p?.id === id && (last = p.rows.at(-1)?.generation) >= 3 && (pace = p.elapsed / last));
    await new Promise((resolve) => setTimeout(resolve, 40 + Math.random() * 40));
    const asked = performance.now();
    worker.postMessage("Stop");
    await heard(({ Progress: p }) => p?.id === id && p.phase === "Stopped");
    times.push(performance.now() - asked);
  }
  worker.terminate();
  times.sort((a, b) => a - b);
  return { median: times[rounds >> 1], largest: times[rounds - 1], generation: pace };
}

const server = await serve(8093);
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
const solve = new SolvePage(page);
const settings = process.argv.slice(2).map((pair) => pair.split(":").map(Number));
await solve.open("http://127.0.0.1:8093/");
console.log(`Stop, milliseconds to its answer in the page (${ROUNDS} times each):`);
for (const [side, population] of settings.length ? settings : [[9, 20], [16, 20], [25, 20], [25, 200]]) {
  const { median, largest, generation } = await page.evaluate(stops, [side, population, ROUNDS]);
  const figures = [median, largest, generation].map((x) => x.toFixed(1));
  console.log(`  ${side}×${side}, population ${population}: median ${figures[0]}, largest ${figures[1]}; a generation ${figures[2]}`);
}

console.log("The page's own thread while a search runs at full speed, 10 s:");
for (const side of [9, 16, 25]) {
  await page.goto("about:blank");
  const cells = `${side < 10 ? "11" : "12"}${".".repeat(side * side - 2)}`;
  await solve.open(`http://127.0.0.1:8093/#v=1&s=${cells}&a=waters-grid&seed=1&generations=1000000`);
  await page.evaluate(() => {
    window.blocked = [];
    new PerformanceObserver((list) => window.blocked.push(...list.getEntries().map((e) => e.duration))).observe({ type: "longtask" });
    window.frames = 0;
    const frame = () => (window.frames += 1, requestAnimationFrame(frame));
    requestAnimationFrame(frame);
  });
  await solve.speed("as fast as it goes");
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
