// The Lab: going through a run, step by step, with buttons, keys, charts and links.
import { boxOf } from "./box.mjs";
import { Lab, RUN, open } from "./lab-page.mjs";
import { ESCARGOT, expect, test } from "./solve-page.mjs";

test("the bar opens the Lab on the puzzle of the page, and Open in Solve leads back", async ({ solve, page }) => {
  await page.getByRole("navigation", { name: "Views" }).getByRole("button", { name: "Lab" }).click();
  const lab = new Lab(page);
  await lab.at(0);
  await expect(page.getByTestId("lab-seed")).toHaveValue(await solve.seed.inputValue());
  await expect.poll(() => page.url()).toMatch(/view=lab/);
  await page.getByTestId("lab-seed").fill("77");
  await page.getByTestId("lab-seed").press("Tab");
  await lab.at(0);
  await solve.button("Open in Solve").click();
  await expect(page.getByTestId("evolve")).toBeVisible();
  await expect(solve.seed).toHaveValue("77");
});

test("keys go through the run, also after a box was ticked or a slider moved", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab&g=12`);
  await lab.at(12);
  await page.keyboard.press(".");
  await lab.at(12, 1);
  await page.getByTestId("log").check();
  await page.keyboard.press(",");
  await lab.at(12);
  await page.getByTestId("scrubber").focus();
  await page.keyboard.press("]");
  await lab.at(13);
  await page.keyboard.press("[");
  await lab.at(12);
  await page.getByTestId("log").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("lab-run")).toHaveText("Pause");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("lab-run")).toHaveText("Run");
});

test("forward, back and forward by generations and operators shows the same", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab&g=12`);
  await lab.at(12);
  await lab.charted();
  const twelve = await lab.seen();
  await lab.press("operator-on");
  await lab.at(12, 1);
  await expect(page.getByTestId("operator")).toHaveText("Selection");
  await expect(page.getByTestId("sentence")).toHaveText(/^Selected individual .* Linear ranking over 20 individuals: /);
  await expect(page.getByTestId("pool").locator("li")).toHaveCount(20);
  await expect(page.getByTestId("boards").locator("figure")).toHaveCount(2);
  const first = await lab.seen();
  await lab.press("operator-on");
  await lab.at(12, 2);
  await expect(page.getByTestId("operator")).toHaveText("Crossover");
  await expect(page.getByTestId("sentence")).toHaveText(/(comes? from|Both parents are|have the same digits).* The child’s fitness is \d+\.$/);
  await expect(page.getByTestId("boards").locator("figure")).toHaveCount(3);
  await lab.press("operator-back");
  await lab.at(12, 1);
  await expect.poll(() => lab.seen()).toBe(first);
  await lab.press("generation-on");
  await lab.at(13);
  await lab.press("generation-back");
  await lab.at(12);
  await expect.poll(() => lab.seen()).toBe(twelve);
  await lab.press("to-start");
  await lab.at(0);
  await lab.press("to-end");
  await expect(lab.root).not.toHaveAttribute("data-generation", "0");
  await page.getByTestId("scrubber").fill("12");
  await lab.at(12);
  await expect.poll(() => lab.seen()).toBe(twelve);
});

test("a link opens the very operator", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab&g=12`);
  await lab.at(12);
  await lab.charted();
  await lab.press("operator-on");
  await lab.at(12, 1);
  const seen = await lab.seen();
  await expect.poll(() => page.url()).toMatch(/g=12&step=1$/);
  await page.reload();
  await lab.at(12, 1);
  await expect.poll(() => lab.seen()).toBe(seen);
});

test("a run goes on by itself, is paused, and ends solved", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab`);
  await lab.at(0);
  // So slow that it is not over before it is paused.
  await page.getByTestId("pace").selectOption({ label: "1 generation per second" });
  await lab.press("lab-run");
  await expect(lab.root).toHaveAttribute("data-state", "running");
  await expect.poll(async () => Number(await lab.root.getAttribute("data-generation"))).toBeGreaterThan(3);
  await lab.press("lab-run");
  await expect(lab.root).toHaveAttribute("data-state", "resting");
  await page.getByTestId("pace").selectOption({ label: "Full speed" });
  await lab.press("lab-run");
  await expect(page.getByTestId("sentence")).toHaveText(/Solved\. The checker accepts the answer\.$/);
  await lab.at(131);
});

test("a second press counts before the first is answered: Run and Pause, and parts of a population", async ({ page }) => {
  const lab = await open(page, `${RUN}&population=500&view=lab`);
  await lab.at(0);
  const twice = (button) => button.evaluate((node) => [1, 2].forEach(() => node.click()));
  await twice(page.locator(".population").getByRole("button", { name: "Next", exact: true }));
  await expect(page.getByTestId("population-summary")).toHaveText(/^Individuals 401 to 500 of 500, /);
  await twice(page.getByTestId("lab-run"));
  await expect(lab.root).toHaveAttribute("data-state", "resting");
  await expect(page.getByTestId("lab-run")).toHaveText("Run");
});

