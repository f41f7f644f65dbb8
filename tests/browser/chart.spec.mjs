// The rows of a run are the same at every speed, and those of the command line.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { saved } from "./class-page.mjs";
import { ESCARGOT, expect, test } from "./solve-page.mjs";

// As the native tests have built it.
const LAB = process.env.LAB ?? join(process.env.CARGO_TARGET_DIR ?? "target", "debug", "lab");

const trace = (link) => execFileSync(LAB, ["trace", link], { encoding: "utf8", maxBuffer: 2 ** 28 });

const SEED = "15426793720428814986";

/** The rows of the run that has come to its end. */
const rows = async (page) => (await saved(page, () => page.getByTestId("rows-csv").click())).content.toString();

for (const islands of [1, 4]) {
  test(`the rows at 20 a second and at full speed are those of lab trace: islands ${islands}`, async ({ page, solve }) => {
    const link = `#s=${ESCARGOT}&seed=${SEED}${islands > 1 ? `&ring=${islands}` : ""}`;
    const expected = trace(link);
    const marks = [];
    for (const speed of ["20 generations per second", "Full speed", "Full speed"]) {
      await page.goto("about:blank");
      await solve.open(`./${link}`);
      await solve.speed(speed);
      await solve.main.click();
      await solve.phase("solved");
      expect(await rows(page), speed).toBe(expected);
      expect(await solve.generations()).toBe(Number(expected.trim().split("\n").at(-1).split(",")[0]));
      marks.push(await page.getByTestId("chart").locator("svg.plot").innerHTML());
    }
    expect(new Set(marks).size, "charts").toBe(1);
  });
}

// Islands without exchange, which may be far apart; more generations than are kept one by one.
test("a long run that is paused, slowed down and sped up has the rows of lab trace, every fourth and the last", async ({ page, solve }) => {
  const link = `#s=${ESCARGOT}&a=hill-climb&seed=1&generations=9001&ring=3`;
  const expected = trace(link).split("\n").filter((line, k) => k === 0 || (k - 1) % 4 === 0 || k === 9002 || line === "");
  await solve.open(`./${link}`);
  await solve.speed("20 generations per second");
  await solve.main.click();
  await expect.poll(() => solve.generations()).toBeGreaterThan(10);
  await solve.button("Pause").click();
  await solve.phase("paused");
  await solve.speed("Full speed");
  await solve.button("Resume").click();
  await solve.phase("limit");
  await expect.poll(() => solve.generations()).toBe(9001);
  expect((await rows(page)).split("\n")).toEqual(expected);
});
