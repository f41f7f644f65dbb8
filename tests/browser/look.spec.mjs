// What a pair of eyes sees at once and no other test looks at: nothing beside the window, legends that differ, a phone on its side.
import { boxOf } from "./box.mjs";
import { ESCARGOT, SolvePage, expect, test } from "./solve-page.mjs";

const RUN = `./#v=1&s=${ESCARGOT}&a=waters-grid&seed=42`;

for (const width of [1024, 1280, 1920, 2560]) {
  test(`the page is no wider than a window of ${width} pixels, before and after a run`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const solve = new SolvePage(page);
    await solve.open(RUN);
    const beside = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await beside()).toBe(0);
    await solve.speed("Full speed");
    await solve.main.click();
    await solve.phase("solved");
    expect(await beside()).toBe(0);
    // Each number keeps to its column.
    const over = await page.locator(".measures dd:not(.about)").evaluateAll((all) => all.filter((dd) => dd.scrollWidth > dd.clientWidth).map((dd) => dd.textContent));
    expect(over).toEqual([]);
  });
}

test("the legend tells few from many", async ({ page }) => {
  const solve = new SolvePage(page);
  await solve.open(RUN);
  const share = (kind) => page.locator(`.caption .sq.${kind} > i`).first().evaluate((tile) => tile.getBoundingClientRect().width);
  const [few, half, agreed] = [await share("few"), await share("half"), await share("agreed")];
  expect(few).toBeLessThan(half);
  expect(half).toBeLessThan(agreed);
});

test.describe("a phone on its side", () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test("has the board, what evolves it and the keys of a game on one screen", async ({ page }) => {
    const solve = new SolvePage(page);
    await solve.open(RUN);
    const inSight = async (element) => {
      const box = await boxOf(element);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(390);
    };
    await inSight(solve.board);
    await inSight(solve.main);
    await solve.button("Play").click();
    await inSight(solve.board);
    await inSight(page.locator(".keys-of-pad .key").last());
  });
});

test("an empty board says how it is filled, and one without a solution that none is found", async ({ page }) => {
  const solve = new SolvePage(page);
  await solve.open();
  await solve.button("Empty board").click();
  const said = page.locator(".notice");
  await expect(said).toHaveText(/^Type the givens/);
  await expect(page.getByTestId("two")).toBeHidden();
  await solve.open(`./#v=1&s=11${"0".repeat(79)}`);
  await expect(said).toHaveText(/^No search can solve this puzzle/);
});
