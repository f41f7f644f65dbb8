// Random people on the built page: `make soak`, or `node tests/browser/soak.mjs [minutes] [seed]`. They paste, type, evolve, stop, step,
// switch views, undo, reload, lose the network and their workers. After every step the puzzle is the one it should be, the console
// has no error, and memory is within its bound. A seed repeats the same steps, as far as the page answers at the same pace.
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";
import { serve } from "./serve.mjs";
import { AMBIGUOUS, ESCARGOT, SPREADSHEET, SolvePage, expect } from "./solve-page.mjs";

const MINUTES = Number(process.argv[2] ?? 5);
const SEED = Number(process.argv[3] ?? Date.now() % 1e6);
const PORT = 8120;
/** Megabytes of all of the page's processes. */
const MEMORY = 900;

/** Mulberry32: enough to choose what a person does next. */
function random(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
const draw = random(SEED);
const below = (n) => Math.floor(draw() * n);
const one = (list) => list[below(list.length)];

const server = await serve(PORT);
const browser = await chromium.launch(launchOptions);
const context = await browser.newContext({ baseURL: `http://127.0.0.1:${PORT}/` });
const page = await context.newPage();
const solve = new SolvePage(page);
const system = await browser.newBrowserCDPSession();
const errors = [];
let offline = false;
page.on("console", (m) => m.type() === "error" && !(offline && /net::ERR_/.test(m.text())) && errors.push(m.text()));
page.on("pageerror", (e) => errors.push(String(e)));

const read = () => solve.digits();
/** The digits that the page has to show; null where they are of no interest. */
let puzzle = null;

const view = () => page.evaluate(() => (document.querySelector('[data-testid="classroom"]')?.offsetParent ? "class" : "page"));
const press = async (name) => {
  const button = solve.button(name);
  if (await button.isVisible() && await button.isEnabled()) await button.click({ timeout: 5000 });
};

const STEPS = {
  async paste() {
    puzzle = one([SPREADSHEET, ESCARGOT, AMBIGUOUS]);
    await solve.paste(puzzle);
    await expect.poll(read).toBe(puzzle);
  },
  async rubbish() {
    await solve.paste(one(["no puzzle at all", "1".repeat(81), "{\"grid\":", "\u202e".repeat(90), "0".repeat(5000)]));
    // What cannot be read changes nothing; a text that is a puzzle after all is the puzzle from now on.
    await expect(solve.message).not.toHaveText("");
    puzzle = null;
  },
  async type() {
    const [row, column, digit] = [below(9), below(9), below(9) + 1];
    const square = solve.square(row, column);
    if (!await square.isVisible()) return;
    await square.click({ timeout: 5000 });
    await page.keyboard.press(String(digit));
    puzzle = null;
  },
  async undo() {
    await page.keyboard.press("Control+Z");
    puzzle = null;
  },
  async evolve() {
    if (await solve.main.isVisible() && await solve.main.isEnabled()) await solve.main.click({ timeout: 5000 });
  },
  stop: () => press("Stop"),
  step: () => press("Step"),
  play: () => press("Play"),
  solve: () => press("Solve"),
  async lab() {
    if (offline) return;
    await press("Lab");
    await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", /./);
    await page.goBack();
    await solve.ready();
  },
  async speed() {
    await solve.speed(one(["1 generation per second", "20 generations per second", "Full speed"])).catch(() => {});
  },
  async reload() {
    if (offline) return;
    // The address is written a moment after the page has changed.
    if (puzzle) await expect.poll(() => page.url()).toContain(puzzle.replaceAll(".", "").slice(0, 3));
    await page.reload();
    await solve.ready();
  },
  async network() {
    offline = !offline;
    await context.setOffline(offline);
  },
  async kill() {
    const workers = page.workers();
    if (workers.length) await Promise.race([one(workers).evaluate(() => self.close()).catch(() => {}), new Promise((r) => setTimeout(r, 500))]);
  },
};

async function megabytes() {
  const { processInfo } = await system.send("SystemInfo.getProcessInfo");
  const of = (id) => { try { return Number(readFileSync(`/proc/${id}/statm`, "utf8").split(" ")[1]) * 4096; } catch { return 0; } };
  return processInfo.filter(({ type }) => type === "renderer").reduce((sum, { id }) => sum + of(id), 0) / 1e6;
}

const counts = {};
let most = 0;
let steps = 0;
console.log(`seed ${SEED}, ${MINUTES} minutes`);
await solve.open();
const end = Date.now() + MINUTES * 60_000;
const past = [];
try {
  while (Date.now() < end) {
    const name = one(Object.keys(STEPS));
    past.push(name);
    await STEPS[name]();
    if (await view() === "class") await page.goBack();
    if (puzzle) await expect.poll(read, { message: `the puzzle after ${name}` }).toBe(puzzle);
    if (errors.length) throw new Error(errors.join("\n"));
    counts[name] = (counts[name] ?? 0) + 1;
    steps += 1;
    if (steps % 25 === 0) {
      most = Math.max(most, await megabytes());
      if (most > MEMORY) throw new Error(`${most.toFixed(0)} MB`);
    }
  }
  console.log(`${steps} steps, no fault, at most ${most.toFixed(0)} MB: ${JSON.stringify(counts)}`);
} catch (error) {
  console.error(`step ${steps}, the last ones: ${past.slice(-12).join(", ")}\n${error}`);
  process.exitCode = 1;
}
await browser.close();
server.close();
server.closeAllConnections();
