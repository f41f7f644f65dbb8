// Speed natively and in WebAssembly on the same runs: `make bench`, after `make dist`. Native is the program `lab`;
// WebAssembly is the built page in Chromium, on one thread; ONLY= names the studies by a part of their name. Waters' algorithms at the thesis' settings in generations a
// second, the project's own and annealing in evaluations (guesses, moves) a second. Both times are of the processor where the system
// tells it for each thread (Linux), so that whatever else the machine does counts little; else the page's own clock.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "../tests/browser/chromium.mjs";
import { serve } from "../tests/browser/serve.mjs";
import { SolvePage, expect } from "../tests/browser/solve-page.mjs";

const LAB = process.env.LAB ?? "target/release/lab";
const SEEDS = Number(process.argv[2] ?? 10);
const corpus = (file) => readFileSync(new URL(`../tests/corpus/${file}`, import.meta.url), "utf8").split("\n").map((line) => line.split("\t"));
// 17 givens: few runs of Waters' end early.
const FEW = "..............1..2..3..4.5.....3......67....8.4......1....8..6.1....2...7......3.";
// Without a solution, and singles do not tell: the hybrid, done with 17 givens in a moment, goes on.
const WRONG = `6${FEW.slice(1)}`;
const MINIMAL = corpus("cubes_9.tsv").find((fields) => fields[1] === "minimal")[0];
const GIANT = corpus("given_25x25.tsv").find((fields) => fields.some((f) => f.length === 625)).find((f) => f.length === 625);

// Runs of a second or more: where the hybrid would be done sooner, it guesses without parents, which takes the same steps.
const STUDIES = [
  { name: "Waters, 17 givens", algorithm: "waters-grid", puzzle: FEW, limit: 1000, unit: "generations" },
  { name: "Waters, minimal SudoKube", algorithm: "waters-cube", puzzle: MINIMAL, limit: 150, unit: "generations" },
  { name: "Waters, 25×25", algorithm: "waters-grid", puzzle: GIANT, limit: 300, unit: "generations" },
  { name: "hybrid, 17 givens and a wrong one", algorithm: "sudokube", set: "breed=nothing", puzzle: WRONG, limit: 100_000, unit: "evaluations" },
  { name: "hybrid, minimal SudoKube", algorithm: "sudokube", set: "breed=nothing", puzzle: MINIMAL, limit: 2500, unit: "evaluations" },
  { name: "hybrid, 25×25", algorithm: "sudokube", set: "breed=nothing", puzzle: GIANT, limit: 300, unit: "evaluations" },
  { name: "annealing, 25×25", algorithm: "sudokube-annealing", puzzle: GIANT, limit: 1000, unit: "evaluations" },
  { name: "pure, 17 givens", algorithm: "sudokube-pure", set: "growth=10000", puzzle: FEW, limit: 1, unit: "evaluations" },
  { name: "pure, minimal SudoKube", algorithm: "sudokube-pure", puzzle: MINIMAL, limit: 30, unit: "evaluations" },
  { name: "pure, 25×25", algorithm: "sudokube-pure", puzzle: GIANT, limit: 4, unit: "evaluations" },
  { name: "weights, 17 givens", algorithm: "sudokube-weights", set: "growth=10000", puzzle: FEW, limit: 1, unit: "evaluations" },
  { name: "weights, minimal SudoKube", algorithm: "sudokube-weights", puzzle: MINIMAL, limit: 3, unit: "evaluations" },
  { name: "weights, 25×25", algorithm: "sudokube-weights", puzzle: GIANT, limit: 1, unit: "evaluations" },
];

function native({ algorithm, set, puzzle, limit }, seed) {
  const settings = set ? ["--set", set] : [];
  const args = ["solve", "--algorithm", algorithm, ...settings, "--seed", String(seed), "--limit-generations", String(limit), puzzle];
  const { generations, evaluations, milliseconds } = JSON.parse(execFileSync(LAB, args, { encoding: "utf8" }));
  return { generations, evaluations, milliseconds };
}

/** The fragment of a link to the puzzle, without a run. */
const fragment = (puzzle) => execFileSync(LAB, ["convert", "--to", "links", "-"], { encoding: "utf8", input: `${puzzle}\n`, stdio: "pipe" }).split("\n")[0];

/** Milliseconds that each thread of the page's workers has had the processor; undefined where nobody tells. */
async function worked(session) {
  if (!existsSync("/proc/self/schedstat")) return undefined;
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const threads = processInfo.filter(({ type }) => type === "renderer").flatMap(({ id }) => readdirSync(`/proc/${id}/task`).map((thread) => `/proc/${id}/task/${thread}`));
  const workers = threads.filter((thread) => readFileSync(`${thread}/comm`, "utf8").startsWith("DedicatedWorker"));
  return new Map(workers.map((thread) => [thread, Number(readFileSync(`${thread}/schedstat`, "utf8").split(" ")[0]) / 1e6]));
}

