// Generations a second of Waters' flat algorithm at the thesis' settings, natively and in WebAssembly, on the same runs:
// `make bench`, after `make dist`. Native is the program `lab`; WebAssembly is the built worker in Chromium.
import { execFileSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { launchOptions } from "../tests/browser/chromium.mjs";
import { serve } from "../tests/browser/serve.mjs";

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

/** Runs in the page: the same order to a worker, and the time that the worker says it took. */
async function inWorker([puzzle, seed, limit]) {
  const address = document.querySelector("meta[name=worker]").content;
  const worker = new Worker(new URL(address, document.baseURI), { type: "module" });
  const heard = (wanted) =>
    new Promise((resolve) => {
      worker.onmessage = ({ data }) => {
        const found = wanted(data);
        if (found) resolve(found);
      };
    });
  await heard((data) => data === "Ready");
  const cells = [...puzzle].map((c) => (c === "." ? 0 : Number(c)));
  worker.postMessage({
    Start: {
      id: 1, puzzle: { shape: "Flat9", cells }, algorithm: "waters-grid", settings: {}, seed: String(seed),
      limits: { generations: limit, evaluations: null }, speed: "Full", paused: false,
    },
  });
  let generations = 0;
  const progress = await heard(({ Progress: p }) => {
    generations = p.rows.at(-1)?.generation ?? generations;
    return p.phase === "Running" ? null : p;
  });
  worker.terminate();
  return { generations, milliseconds: progress.elapsed };
}

const server = await serve(8091);
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
await page.goto("http://127.0.0.1:8091/");
const total = { native: [0, 0], wasm: [0, 0] };
// In turns, so that whatever else the machine does weighs on both.
for (let seed = 1; seed <= SEEDS; seed += 1) {
  const pair = { native: native(seed), wasm: await page.evaluate(inWorker, [PUZZLE, seed, LIMIT]) };
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
