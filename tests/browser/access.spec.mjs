// The page for everybody: axe on every view in both themes and sizes, by finger, enlarged, by keyboard, by ear.
import { boxOf } from "./box.mjs";
import { EASY, test as classTest } from "./class-page.mjs";
import { ESCARGOT, SolvePage, accessible, expect, test } from "./solve-page.mjs";

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const DIALOG = "dialog[open]";

/** Nothing sticks out to the right. */
const fits = async (page) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize().width);
};

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of ["light", "dark"]) {
    test.describe(`axe finds nothing: ${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, hasTouch: size === "phone", isMobile: size === "phone" });

      test("Solve, from the first look to the solution", async ({ page }) => {
        const solve = new SolvePage(page);
        await solve.open(`./#v=1&s=${ESCARGOT}&a=waters-grid&seed=8`);
        await expect(solve.verdict).toHaveText(/^One solution: /);
        await page.getByTestId("settings").locator("summary").click();
        await solve.button("Step").click();
        await solve.button("Step").click();
        await expect(solve.generation).toHaveText("1");
        await accessible(page, "paused");
        await fits(page);
        await solve.speed("Full speed");
        await solve.main.click();
        await solve.phase("solved");
        await accessible(page, "solved", "[data-testid=board], [data-testid=verdict], [data-testid=run]");
      });

      test("dialogs", async ({ solve, page }) => {
        for (const [name, open] of Object.entries({
          chooser: page.getByTestId("choose"),
          "new puzzle": page.getByTestId("new"),
          paste: solve.button("Paste"),
          help: solve.button("Help"),
          settings: solve.button("Settings"),
          share: solve.button("Share"),
        })) {
          await open.click();
          await expect(page.locator(DIALOG)).toBeVisible();
          await accessible(page, name, DIALOG);
          await fits(page);
          await page.keyboard.press("Escape");
          await expect(page.locator(DIALOG)).toHaveCount(0);
        }
      });

      test("SudoKube", async ({ page }) => {
        const solve = new SolvePage(page);
        await solve.open();
        await solve.button("SudoKube").click();
        await expect(page.getByTestId("cube")).toBeVisible();
        await expect(solve.verdict).toHaveText(/^One solution: /);
        await fits(page);
        await page.getByTestId("turn-D").click();
        await solve.speed("Full speed");
        await solve.main.click();
        await solve.phase("solved");
        await accessible(page, "solved", "[data-testid=faces], [data-testid=verdict], [data-testid=run]");
        await solve.choose("waters-cube");
        await solve.button("Step").click();
        await expect(page.locator(".faces .sq.torn").first()).toBeAttached();
        await accessible(page, "copies");
      });

      test("Play", async ({ page }) => {
        const solve = new SolvePage(page);
        await solve.open(`./#v=1&s=${ESCARGOT}`);
        await solve.button("Play").click();
        await expect(solve.verdict).toHaveText(/^One solution: /);
        await page.getByTestId("candidates").click();
        await page.getByRole("radio", { name: "Colour", exact: true }).check({ force: true });
        for (const colour of [1, 2, 3, 4, 5, 6, 7, 8]) {
          await solve.square(colour, 1).click();
          await page.locator(".key.colour").nth(colour - 1).click();
        }
        await page.getByTestId("hint").click();
        await expect(page.getByTestId("told")).toHaveText(/./);
        await page.getByTestId("checkpoints").locator("summary").click();
        await accessible(page, "flat");
        await page.getByTestId("saved-games").click();
        await expect(page.locator(DIALOG)).toBeVisible();
        await accessible(page, "list", DIALOG);
        await page.keyboard.press("Escape");
        await expect(page.locator(DIALOG)).toHaveCount(0);
        await page.getByTestId("calendar").click();
        await expect(page.locator(DIALOG)).toBeVisible();
        await accessible(page, "calendar", DIALOG);
        await page.keyboard.press("Escape");
        await expect(page.locator(DIALOG)).toHaveCount(0);
        await solve.button("SudoKube").click();
        await solve.button("Play").click();
        await expect(page.getByTestId("cube")).toBeVisible();
        await expect(page.locator(".faces .sq[data-cand]").first()).toBeAttached();
        await accessible(page, "cube", "[data-testid=faces], [data-testid=play]");
      });

      classTest("Lab", async ({ page, room }) => {
        const lab = page.getByTestId("lab");
        await room(`${ESCARGOT}&a=waters-grid&seed=9007199254740995&view=lab&g=5&step=1`, "lab");
        await expect(lab).toHaveAttribute("data-operator", "1");
        await expect(lab).toHaveAttribute("data-state", "resting");
        await accessible(page, "operator");
        // The parents' boards can be seen without scrolling.
        const board = await boxOf(page.getByTestId("boards").locator("svg").first());
        expect(board.y + board.height).toBeLessThanOrEqual(viewport.height);
        await page.getByTestId("generation-on").click();
        await expect(lab).toHaveAttribute("data-generation", "6");
        await expect(lab).toHaveAttribute("data-state", "resting");
        await page.getByTestId("line-back").click();
        await expect(page.getByTestId("entries")).toHaveText(/^Digits filled in: /);
        await accessible(page, "ancestry", "[data-testid=ancestry]");
        await fits(page);
      });

      classTest("race, study and lessons", async ({ page, room }) => {
        await room(`${EASY}&view=race&evaluations=200000&lane=waters-grid*8&lane=elimination*1&lane=annealing*3`, "race");
        await page.getByTestId("race-pace").selectOption({ label: "Full speed" });
        await page.getByTestId("race-go").click();
        await expect(page.getByTestId("race-table").locator("tbody tr")).toHaveCount(3);
        await accessible(page, "race");
        await fits(page);
        await page.getByTestId("open-follow").click();
        await expect(page.locator(DIALOG)).toBeVisible();
        await accessible(page, "share view", DIALOG);
        await page.getByTestId("follow-close").click();
        await room(`${EASY}&view=study&a=waters-grid&seed=1&generations=200&sweep=reset*5*20&seeds=6`, "study");
        await page.getByTestId("study-go").click();
        await expect(page.getByTestId("study-go")).toHaveText("Done");
        await accessible(page, "study", "[data-testid=classroom]");
        await room(`${EASY}&view=lesson-1`, "lesson-1");
        await accessible(page, "lesson", "[data-testid=classroom]");
        await page.getByTestId("option-0").check();
        await page.getByTestId("reason").fill("because");
        await page.getByTestId("predict").click();
        await page.getByTestId("race-go").click();
        await page.getByTestId("seeds-go").click();
        await expect(page.getByTestId("seeds-done")).toHaveText("20 of 20 runs done.");
        await expect(page.getByTestId("reveal")).toBeVisible();
        await accessible(page, "revealed", "[data-testid=classroom]");
      });
    });
  }
}

