// Speed natively and in WebAssembly on the same runs: `make bench`, after `make dist`. Native is the program `lab`;
// WebAssembly is the built page in Chromium, on one thread. Waters' flat algorithm at the thesis' settings in generations a
// second, the project's own in evaluations (guesses, moves) a second.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "../tests/browser/chromium.mjs";
import { serve } from "../tests/browser/serve.mjs";
import { SolvePage, expect } from "../tests/browser/solve-page.mjs";

const LAB = process.env.LAB ?? "target/release/lab";
const SEEDS = Number(process.argv[2] ?? 10);
const corpus = (file) => readFileSync(new URL(`../tests/corpus/${file}`, import.meta.url), "utf8").split("\n").map((line) => line.split("\t"));
// 17 givens: few runs of Waters' end early.
const FEW = "..............1..2..3..4.5.....3......67....8.4......1....8..6.1....2...7......3.";
const MINIMAL = corpus("cubes_9.tsv").find((fields) => fields[1] === "minimal")[0];
const LARGE = corpus("unique_16x16.tsv").find((fields) => fields.some((f) => f.length === 256)).find((f) => f.length === 256);
const GIANT = corpus("given_25x25.tsv").find((fields) => fields.some((f) => f.length === 625)).find((f) => f.length === 625);

const STUDIES = [
  { name: "Waters, 17 givens", algorithm: "waters-grid", puzzle: FEW, limit: 500, unit: "generations" },
  { name: "hybrid, minimal SudoKube", algorithm: "sudokube", puzzle: MINIMAL, limit: 2000, unit: "evaluations" },
  { name: "hybrid, 25×25", algorithm: "sudokube", puzzle: GIANT, limit: 300, unit: "evaluations" },
  { name: "pure, 17 givens", algorithm: "sudokube-pure", puzzle: FEW, limit: 20, unit: "evaluations" },
  { name: "pure, minimal SudoKube", algorithm: "sudokube-pure", puzzle: MINIMAL, limit: 20, unit: "evaluations" },
  { name: "pure, 16×16", algorithm: "sudokube-pure", puzzle: LARGE, limit: 10, unit: "evaluations" },
];

function native({ algorithm, puzzle, limit }, seed) {
  const args = ["solve", "--algorithm", algorithm, "--seed", String(seed), "--limit-generations", String(limit), puzzle];
  const { generations, evaluations, milliseconds } = JSON.parse(execFileSync(LAB, args, { encoding: "utf8" }));
  return { generations, evaluations, milliseconds };
}

/** The same run on the page, by its link, on one island; the time is the one that the page shows. */
async function onPage(solve, { algorithm, puzzle, limit }, seed) {
  const { page } = solve;
  await page.goto("about:blank");
  await solve.open("http://127.0.0.1:8091/");
  await solve.paste(puzzle);
  await expect(solve.verdict).not.toHaveClass(/asked/);
  const squares = page.url().match(/[#&](?:k=edge&)?s=([^&]*)/)[1];
  const kind = puzzle.length === 486 ? "k=edge&" : "";
  await page.goto("about:blank");
  await solve.open(`http://127.0.0.1:8091/#v=1&${kind}s=${squares}&a=${algorithm}&seed=${seed}&generations=${limit}`);
  await solve.speed("as fast as it goes");
  await solve.main.click();
  await expect(solve.run).toHaveAttribute("data-phase", /solved|limit/, { timeout: 120_000 });
  const shown = await page.getByTestId("time").textContent();
  const [, minutes, seconds] = shown.match(/^(?:(\d+) min )?([\d.]+) s$/);
  const evaluations = Number((await page.getByTestId("evaluations").textContent()).replaceAll(/\D/g, ""));
  return { generations: await solve.generations(), evaluations, milliseconds: (Number(minutes ?? 0) * 60 + Number(seconds)) * 1000 };
}

const server = await serve(8091);
const browser = await chromium.launch(launchOptions);
const solve = new SolvePage(await browser.newPage());
for (const study of STUDIES) {
  const total = { native: [0, 0], wasm: [0, 0] };
  // In turns, so that whatever else the machine does weighs on both.
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const pair = { native: native(study, seed), wasm: await onPage(solve, study, seed) };
    if (pair.native.evaluations !== pair.wasm.evaluations) throw new Error(`${study.name}, seed ${seed} differs: ${JSON.stringify(pair)}`);
    for (const [where, run] of Object.entries(pair)) {
      total[where][0] += run[study.unit];
      total[where][1] += run.milliseconds;
    }
  }
  const rate = ([count, milliseconds]) => (count / milliseconds) * 1000;
  const [there, here] = [rate(total.native), rate(total.wasm)].map((r) => Math.round(r).toLocaleString("en"));
  console.log(`${study.name}: ${there} ${study.unit} a second natively, ${here} in WebAssembly, which takes ${(
    rate(total.native) / rate(total.wasm)).toFixed(2)} times as long (${SEEDS} runs)`);
}
await browser.close();
server.close();
