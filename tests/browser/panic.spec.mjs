import { ESCARGOT, SolvePage, expect } from "./solve-page.mjs";
import { test } from "@playwright/test";

test("a panic in the search thread is told, the puzzle is kept, and the next run works", async ({ page }) => {
  const solve = new SolvePage(page);
  await solve.open();
  await solve.paste(ESCARGOT);
  await expect.poll(() => solve.digits()).toBe(ESCARGOT);
  await solve.choose("waters-grid");
  await solve.seed.fill("42");
  await solve.speed("1 generation a second");
  await solve.main.click();
  await solve.phase("running");
  await page.evaluate(() => document.dispatchEvent(new CustomEvent("sudokube:panic")));
  await solve.phase("failed");
  await expect(solve.message).toHaveText(/^The search thread broke down .* a new thread has been started\.$/);
  expect(await solve.digits()).toBe(ESCARGOT);
  await solve.speed("as fast as it goes");
  await solve.main.click();
  await solve.phase("solved");
});