test("a key counts from where the run is on its way to: back at once at the start, on at once at the end", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab&g=0`);
  /** Keys between which the page draws by itself, but hears nothing of its worker. */
  const keys = (...keys) => page.evaluate(async (keys) => {
    for (const key of keys) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    }
  }, keys);
  const stays = async (generation) => {
    await expect(lab.root).toHaveAttribute("data-state", "resting");
    await lab.at(generation);
  };
  await lab.at(0);
  await keys("]", "[");
  await stays(0);
  await keys(".", ",");
  await stays(0);
  await expect(page.getByTestId("generation-back")).toBeDisabled();
  await page.getByTestId("pace").selectOption({ label: "Full speed" });
  await lab.press("lab-run");
  await lab.at(131);
  await expect(page.getByTestId("generation-on")).toBeDisabled();
  await keys("[", "]");
  await stays(131);
});

test("one cursor stands in all charts: arrow keys move the run", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab&g=30`);
  await lab.at(30);
  await page.getByTestId("charts").focus();
  await page.keyboard.press("ArrowLeft");
  await lab.at(29);
  await expect(page.getByTestId("values")).toHaveText(/^Generation 29 best \d+, mean [\d.]+, worst \d+, evaluations [\d,]+; diversity /);
  await page.keyboard.press("Home");
  await lab.at(0);
  await page.keyboard.press("End");
  await lab.at(30);
  // A key that is held down comes again before the page has answered.
  await page.getByTestId("charts").evaluate((charts) => {
    for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowRight"]) charts.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
  await lab.at(28);
  await page.keyboard.press("End");
  await lab.at(30);
  await page.getByTestId("log").check();
  await lab.press("zoom-in");
  await expect(page.getByTestId("zoom-all")).toBeEnabled();
  await lab.press("zoom-all");
  await expect(page.getByTestId("zoom-all")).toBeDisabled();
});

test("dragging over the charts zooms, and a click goes there", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab&g=60`);
  await lab.at(60);
  await lab.charted();
  const { x, y, width } = await boxOf(page.getByTestId("charts"));
  const at = (share) => [x + width * share, y + 60];
  await page.mouse.move(...at(0.4));
  await page.mouse.down();
  await page.mouse.move(...at(0.6), { steps: 4 });
  await page.mouse.up();
  await expect(page.getByTestId("zoom-all")).toBeEnabled();
  await page.mouse.move(5, 5);
  await lab.at(60);
  await page.mouse.click(...at(0.5));
  await page.mouse.move(5, 5);
  await expect(lab.root).not.toHaveAttribute("data-generation", "60");
  const generation = Number(await lab.root.getAttribute("data-generation"));
  expect(generation).toBeGreaterThan(20);
  expect(generation).toBeLessThan(45);
});

test("the pointer over the charts moves the boards, and leaves them where they were", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab&g=60&step=3`);
  await lab.at(60, 3);
  await lab.charted();
  const resting = await lab.seen();
  const { x, y, width } = await boxOf(page.getByTestId("charts"));
  const over = (share) => page.mouse.move(x + width * share, y + 60);
  await over(0.3);
  await over(0.5);
  await expect(lab.root).not.toHaveAttribute("data-generation", "60");
  await expect(page.getByTestId("boards")).toContainText("Best individual");
  await expect(lab.root).toHaveAttribute("data-state", "resting");
  const generation = Number(await lab.root.getAttribute("data-generation"));
  expect(generation).toBeGreaterThan(15);
  expect(generation).toBeLessThan(45);
  await expect(page.getByTestId("values")).toContainText(`Generation ${generation} `);
  // The address stays where the run rests.
  expect(page.url()).toMatch(/g=60&step=3/);
  await page.mouse.move(5, 5);
  await lab.at(60, 3);
  await expect.poll(() => lab.seen()).toBe(resting);
  await over(0.5);
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.move(5, 5);
  await lab.at(generation);
  await expect.poll(() => page.url()).toMatch(new RegExp(`g=${generation}(&|$)`));
});

