// What is done with a run: evolve, pause, step, stop, and the choice of the algorithm.
import { Fault } from "../visitor.mjs";

const PHASES = /^(idle|running|paused|solved|ended|limit|stopped|failed|rejected)$/;
const SPEEDS = ["1 generation per second", "5 generations per second", "20 generations per second", "Full speed"];

/** Whether a run can be controlled here. */
const canRun = (v) => !v.room && !v.playing;

async function phase(v, wanted, what) {
  const seen = await v.sees((now) => wanted.test(now.phase) || (v.isRough() && PHASES.test(now.phase)), what);
  if (!PHASES.test(seen.phase)) throw new Fault(`the phase is “${seen.phase}”`);
  return true;
}

export const RUN = {
  async evolve(v) {
    if (!canRun(v)) return false;
    const before = (await v.look()).phase;
    if (!(await v.press(v.solve.main))) return false;
    // Of a run that ends by itself any moment it is not known whether it was paused.
    const wanted = before === "running" ? /^(paused|running|solved|ended|limit)$/ : /^(running|solved|ended|limit|rejected)$/;
    return phase(v, wanted, "Evolve should start, pause or go on");
  },

  async step(v) {
    if (!canRun(v) || !(await v.press("Step"))) return false;
    return phase(v, /^(paused|solved|ended|limit|rejected)$/, "a step should have been made");
  },

  async stop(v) {
    if (!canRun(v) || !(await v.press(v.page.locator(".controls").getByRole("button", { name: "Stop" })))) return false;
    return phase(v, /^(stopped|solved|ended|limit|idle)$/, "the run should have stopped");
  },

  /** One of the buttons that stand there after a run. */
  async "after a run"(v) {
    if (!canRun(v)) return false;
    return v.press(v.draw.one(["Clear evolved", "Clear evolved digits", "New seed", "Evolve with a new seed", "Resume", "First solution", "Second solution", "Puzzle"]));
  },

  async speed(v) {
    if (!canRun(v)) return false;
    const speed = v.page.getByRole("radio", { name: v.draw.one(SPEEDS) });
    if (!(await speed.count())) return false;
    await speed.check({ force: true });
    return true;
  },

  async algorithm(v) {
    if (!canRun(v) || !(await v.press(v.page.getByTestId("choose")))) return false;
    const offered = v.page.locator(".chooser [data-testid^=algorithm-]");
    await v.sees((now) => now.dialogs.length > 0, "the algorithms should be listed");
    const at = v.draw.below(await offered.count());
    await offered.nth(at).click();
    await v.sees((now) => now.dialogs.length === 0, "the list should have closed");
    return true;
  },

  async seed(v) {
    if (!canRun(v) || !(await v.solve.seed.isVisible()) || !(await v.solve.seed.isEnabled())) return false;
    const seed = v.draw.one(["1", "42", "18446744073709551615", "18446744073709551616", "-1", "abc", ""]);
    await v.solve.seed.fill(seed);
    await v.key("Tab");
    if (/^\d{1,19}$|^18446744073709551615$/.test(seed)) return true;
    // One that is none is named when a run is begun with it, and mended.
    if ((await v.look()).phase === "idle" && (await v.press(v.solve.main))) {
      await v.sees((now) => /^Fix the invalid field/.test(now.message), "a bad seed should be named");
    }
    await v.solve.seed.fill("7");
    await v.key("Tab");
    return true;
  },

  async rate(v) {
    if (!canRun(v)) return false;
    const fold = v.page.getByTestId("rating");
    if (!(await fold.count())) return false;
    if (!(await v.page.getByTestId("rate").isVisible())) await v.press(fold.locator("summary"));
    return v.press(v.page.getByTestId("rate"));
  },

  async wait(v) {
    await v.page.waitForTimeout(100 + v.draw.below(900));
    return true;
  },
};
