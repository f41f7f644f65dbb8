import { AxeBuilder } from "@axe-core/playwright";
import { ESCARGOT, SPREADSHEET, expect, isSolution, test } from "./solve-page.mjs";

const PHONE = { width: 390, height: 844 };

/** Chooses an algorithm in the list, as a person does. */
async function choose(solve, name) {
  await solve.page.getByTestId("choose").click();
  await solve.page.getByTestId(`algorithm-${name}`).click();
  await expect(solve.page.getByTestId("chooser")).toBeHidden();
}

/** Asks axe about the page as it is and expects it to find nothing. */
async function clean(page, state) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((v) => `${state}: ${v.id}: ${v.nodes[0].html}`)).toEqual([]);
}

test("the list of algorithms names every one with its paper, and says what is not for this board", async ({ solve, page }) => {
  const open = page.getByTestId("choose");
  await open.focus();
  await page.keyboard.press("Enter");
  const chooser = page.getByTestId("chooser");
  await expect(chooser).toBeVisible();
  await expect(chooser.getByRole("button", { pressed: true })).toBeFocused();
  await expect(chooser.getByTestId("algorithm-waters-grid")).toContainText("Oklahoma State University, 2008");
  await expect(chooser.getByText("Waters 2008, six separate faces")).toHaveCount(1);
  await expect(chooser.getByTestId("algorithm-waters-cube")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(chooser).toBeHidden();
  await expect(open).toBeFocused();
  await solve.button("SudoKube").click();
  await expect(page.getByTestId("cube")).toBeVisible();
  await choose(solve, "waters-cube");
  await expect(page.getByTestId("choose")).toContainText("six separate faces");
});

for (const viewport of [undefined, PHONE]) {
  test.describe(viewport ? "phone" : "desktop", () => {
    if (viewport) test.use({ viewport });

    test("axe finds nothing in the list of algorithms", async ({ solve, page }) => {
      await page.getByTestId("choose").click();
      await expect(page.getByTestId("chooser")).toBeVisible();
      await clean(page, "chooser");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize().width);
    });
  });
}

test("another algorithm ends the run of the old one, and a link holds the choice", async ({ solve, page }) => {
  await solve.button("SudoKube").click();
  await expect(solve.verdict).toHaveText("One solution.");
  await solve.speed("1 generation a second");
  await solve.main.click();
  await solve.phase("running");
  await page.getByTestId("choose").click();
  const other = page.locator(".chooser li button[aria-pressed=false]").first();
  const name = (await other.getAttribute("data-testid")).replace("algorithm-", "");
  await other.click();
  await solve.phase("idle");
  await expect.poll(() => page.url()).toContain(`a=${name}`);
});

// 6×6, one solution.
const SIX = ".....33..42.61...45.263..3...2..63.5";

/** Names of the algorithms that the list offers for the board. */
async function offered(solve) {
  await solve.page.getByTestId("choose").click();
  const ids = await solve.page.locator(".chooser [data-testid^=algorithm-]").evaluateAll((all) => all.map((e) => e.dataset.testid));
  await solve.page.keyboard.press("Escape");
  return ids.map((id) => id.replace("algorithm-", ""));
}

const over = async (solve) => /^(solved|ended|limit)$/.test(await solve.run.getAttribute("data-phase"));

test("every algorithm offered steps, stops and runs to its end", async ({ solve, page }) => {
  test.setTimeout(300_000);
  await solve.paste(SPREADSHEET);
  await expect(solve.verdict).toHaveText("One solution.");
  const names = await offered(solve);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    await test.step(name, async () => {
      await solve.open(`./#v=1&s=${SPREADSHEET}&a=${name}&seed=3`);
      await expect(page.getByTestId("choose")).not.toHaveText(/^Algorithm $/);
      await solve.speed("1 generation a second");
      await solve.button("Step").click();
      await expect.poll(async () => /^(paused|solved|ended)$/.test(await solve.run.getAttribute("data-phase"))).toBe(true);
      await expect(solve.generation).toHaveText("0");
      if (!(await over(solve))) {
        await solve.button("Step").click();
        await expect(solve.generation).toHaveText("1");
      }
      if (!(await over(solve))) {
        await solve.button("Stop").click();
        await solve.phase("stopped");
        await expect(solve.verdict).toHaveText(/^Stopped after/);
      }
      // A small board, so that the weakest of them ends soon too.
      await solve.paste(SIX);
      await expect(solve.verdict).toHaveText("One solution.");
      await solve.seed.fill("3");
      await solve.speed("as fast as it goes");
      await solve.main.click();
      await expect.poll(() => over(solve), { timeout: 60_000 }).toBe(true);
    });
  }
});