test("speed, scale, zoom and ancestry have keys", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab&g=60`);
  await lab.at(60);
  // Keys press what is not disabled: before the charts are there nothing is zoomed.
  await lab.charted();
  const pace = page.getByTestId("pace");
  await expect(pace).toHaveValue("3");
  await page.keyboard.press(">");
  await expect(pace).toHaveValue("4");
  await page.keyboard.press("<");
  await page.keyboard.press("<");
  await expect(pace).toHaveValue("2");
  await page.keyboard.press("l");
  await expect(page.getByTestId("log")).toBeChecked();
  await page.keyboard.press("z");
  await expect(page.getByTestId("zoom-all")).toBeEnabled();
  await page.keyboard.press("a");
  await expect(page.getByTestId("zoom-all")).toBeDisabled();
  await page.keyboard.press("d");
  await expect(page.getByTestId("descent")).toHaveText(/^Individual 1: traced back 60 generations/);
});

test("algorithm, seed, individuals and charts have keys", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab&g=3`);
  await lab.at(3);
  const algorithm = page.getByTestId("lab-algorithm");
  await page.keyboard.press("m");
  await expect(algorithm).not.toHaveValue("waters-grid");
  await lab.at(0);
  await page.keyboard.press("Shift+M");
  await expect(algorithm).toHaveValue("waters-grid");
  await page.keyboard.press("n");
  await expect(page.getByTestId("lab-seed")).not.toHaveValue("9007199254740995");
  await page.keyboard.press("t");
  await expect(page.getByTestId("lab-seed")).toBeFocused();
  await page.keyboard.press("Escape");
  await lab.at(0);
  await page.keyboard.press("]");
  await lab.at(1);
  await page.keyboard.press("i");
  await expect(page.getByTestId("tiles")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByTestId("individual")).toHaveText(/^Individual 2 of /);
  await page.keyboard.press("c");
  await expect(page.getByTestId("charts")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await lab.at(0);
});

test("at full speed the last state is the one that is shown", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab`);
  await lab.at(0);
  await page.getByTestId("pace").selectOption({ label: "Full speed" });
  await lab.press("lab-run");
  await expect(page.getByTestId("sentence")).toHaveText(/Solved\. The checker accepts the answer\.$/);
  await lab.at(131);
  const seen = await lab.seen();
  await expect(page.getByTestId("values")).toHaveText(/^Generation 131 best 0,/);
  await page.keyboard.press("[");
  await lab.at(130);
  await page.keyboard.press("]");
  await lab.at(131);
  await expect.poll(() => lab.seen()).toBe(seen);
});

test("keys of the classroom are letters while something is typed", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab&g=3`);
  await lab.at(3);
  await page.getByTestId("lab-seed").focus();
  await page.keyboard.type("pfs123?+-");
  await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", "lab");
  await expect(page.locator("html")).not.toHaveAttribute("data-projector", /.*/);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(page.getByTestId("lab-seed")).toHaveValue(/pfs123\?\+-/);
});

for (const [algorithm, told] of [
  ["sudokube-pure", /^Step 2 of [\d,]+: the best change of one square that is not tabu\. /],
  ["sudokube-weights", /^Step 2 of [\d,]+: the change of one square after which the conflicts weigh least\. /],
]) {
  test(`growth of ${algorithm} is opened step by step, and a link opens the very step`, async ({ page }) => {
    const lab = await open(page, `v=1&s=${ESCARGOT}&a=${algorithm}&seed=1&view=lab&g=0&step=1`);
    await lab.at(0, 1);
    await expect(page.getByTestId("move-place")).toHaveText(/^All [\d,]+ steps at once$/);
    await page.keyboard.press(")");
    await page.keyboard.press(")");
    await expect(page.getByTestId("sentence")).toHaveText(told);
    const seen = await lab.seen();
    await expect.poll(() => page.url()).toMatch(/move=2$/);
    await page.reload();
    await lab.at(0, 1);
    await expect.poll(() => lab.seen()).toBe(seen);
    await page.keyboard.press("(");
    await page.keyboard.press("(");
    await expect(page.getByTestId("move-place")).toHaveText(/^All /);
  });
}

test("a second window follows the first, step by step and to another run", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab&g=5`);
  await lab.at(5);
  await page.getByTestId("open-follow").click();
  const opened = page.waitForEvent("popup");
  await page.getByTestId("follow-window").click();
  const second = await opened;
  const following = new Lab(second);
  await expect(following.root).toBeVisible();
  await following.at(5);
  await page.getByTestId("follow-close").click();
  await page.bringToFront();
  await lab.press("operator-on");
  await lab.press("operator-on");
  await lab.at(5, 2);
  await following.at(5, 2);
  await expect(second.getByTestId("sentence")).toHaveText(await page.getByTestId("sentence").textContent());
  await page.getByTestId("lab-seed").fill("77");
  await page.getByTestId("lab-seed").press("Tab");
  await lab.at(0);
  await expect(second.getByTestId("lab-seed")).toHaveValue("77");
  await following.at(0);
  // It would follow every Lab that is opened later.
  await second.close();
});
