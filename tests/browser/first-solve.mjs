// How long the first solve of a page takes, from the click to the solved board on the screen, at full speed: AI Escargot with one island and with four, each
// visit another seed. `DIST=dist node tests/browser/first-solve.mjs [VISITS]` prints medians and quartiles in milliseconds.
import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";
import { serve } from "./serve.mjs";
import { ESCARGOT, SolvePage } from "./solve-page.mjs";

const VISITS = Number(process.argv[2] ?? 21);
const server = await serve(0, { coding: "br", keep: true });
const browser = await chromium.launch(launchOptions);

/** Milliseconds from the click to the frame in which the board is that of a solution; the page is new, whole and idle. */
async function visit(islands, seed) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/#v=1&s=${ESCARGOT}&a=sudokube&seed=${seed}&ring=${islands}`);
  await page.waitForSelector("html[data-ready=true][data-later=true]");
  await new SolvePage(page).speed("Full speed");
  const took = await page.evaluate(async () => {
    await new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
    const board = document.querySelector("[data-testid=board]");
    const solved = new Promise((done) => new MutationObserver(() => board.classList.contains("done") && requestAnimationFrame(() => done(performance.now()))).observe(board, { attributes: true }));
    const begun = performance.now();
    document.querySelector("[data-testid=evolve]").click();
    return (await solved) - begun;
  });
  await context.close();
  return took;
}

const times = new Map([[1, []], [4, []]]);
// In turns, and the first of each warms the server up.
for (let k = 0; k <= VISITS; k++) for (const [islands, all] of times) all.push(await visit(islands, k + 1));
for (const [islands, all] of times) {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => all.slice(1).sort((a, b) => a - b)[Math.floor(share * VISITS)].toFixed(0));
  console.info(`${islands} island${islands > 1 ? "s" : ""}: ${middle} (${low} to ${high})`);
}
await browser.close();
server.close();
