// A run that rests on the page: its earlier generations, and any individual of its population.
import { boxOf } from "./box.mjs";
import { ESCARGOT, expect, test } from "./solve-page.mjs";

const RUN = `./#v=1&s=${ESCARGOT}&a=waters-grid&seed=9007199254740995`;

/** Presses ← so often, and then perhaps Resume: each repeats the run, and comes before it is there. */
const back = (timeline, times, resumed = false) =>
  timeline.evaluate(
    async (slider, [times, resumed]) => {
      for (let k = 0; k < times; k++) {
        slider.stepDown();
        slider.dispatchEvent(new Event("change", { bubbles: true }));
        await Promise.resolve();
      }
      if (resumed) document.querySelector("[data-testid=evolve]").click();
    },
    [times, resumed],
  );

test("the way back is counted from where it leads to", async ({ solve }) => {
  await solve.open(`${RUN}&generations=12`);
  for (let k = 0; k <= 7; k++) await solve.button("Step").click();
  await expect(solve.generation).toHaveText("7");
  const seventh = await solve.digits(true);
  await solve.page.reload();
  await solve.ready();
  await solve.main.click();
  await solve.phase("limit");
  await expect(solve.generation).toHaveText("12");
  const timeline = solve.page.getByTestId("timeline");
  await back(timeline, 5);
  await expect(solve.generation).toHaveText("7");
  await solve.phase("paused");
  await expect(timeline).toHaveValue("7");
  // All of these are told at once; its board comes when the run has been repeated up to there.
  await expect.poll(() => solve.digits(true)).toBe(seventh);
  await solve.button("Step").click();
  await expect(solve.generation).toHaveText("8");
  // On the way, too, it can go on: to its limit.
  await back(timeline, 5, true);
  await solve.phase("limit");
  await expect(solve.generation).toHaveText("12");
  await expect(timeline).toHaveValue("12");
});

test("a board of the population that is pressed during a run stays on the board", async ({ solve }) => {
  await solve.open(RUN);
  await solve.speed("1 generation per second");
  await solve.main.click();
  const field = solve.page.getByTestId("field").locator("canvas");
  await field.scrollIntoViewIfNeeded();
  await expect.poll(() => solve.generations()).toBeGreaterThan(3);
  const { width, height } = await boxOf(field);
  await field.click({ position: { x: width * 0.75, y: height / 4 } });
  await solve.phase("paused");
  const chosen = await solve.digits(true);
  expect(chosen).not.toContain(".");
  // The best is the first, and was not what was shown.
  await field.click({ position: { x: 12, y: height / 4 } });
  await expect.poll(() => solve.digits(true)).not.toBe(chosen);
});

test("where there is no way back, it is said why", async ({ solve }) => {
  const timeline = solve.page.getByTestId("timeline");
  await solve.open(`${RUN}&ring=2`);
  await expect(timeline).toBeDisabled();
  await expect(timeline).toHaveAccessibleDescription("Only with one island, up to generation 1,000");
  await solve.open(RUN);
  await expect(timeline).not.toHaveAttribute("title");
});
