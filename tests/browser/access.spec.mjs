import { AxeBuilder } from "@axe-core/playwright";
import { ESCARGOT, SolvePage, expect } from "./solve-page.mjs";
import { test } from "@playwright/test";

const VIEWS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** Asks axe about the page in a state and expects it to find nothing. */
const cleanOn = (page) => async (state) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((v) => `${state}: ${v.id}: ${v.nodes[0].html}`)).toEqual([]);
};

for (const [view, viewport] of Object.entries(VIEWS)) {
  for (const colorScheme of ["light", "dark"]) {
    test.describe(`${view}, ${colorScheme}`, () => {
      // Without motion: a square that is caught in the middle of its fade has a colour that lasts 50 ms.
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: "reduce" } });

      test("axe finds nothing, from the first look to the solution", async ({ page }) => {
        const clean = cleanOn(page);
        const solve = new SolvePage(page);
        await solve.open(`./#v=1&s=${ESCARGOT}&a=waters-grid&seed=42`);
        await expect(solve.verdict).toHaveText("One solution.");
        await clean("idle");
        await page.getByTestId("settings").locator("summary").click();
        await clean("settings");
        await solve.button("Step").click();
        await solve.button("Step").click();
        await expect(solve.generation).toHaveText("1");
        await clean("paused");
        await solve.main.click();
        await solve.phase("solved");
        await clean("solved");
        await solve.button("Paste").click();
        await clean("paste");
        await page.keyboard.press("Escape");
        await solve.button("Help").click();
        await clean("help");
      });

      test("axe finds nothing on a SudoKube", async ({ page }) => {
        const clean = cleanOn(page);
        const solve = new SolvePage(page);
        await solve.open();
        await solve.button("SudoKube").click();
        await expect(page.getByTestId("cube")).toBeVisible();
        await expect(solve.verdict).toHaveText("One solution.");
        await clean("idle");
        await page.getByTestId("turn-D").click();
        await clean("turned");
        await solve.speed("as fast as it goes");
        await solve.main.click();
        await solve.phase("solved");
        await clean("solved");
        await solve.choose("waters-cube");
        await solve.button("Step").click();
        await expect(page.locator(".faces .sq.torn").first()).toBeAttached();
        await clean("copies");
        await solve.button("Help").click();
        await clean("help");
      });

      test("nothing sticks out to the right", async ({ page }) => {
        const solve = new SolvePage(page);
        await solve.open();
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        expect(await width()).toBeLessThanOrEqual(viewport.width);
        await solve.button("SudoKube").click();
        await expect(page.getByTestId("cube")).toBeVisible();
        expect(await width()).toBeLessThanOrEqual(viewport.width);
      });
    });
  }
}