/** Milliseconds of the thread that searched: the one that worked most, since no other has anything to do. */
const searched = (before, after) => Math.max(...[...after].map(([thread, milliseconds]) => milliseconds - (before.get(thread) ?? 0)));

/** A run on the page from the click to its end. */
async function measured(solve, session) {
  const { page } = solve;
  const before = await worked(session);
  // A run may be over before anybody has looked: whether the phase has changed is kept in the page.
  await solve.run.evaluate((run) => {
    window.begun = run.dataset.phase !== "solved";
    new MutationObserver(() => { window.begun = true; }).observe(run, { attributes: true, attributeFilter: ["data-phase"] });
  });
  await solve.main.click();
  await page.waitForFunction(() => window.begun);
  await expect(solve.run).toHaveAttribute("data-phase", /solved|limit/, { timeout: 240_000 });
  const after = await worked(session);
  const [, minutes, seconds] = (await page.getByTestId("time").textContent()).match(/^(?:(\d+) min )?([\d.]+) s$/);
  const evaluations = Number((await page.getByTestId("evaluations").textContent()).replaceAll(/\D/g, ""));
  const clock = (Number(minutes ?? 0) * 60 + Number(seconds)) * 1000;
  return { generations: await solve.generations(), evaluations, milliseconds: after === undefined ? clock : searched(before, after) };
}

/**
 * The same run on the page, by its link, on one island: once as whoever opens the page has it, and once more on the same
 * thread, when the browser has compiled the program for speed.
 */
async function onPage(solve, session, { algorithm, set, puzzle, limit }, seed) {
  await solve.page.goto("about:blank");
  await solve.open(`http://127.0.0.1:8091/${fragment(puzzle)}&a=${algorithm}&seed=${seed}&generations=${limit}${set ? `&${set}` : ""}`);
  await solve.speed("Full speed");
  const first = await measured(solve, session);
  // A solved run is begun anew by the large button alone.
  if (await solve.run.getAttribute("data-phase") === "solved") return { first, again: await measured(solve, session) };
  if (await solve.button("Stop").isEnabled()) await solve.button("Stop").click();
  await solve.button("Step").click();
  await solve.phase("paused");
  return { first, again: await measured(solve, session) };
}

/** The median of some numbers and its 95 % interval: the ranks between which a median lies by the binomial distribution. */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const n = sorted.length;
  let [below, term, cut] = [0, 0.5 ** n, 0];
  for (; cut < n / 2 && below + term <= 0.025; cut += 1) [below, term] = [below + term, (term * (n - cut)) / (cut + 1)];
  const at = (sorted[(n - 1) >> 1] + sorted[n >> 1]) / 2;
  return { at, low: cut > 0 ? sorted[cut - 1] : -Infinity, high: cut > 0 ? sorted[n - cut] : Infinity };
}

const server = await serve(8091);
const browser = await chromium.launch(launchOptions);
// The thread that rates a puzzle by technique goes on beside a run: it is not let in.
const page = await browser.newPage({ serviceWorkers: "block" });
await page.route(/bin=coach/, (route) => route.abort());
const solve = new SolvePage(page);
const session = await browser.newBrowserCDPSession();
console.log(`| study (${SEEDS} runs) | unit | native, a second | WebAssembly, a second | takes, median (95 %) | first run of a page |\n| --- | --- | --- | --- | --- | --- |`);
for (const study of STUDIES.filter(({ name }) => name.includes(process.env.ONLY ?? ""))) {
  const total = { native: [0, 0], first: [0, 0], again: [0, 0] };
  const longer = { first: [], again: [] };
  // In turns, so that whatever else the machine does weighs on both.
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const runs = { native: native(study, seed), ...await onPage(solve, session, study, seed) };
    for (const [where, run] of Object.entries(runs)) {
      if (run.evaluations !== runs.native.evaluations) throw new Error(`${study.name}, seed ${seed} differs: ${JSON.stringify(runs)}`);
      total[where][0] += run[study.unit];
      total[where][1] += run.milliseconds;
      longer[where]?.push(run.milliseconds / runs.native.milliseconds);
    }
  }
  const rate = ([count, milliseconds]) => (count / milliseconds) * 1000;
  const shown = ([count, milliseconds]) => Math.round(rate([count, milliseconds])).toLocaleString("en");
  const times = (ratios) => {
    const { at, low, high } = median(ratios);
    return `${at.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
  };
  console.log(`| ${study.name} | ${study.unit} | ${shown(total.native)} | ${shown(total.again)} | ${times(longer.again)} | ${times(longer.first)} |`);
}
await browser.close();
server.close();
