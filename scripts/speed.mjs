// Generations a second of Waters' flat algorithm at the thesis' settings, natively and in WebAssembly, on the same runs:
// `make bench`, after `make dist`. Native is the program `lab`; WebAssembly is the built page in Chromium.
import { execFileSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { launchOptions } from "../tests/browser/chromium.mjs";
import { serve } from "../tests/browser/serve.mjs";
import { SolvePage, expect } from "../tests/browser/solve-page.mjs";

const LAB = process.env.LAB ?? "target/release/lab";
const SEEDS = Number(process.argv[2] ?? 10);
const LIMIT = 500;
// 17 givens: few runs end early.
const PUZZLE = "..............1..2..3..4.5.....3......67....8.4......1....8..6.1....2...7......3.";

function native(seed) {
  const args = ["solve", "--algorithm", "waters-grid", "--seed", String(seed), "--limit-generations", String(LIMIT), PUZZLE];
  const { generations, milliseconds } = JSON.parse(execFileSync(LAB, args, { encoding: "utf8" }));
  return { generations, milliseconds };
}

/** The same run on the page, by its link; the time is the one that the page shows, in hundredths of a second. */
async function onPage(page, seed) {
  const solve = new SolvePage(page);
  await page.goto("about:blank");
  await solve.open(`http://127.0.0.1:8091/#v=1&s=${PUZZLE}&a=waters-grid&seed=${seed}&generations=${LIMIT}`);
  await solve.speed("as fast as it goes");
  await solve.main.click();
  await expect(solve.run).toHaveAttribute("data-phase", /solved|limit/, { timeout: 60_000 });
  const shown = await page.getByTestId("time").textContent();
  const [, minutes, seconds] = shown.match(/^(?:(\d+) min )?([\d.]+) s$/);
  return { generations: await solve.generations(), milliseconds: (Number(minutes ?? 0) * 60 + Number(seconds)) * 1000 };
}

const server = await serve(8091);
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
const total = { native: [0, 0], wasm: [0, 0] };
// In turns, so that whatever else the machine does weighs on both.
for (let seed = 1; seed <= SEEDS; seed += 1) {
  const pair = { native: native(seed), wasm: await onPage(page, seed) };
  if (pair.native.generations !== pair.wasm.generations) throw new Error(`seed ${seed} differs: ${JSON.stringify(pair)}`);
  for (const [where, { generations, milliseconds }] of Object.entries(pair)) {
    total[where][0] += generations;
    total[where][1] += milliseconds;
  }
}
await browser.close();
server.close();
const rate = ([generations, milliseconds]) => (generations / milliseconds) * 1000;
console.log(`native      ${rate(total.native).toFixed(0)} generations a second (${total.native[0]} generations, ${SEEDS} runs)`);
console.log(`WebAssembly ${rate(total.wasm).toFixed(0)} generations a second`);
console.log(`WebAssembly takes ${(rate(total.native) / rate(total.wasm)).toFixed(2)} times as long`);
