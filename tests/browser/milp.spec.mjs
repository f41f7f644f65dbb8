import { ESCARGOT, SolvePage, expect, isSolution, test } from "./solve-page.mjs";

const EMPTY_16 = ".".repeat(256);

test("the binary program comes with its own thread, solves, and is stopped in the middle of a step", async ({ page }) => {
  const threads = [];
  page.on("worker", (worker) => threads.push(worker.url()));
  const own = () => threads.filter((url) => url.includes("bin=milp")).length;
  const solve = new SolvePage(page);
  await solve.open(`./#v=1&s=${ESCARGOT}&a=binary-program&seed=1`);
  expect(own()).toBe(0);
  await solve.speed("Full speed");
  await solve.main.click();
  await solve.phase("solved");
  expect(own()).toBe(1);
  expect(isSolution(ESCARGOT, await solve.digits(true))).toBe(true);

  await page.goto("about:blank");
  await solve.open(`./#v=1&s=${EMPTY_16}&a=binary-program&seed=1`);
  await solve.speed("Full speed");
  await solve.main.click();
  await solve.phase("running");
  // The start has been told; the first step of an empty board takes far longer than the thread may go on without an answer.
  await expect(solve.generation).toHaveText("0");
  await solve.button("Stop").click();
  await expect(solve.run).toHaveAttribute("data-phase", /stopped|failed/, { timeout: 20_000 });
});
