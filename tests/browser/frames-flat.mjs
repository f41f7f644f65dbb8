// Frames a second while a search runs at full speed with the agreement of its population on the board: 9×9, 16×16, 25×25 and a
// SudoKube, all with runs that nothing ends while they are measured. Asserts nothing; `DIST=dist node tests/browser/frames-flat.mjs`.
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";
import { serve } from "./serve.mjs";
import { SolvePage } from "./solve-page.mjs";

const SECONDS = 5;
const first = (name, column) =>
  readFileSync(new URL(`../corpus/${name}`, import.meta.url), "utf8").split("\n").find((line) => line && !line.startsWith("#")).split("\t")[column];
const CUBES = readFileSync(new URL("../corpus/cubes_9.tsv", import.meta.url), "utf8").split("\n").map((line) => line.split("\t"));
// Hardly any growth and no reset: it stays where it is.
const SLOW = "a=waters-grid&growth=1&population=60&reset=1000000&seed=1&generations=100000000";
const BOARDS = [
  ["9×9", `v=1&s=${first("hardest_1106.tsv", 1)}&${SLOW}`],
  ["16×16", `v=1&s=${first("unique_16x16.tsv", 1)}&${SLOW}`],
  ["25×25", `v=1&s=${first("given_25x25.tsv", 1)}&${SLOW}`],
  ["SudoKube", `v=1&k=edge&s=${CUBES.find((fields) => fields[1] === "minimal")[0]}&a=waters-cube-shared&seed=1&generations=100000000`],
];

/** Frames in some seconds, the longest of 95 % of them, and the longest. */
const frames = (page) => page.evaluate(async (seconds) => {
  const times = [];
  await new Promise((done) => {
    const frame = (now) => {
      times.push(now);
      if (now - times[0] < 1000 * seconds) requestAnimationFrame(frame);
      else done();
    };
    requestAnimationFrame(frame);
  });
  const gaps = times.slice(1).map((time, k) => time - times[k]).sort((a, b) => a - b);
  const rate = (1000 * gaps.length) / (times.at(-1) - times[0]);
  return [gaps.length, `${rate.toFixed(1)} frames a second, 95 % within ${gaps[Math.floor(gaps.length * 0.95)].toFixed(1)} ms, longest ${gaps.at(-1).toFixed(0)}`];
}, SECONDS);

const server = await serve(8095);
const browser = await chromium.launch(launchOptions);
console.log(`Load before: ${loadavg()[0].toFixed(1)}.`);
for (const [name, link] of BOARDS) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`http://127.0.0.1:8095/#${link}`);
  const solve = new SolvePage(page);
  await solve.speed("Full speed");
  await solve.main.click();
  await solve.phase("running");
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const busy = async () => (await client.send("Performance.getMetrics")).metrics.find((m) => m.name === "TaskDuration").value;
  const before = await busy();
  const [count, text] = await frames(page);
  const each = (((await busy()) - before) * 1000) / count;
  console.log(`  ${name.padEnd(10)}${text}; ${each.toFixed(1)} ms of the page's thread for each; ${await solve.run.getAttribute("data-phase")} at the end`);
  await page.close();
}
console.log(`Load after: ${loadavg()[0].toFixed(1)}.`);
await browser.close();
server.close();
