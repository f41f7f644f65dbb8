// Keys and seconds that 81 squares take: `DIST=dist-test node tests/browser/typing.mjs`. In Solve digits go on to the next square; in
// Play a digit stays on its square, as it did in Solve before, and as it does on boards on which a square is chosen first. The keys
// are pressed as fast as the page takes them.
import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";
import { baseURL } from "./playwright.config.mjs";
import { serve } from "./serve.mjs";
import { ESCARGOT, SolvePage } from "./solve-page.mjs";

const FULL = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** The keys, in order; the first square is chosen already. */
const inOneGo = (puzzle) => [...puzzle].map((digit) => (digit === "." ? "Space" : digit));
const squareBySquare = (puzzle) =>
  [...puzzle].flatMap((digit, k) => {
    const typed = digit === "." ? [] : [digit];
    if (k === 80) return typed;
    return [...typed, ...(k % 9 === 8 ? ["ArrowDown", "Home"] : ["ArrowRight"])];
  });

const server = await serve(Number(new URL(baseURL).port));
const browser = await chromium.launch(launchOptions);
for (const [what, puzzle] of [["a puzzle of 23 givens", ESCARGOT], ["a full board", FULL]]) {
  for (const [name, keys, play] of [["in one go", inOneGo(puzzle), false], ["square by square", squareBySquare(puzzle), true]]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const solve = new SolvePage(page);
    await solve.open(`${baseURL}#v=1&s=${".".repeat(81)}`);
    if (play) await solve.button("Play").click();
    await solve.square(0, 0).click();
    const start = performance.now();
    for (const key of keys) await page.keyboard.press(key);
    const seconds = (performance.now() - start) / 1e3;
    const digits = await solve.digits();
    if (digits !== puzzle) throw new Error(`${name}: ${digits}`);
    console.log(`${what}, ${name}: ${keys.length} keys, ${seconds.toFixed(1)} s, ${((1e3 * seconds) / keys.length).toFixed(0)} ms a key`);
    await context.close();
  }
}
await browser.close();
server.close();