test.describe("with a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const view of ["Solve", "SudoKube", "Play"]) {
    // The keys of the board stand in one row: 44 pixels on one side and 32 on the other.
    test(`every target of ${view} is at least 44 pixels high and wide`, async ({ page }) => {
      const solve = new SolvePage(page);
      await solve.open(`./#v=1&s=${ESCARGOT}`);
      await solve.button(view).click();
      await expect(solve.verdict).toHaveText(/^One solution: /);
      const small = await page.evaluate(() => {
        const targets = [...document.querySelectorAll("button, select, input, textarea, summary, a[href]")];
        const area = (e) => (e.matches("[type=radio], [type=checkbox]") ? (e.closest("label") ?? e) : e).getBoundingClientRect();
        const seen = targets.filter((e) => e.checkVisibility() && area(e).width > 0);
        const least = (e) => (e.matches(".keys-of-pad .key") ? 31.5 : 43.5);
        return seen.filter((e) => Math.min(area(e).width, area(e).height) < least(e) || Math.max(area(e).width, area(e).height) < 43.5)
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
        await button.click({ trial: true });
        const box = await boxOf(button);
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
  await solve.speed("20 generations per second");
  const begun = Date.now();
  await solve.main.click();
  await expect.poll(() => solve.generations()).toBeGreaterThan(40);
  await solve.speed("Full speed");
  await solve.phase("solved");
  const said = await page.evaluate(() => window.said);
  expect(said[0]).toBe("Running.");
  expect(said.at(-1)).toMatch(/^Solved in /);
  // Of 231 generations; a sentence is due every eight seconds.
  expect(said.length).toBeLessThanOrEqual(5 + (Date.now() - begun) / 8000);
});
