// Frames a second on the SudoKube's page while it is turned and while a search runs, asserting nothing, and the same for a
// bare CSS cube of six plain texts: what the machine's drawing allows at all. `node tests/browser/frames.mjs`, on the built site.
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";
import { serve } from "./serve.mjs";
import { SolvePage } from "./solve-page.mjs";

const SECONDS = 5;
const CUBES = readFileSync(new URL("../corpus/cubes_9.tsv", import.meta.url), "utf8").split("\n").map((line) => line.split("\t"));
// Nobody solves it while this is measured.
const MINIMAL = CUBES.find((fields) => fields[1] === "minimal")[0];

/** Six texts on a cube of the same size, with nothing else on the page. */
const BARE = `<style>
  .turntable { width: 580px; height: 500px; margin: 150px 12px; display: grid; place-items: center; perspective: 2700px }
  .body { position: relative; width: 336px; height: 336px; transform-style: preserve-3d; will-change: transform }
  pre { position: absolute; inset: 0; margin: 0; font: 22px/37px monospace; letter-spacing: 24px; background: #fff;
    outline: 1px solid; backface-visibility: hidden }
</style><div class="turntable"><div class="body">${["x, 90", "y, 90", "y, 0", "x, -90", "y, -90", "y, 180"]
  .map((turn) => `<pre style="transform: rotate${turn.replace(/(.), (.*)/, (_, axis, degrees) => `${axis.toUpperCase()}(${degrees}deg)`)} translateZ(168px)">${
    Array(9).fill("123456789").join("\n")}</pre>`).join("")}</div></div>`;

/** Counts frames; with `how`, turns in each of them: by pointer as a hand does, or by its transform. */
const frames = (page, how = "") => page.evaluate(async ([seconds, how]) => {
  const table = document.querySelector(".turntable");
  const box = table.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fire = (type, clientX, clientY) =>
    table.dispatchEvent(new PointerEvent(type, { pointerId: 1, isPrimary: true, clientX, clientY, bubbles: true }));
  table.setPointerCapture = () => {};
  if (how === "hand") fire("pointerdown", x, y);
  const times = [];
  await new Promise((done) => {
    const frame = (now) => {
      times.push(now);
      const s = (now - times[0]) / 1000;
      const [dx, dy] = [150 * Math.sin(2 * s), 60 * Math.sin(3 * s)];
      if (how === "hand") fire("pointermove", x + dx, y + dy);
      if (how === "bare") table.firstElementChild.style.transform = `rotateX(${dy / 3 - 24}deg) rotateY(${dx / 3 - 31}deg)`;
      if (s < seconds) requestAnimationFrame(frame);
      else done();
    };
    requestAnimationFrame(frame);
  });
  if (how === "hand") fire("pointerup", x, y);
  const gaps = times.slice(1).map((time, k) => time - times[k]).sort((a, b) => a - b);
  const rate = (1000 * gaps.length) / (times.at(-1) - times[0]);
  return [gaps.length, `${rate.toFixed(1)} frames a second, 95 % within ${gaps[Math.floor(gaps.length * 0.95)].toFixed(1)} ms`];
}, [SECONDS, how]);

/** The same, and the processor time of the page's own thread, which other work on the machine does not lengthen. */
async function measure(what, page, how) {
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const busy = async () => (await client.send("Performance.getMetrics")).metrics.find((m) => m.name === "TaskDuration").value;
  const before = await busy();
  const [count, text] = await frames(page, how);
  const each = ((await busy()) - before) * 1000 / count;
  console.log(`  ${what.padEnd(27)}${text}; ${each.toFixed(1)} ms of the page's thread for each`);
  await client.detach();
}

const server = await serve(8094);
const browser = await chromium.launch(launchOptions);
console.log(`Load before: ${loadavg()[0].toFixed(1)}.`);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.setContent(BARE);
await measure("bare cube, turned:", page, "bare");
const solve = new SolvePage(page);
await solve.open("http://127.0.0.1:8094/");
await solve.paste(MINIMAL);
await page.getByTestId("cube").waitFor();
await page.locator(".verdict:not(.asked)").waitFor();
await measure("SudoKube, turned:", page, "hand");
await solve.choose("waters-cube-shared");
await solve.speed("Full speed");
await solve.main.click();
await solve.phase("running");
await measure("SudoKube, search:", page, "");
await measure("SudoKube, search, turned:", page, "hand");
await solve.phase("running");
console.log(`Load after: ${loadavg()[0].toFixed(1)}.`);
await browser.close();
server.close();
