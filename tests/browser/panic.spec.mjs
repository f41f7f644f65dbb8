import { ESCARGOT, SolvePage, expect } from "./solve-page.mjs";
import { test } from "@playwright/test";

test("a crash of the solver is reported, the puzzle is kept, and the next run works", async ({ page }) => {
  const solve = new SolvePage(page);
  await solve.open();
  await solve.paste(ESCARGOT);
  await expect.poll(() => solve.digits()).toBe(ESCARGOT);
  await solve.choose("waters-grid");
  // Its run is long.
  await solve.seed.fill("8");
  await solve.speed("1 generation per second");
  await solve.main.click();
  await solve.phase("running");
  await page.evaluate(() => document.dispatchEvent(new CustomEvent("sudokube:panic")));
  await solve.phase("failed");
  await expect(solve.message).toHaveText(/^The solver crashed and was restarted \(.*\)\. The puzzle is kept\.$/);
  expect(await solve.digits()).toBe(ESCARGOT);
  await solve.speed("Full speed");
  await solve.main.click();
  await solve.phase("solved");
});
