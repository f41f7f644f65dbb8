// Workers that end without a word, as when the browser ends them: noticed within seconds, said, and replaced.
import { expect, test } from "@playwright/test";
import { AMBIGUOUS, ESCARGOT, SolvePage } from "./solve-page.mjs";

// The network is what decides here.
test.use({ serviceWorkers: "block" });

const SOON = { timeout: 60_000 };

/** The worker that searches and the one that judges, in the order in which the page starts them. */
async function workers(page) {
  const found = () => page.workers().filter((worker) => /worker_boot[^?]*$/.test(worker.url()));
  await expect.poll(() => found().length).toBe(2);
  return found();
}

const close = (worker) => worker.evaluate(() => self.close()).catch(() => {});

test.beforeEach(async ({ page }) => {
  await new SolvePage(page).open(`./#v=1&s=${ESCARGOT}&a=waters-grid&seed=42&ring=1`);
});

test("a judge that ends while it judges is replaced, and the question is put again", async ({ page }) => {
  const solve = new SolvePage(page);
  await expect(solve.verdict).toHaveText(/^One solution: /);
  const [, judge] = await workers(page);
  // From now on it hears nothing, so that the question is open when it ends.
  await judge.evaluate(() => (self.onmessage = null));
  await solve.read(AMBIGUOUS);
  await expect(solve.verdict).toHaveText(/ounting/);
  await close(judge);
  await expect(solve.message).toHaveText("The solution counter crashed and was restarted (it ended without an error). Runs are not affected.", SOON);
  await expect(solve.verdict).toHaveText(/^Several solutions: /, SOON);
});

test("a search that ends while it runs is noticed and replaced, and Evolve repeats the run", async ({ page }) => {
  const solve = new SolvePage(page);
  await solve.speed("1 generation per second");
  await solve.main.click();
  await solve.phase("running");
  await close((await workers(page))[0]);
  await expect(solve.run).toHaveAttribute("data-phase", "failed", SOON);
  await expect(solve.message).toHaveText("The solver crashed and was restarted (it ended without an error). The puzzle is kept.");
  expect(await solve.digits()).toBe(ESCARGOT);
  await expect(solve.seed).toHaveValue("42");
  await solve.speed("Full speed");
  await solve.main.click();
  await solve.phase("solved");
});

test("Evolve is disabled while there is no thread, which is started again after growing pauses", async ({ page }) => {
  const solve = new SolvePage(page);
  const [search] = await workers(page);
  const asked = [];
  await page.route(/worker_boot/, (route) => {
    asked.push(Date.now());
    return route.abort();
  });
  await close(search);
  await expect(solve.main).toBeDisabled(SOON);
  await expect.poll(() => asked.length).toBeGreaterThan(4);
  await expect(solve.message).toHaveText(/^(The solver crashed|Part of the page could not be loaded)/);
  expect(await solve.digits()).toBe(ESCARGOT);
  await page.unroute(/worker_boot/);
  await expect(solve.main).toBeEnabled();
  await solve.speed("Full speed");
  await solve.main.click();
  await solve.phase("solved");
});

test("a worker that never listens is replaced, and does what was asked of the first", async ({ page }) => {
  const solve = new SolvePage(page);
  await page.clock.install();
  let asked = 0;
  // The first of the judges never gets its program; nothing says so.
  await page.route(/worker_boot/, (route) => (asked++ === 1 ? undefined : route.continue()));
  await page.reload();
  await expect.poll(() => asked).toBe(2);
  await expect(solve.verdict).toHaveText(/ounting/);
  await page.clock.fastForward(20_001);
  await expect(solve.verdict).toHaveText(/^One solution: /);
  await solve.ready();
  await expect(solve.message).toHaveText(/^This link holds a run/);
});
