import { ESCARGOT, SolvePage, accessible, expect } from "./solve-page.mjs";
import { test } from "@playwright/test";

const VIEWS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

const cleanOn = (page) => (state) => accessible(page, state);

for (const [view, viewport] of Object.entries(VIEWS)) {
  for (const colorScheme of ["light", "dark"]) {
    test.describe(`${view}, ${colorScheme}`, () => {
      // Without motion: a square that is caught in the middle of its fade has a colour that lasts 50 ms.
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: "reduce" } });

      test("axe finds nothing, from the first look to the solution", async ({ page }) => {
        const clean = cleanOn(page);
        const solve = new SolvePage(page);
        await solve.open(`./#v=1&s=${ESCARGOT}&a=waters-grid&seed=8`);
        await expect(solve.verdict).toHaveText(/^One solution: /);
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
        await expect(solve.verdict).toHaveText(/^One solution: /);
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

      test("axe finds nothing while playing", async ({ page }) => {
        const clean = cleanOn(page);
        const solve = new SolvePage(page);
        await solve.open(`./#v=1&s=${ESCARGOT}`);
        await solve.button("Play").click();
        await expect(solve.verdict).toHaveText(/^One solution: /);
        await solve.button("Auto marks").click();
        await page.getByRole("radio", { name: "Colour", exact: true }).check({ force: true });
        for (const colour of [1, 2, 3, 4, 5, 6, 7, 8]) {
          await solve.square(colour, 1).click();
          await page.locator(".key.colour").nth(colour - 1).click();
        }
        await page.getByTestId("hint").click();
        await expect(page.getByTestId("told")).toHaveText(/./);
        await page.getByTestId("checkpoints").locator("summary").click();
        await clean("flat");
        await page.getByTestId("shelf").click();
        await clean("list");
        await page.keyboard.press("Escape");
        await solve.button("SudoKube").click();
        await solve.button("Play").click();
        await expect(page.getByTestId("cube")).toBeVisible();
        await solve.button("Auto marks").click();
        await clean("cube");
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

test.describe("with a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const view of ["Solve", "SudoKube", "Play"]) {
    test(`every target of ${view} is at least 44 pixels high and wide`, async ({ page }) => {
      const solve = new SolvePage(page);
      await solve.open(`./#v=1&s=${ESCARGOT}`);
      await solve.button(view).click();
      await expect(solve.verdict).toHaveText(/^One solution: /);
      const small = await page.evaluate(() => {
        const targets = [...document.querySelectorAll("button, select, input, textarea, summary, a[href]")];
        const area = (e) => (e.matches("[type=radio], [type=checkbox]") ? (e.closest("label") ?? e) : e).getBoundingClientRect();
        const seen = targets.filter((e) => e.checkVisibility() && area(e).width > 0);
        return seen.filter((e) => Math.min(area(e).width, area(e).height) < 43.5)
          .map((e) => `${e.outerHTML.slice(0, 90)} ${area(e).width.toFixed()}×${area(e).height.toFixed()}`);
      });
      expect(small).toEqual([]);
    });
  }
});

test.describe("at 200 % of 1280 × 800", () => {
  test.use({ viewport: { width: 640, height: 400 } });

  for (const view of ["Solve", "SudoKube", "Play"]) {
    test(`${view} loses nothing`, async ({ page }) => {
      const solve = new SolvePage(page);
      await solve.open();
      await solve.button(view).click();
      await expect(solve.verdict).toHaveText(/^One solution: /);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
      // Whatever can be pressed can be brought into sight, and is not under what stays in place there.
      const buttons = page.locator("button:visible:enabled, select:visible, summary:visible");
      for (let k = 0; k < (await buttons.count()); k += 1) {
        const button = buttons.nth(k);
        await button.click({ trial: true, timeout: 5000 });
        const box = await button.boundingBox();
        expect(box.x >= 0 && box.x + box.width <= 640, await button.textContent()).toBe(true);
      }
    });
  }
});

test("the page is used by keyboard alone", async ({ page }) => {
  const solve = new SolvePage(page);
  await solve.open(`./#v=1&s=${ESCARGOT}`);
  const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute("aria-label"));
  const reach = async (name) => {
    for (let k = 0; k < 60 && (await focused()) !== name; k += 1) await page.keyboard.press("Tab");
    expect(await focused()).toBe(name);
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
    expect(outline).not.toBe("none");
  };
  await reach("Play");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("play")).toBeVisible();
  for (let k = 0; k < 60 && !(await page.locator("[role=gridcell]:focus").count()); k += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+Digit2");
  await expect(page.locator("[role=gridcell]:focus")).toHaveAttribute("aria-label", "row 1, column 2, box 1, empty, corner mark 2");
  await page.keyboard.press("?");
  await expect(page.locator("dialog.help")).toBeVisible();
  for (const group of ["Everywhere", "On the board", "While solving", "While playing", "The cube"]) {
    await expect(page.locator("dialog.help").getByRole("heading", { name: group, exact: true })).toBeAttached();
  }
  await page.keyboard.press("Escape");
  await expect(page.locator("[role=gridcell]:focus")).toHaveCount(1);
});

test("a run is told to the ears now and then, not at every generation", async ({ page }) => {
  const solve = new SolvePage(page);
  await solve.open(`./#v=1&s=${ESCARGOT}&a=waters-grid&seed=8`);
  await page.evaluate(() => {
    window.said = [];
    const line = document.querySelector("[data-testid=aloud]");
    new MutationObserver(() => window.said.push(line.textContent)).observe(line, { childList: true, characterData: true, subtree: true });
  });
  await solve.speed("20 generations a second");
  await solve.main.click();
  await expect.poll(() => solve.generations()).toBeGreaterThan(40);
  await solve.speed("as fast as it goes");
  await solve.phase("solved");
  const said = await page.evaluate(() => window.said);
  expect(said[0]).toBe("Running.");
  expect(said.at(-1)).toMatch(/^Solved in /);
  expect(said.length).toBeLessThan(6);
});
