// The Lab under load, on the built site, asserting nothing: `node tests/browser/classroom-measure.mjs [generations]`.
// Memory of the page's process (its threads are in it) before a run and after 100,000 generations at full speed; then frames a
// second while a run goes on with the population in view, and of a race of six with its curves, the quietest of some stretches, since
// the machine draws without a GPU.
import { readFileSync, readdirSync } from "node:fs";
import { loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";
import { serve } from "./serve.mjs";
import { ESCARGOT, expect } from "./solve-page.mjs";

const GENERATIONS = Number(process.argv[2] ?? 100_000);
const PORT = Number(process.env.PORT ?? 8093);
// AI Escargot with a digit that leaves it no solution, so that no run ends.
const ENDLESS = `18${ESCARGOT.slice(2)}`;
const STRETCHES = 6;

const status = (pid, field) => {
  try {
    return new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  } catch {
    return undefined;
  }
};

/** Megabytes in memory of the largest of this browser's processes that run pages. */
function memory() {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const parents = new Map(all.map((pid) => [pid, status(pid, "PPid")]));
  const mine = (pid) => pid !== undefined && pid !== "0" && (pid === String(process.pid) || mine(parents.get(pid)));
  const renders = (pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("--type=renderer");
    } catch {
      return false;
    }
  };
  return Math.max(...all.filter((pid) => mine(pid) && renders(pid)).map((pid) => Number(status(pid, "VmRSS") ?? 0))) / 1024;
}

const frames = (page) => page.evaluate(async () => {
  const times = [];
  await new Promise((done) => {
    const frame = (now) => {
      times.push(now);
      if (now - times[0] < 3000) requestAnimationFrame(frame);
      else done();
    };
    requestAnimationFrame(frame);
  });
  const gaps = times.slice(1).map((time, k) => time - times[k]).sort((a, b) => a - b);
  return [(1000 * gaps.length) / (times.at(-1) - times[0]), gaps[Math.floor(gaps.length * 0.95)]];
});

const server = await serve(PORT, process.env.DIST ? { directory: process.env.DIST } : {});
const browser = await chromium.launch(launchOptions);
console.log(`Load before: ${loadavg()[0].toFixed(1)}.`);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
const lab = page.getByTestId("lab");
const reached = async () => Number(await lab.getAttribute("data-generation"));
await page.goto(`http://127.0.0.1:${PORT}/#v=1&s=${ENDLESS}&a=waters-grid&seed=1&view=lab`);
await expect(lab).toHaveAttribute("data-state", "resting");
console.log(`  memory at generation 0: ${memory().toFixed(0)} MB`);
await page.locator(".population").evaluate((e) => e.scrollIntoView());
for (const pace of ["20 generations per second", "Full speed"]) {
  await page.getByTestId("pace").selectOption({ label: pace });
  if ((await lab.getAttribute("data-state")) !== "running") await page.getByTestId("lab-run").click();
  const seen = [];
  for (let k = 0; k < STRETCHES; k++) seen.push(await frames(page));
  const [rate, most] = seen.sort((a, b) => b[0] - a[0])[0];
  console.log(`  population in view, ${pace}: ${rate.toFixed(1)} frames a second, 95 % within ${most.toFixed(1)} ms`);
}
const start = Date.now();
while ((await reached()) < GENERATIONS && Date.now() - start < 900_000) await page.waitForTimeout(1000);
console.log(`  memory at generation ${await reached()}, running: ${memory().toFixed(0)} MB`);
await page.getByTestId("lab-run").click();
await expect(lab).toHaveAttribute("data-state", "resting");
await page.getByTestId("scrubber").fill("12345");
await expect(lab).toHaveAttribute("data-generation", "12345");
await expect(lab).toHaveAttribute("data-state", "resting", { timeout: 60_000 });
console.log(`  memory at generation 12,345 again: ${memory().toFixed(0)} MB`);

// Six lanes that nobody wins.
const LANES = ["waters-grid*1", "waters-grid*2", "mantere-koljonen*1", "mantere-koljonen*2", "hill-climb*1", "annealing*1"];
await page.goto("about:blank");
await page.setViewportSize({ width: 1920, height: 1080 });
await page.goto(`http://127.0.0.1:${PORT}/#v=1&s=${ENDLESS}&view=race${LANES.map((lane) => `&lane=${lane}`).join("")}&evaluations=50000000`);
await expect(page.locator(".lane")).toHaveCount(LANES.length);
await page.getByTestId("race-pace").selectOption({ index: 1 });
await page.getByTestId("race-go").click();
for (const pace of ["20,000 evaluations a second", "full speed"]) {
  if (pace === "full speed") await page.getByTestId("race-pace").selectOption({ index: 3 });
  await page.waitForTimeout(1000);
  const seen = [];
  for (let k = 0; k < STRETCHES; k++) seen.push(await frames(page));
  const [rate, most] = seen.sort((a, b) => b[0] - a[0])[0];
  const curves = await page.getByTestId("race-curves").locator("path.curve").count();
  console.log(`  race of six, ${curves} curves, ${pace}: ${rate.toFixed(1)} frames a second, 95 % within ${most.toFixed(1)} ms`);
}
console.log(`Load after: ${loadavg()[0].toFixed(1)}.`);
await browser.close();
server.close();
