// The Lab: what is shown of a place in a run, and what is saved of it.
import { readFileSync } from "node:fs";
import { boxOf } from "./box.mjs";
import { RUN, open } from "./lab-page.mjs";
import { ESCARGOT, expect, test } from "./solve-page.mjs";

const CUBE = `v=1&k=edge&s=${".".repeat(56)}&a=waters-cube&seed=5`;

test("any individual is shown, and its ancestry is traced to the first population", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab&g=20`);
  await lab.at(20);
  await page.getByTestId("tiles").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByTestId("individual")).toHaveText(/^Individual 2 of /);
  await expect(page.getByTestId("boards")).toContainText("Individual 2");
  await lab.press("line-back");
  await expect(page.getByTestId("descent")).toHaveText(/^Individual 2: traced back 20 generations to the first population\. /);
  await expect(page.getByTestId("entries")).toHaveText(/^Digits filled in: 58\. /);
  // Each of them stands on the board with the generation in which it entered.
  await expect(page.getByTestId("entered").locator(".corner")).toHaveCount(58);
  await expect(page.getByTestId("ancestry").locator(".entered .key-of-boards li").first()).toContainText(/generations? \d/);
  const [saved] = await Promise.all([page.waitForEvent("download"), lab.press("lineage-svg")]);
  expect(saved.suggestedFilename()).toBe("waters-grid-seed-9007199254740995-ancestry.svg");
  const svg = readFileSync(await saved.path(), "utf8");
  expect(svg).toContain("Ancestry, generation 20");
  expect(svg).toContain("Waters 2008, default settings; seed 9007199254740995");
  expect(svg).toMatch(/class="line-a"/);
  await lab.at(20);
});

test("survival shows who stays and who leaves", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab&g=12&step=41`);
  await lab.at(12, 41);
  await expect(page.getByTestId("operator")).toHaveText("Survival");
  await expect(page.getByTestId("sentence")).toHaveText(/^From 20 parents and 20 children, \d+ parents? and \d+ child(ren)? survive/);
  await expect(page.getByTestId("pool").locator(".stays")).toHaveCount(20);
  await expect(page.getByTestId("pool").locator(".leaves")).toHaveCount(20);
});

test("one board has no mean of a population, and open squares are drawn", async ({ page }) => {
  const lab = await open(page, `v=1&s=${ESCARGOT}&a=elimination&seed=1&view=lab`);
  await lab.at(0);
  await expect(page.getByTestId("values")).toHaveText(/best \d+, evaluations \d+$/);
  await expect(page.getByTestId("values")).not.toContainText("mean");
  await expect(page.getByTestId("population-summary")).toContainText("A dot marks an empty square.");
  // It has no mutation, so nothing is said of a rate.
  await expect(page.getByTestId("values")).not.toContainText("Mutation rate");
  await expect(page.getByTestId("chart-rate")).toBeHidden();
});

test("the charts are taken home with seed, settings and link", async ({ page }) => {
  const lab = await open(page, `${RUN}&reset=30&view=lab&g=30`);
  await lab.at(30);
  const [svg] = await Promise.all([page.waitForEvent("download"), lab.press("run-svg")]);
  const text = readFileSync(await svg.path(), "utf8");
  for (const part of ["Waters 2008, seed 9007199254740995", "Waters 2008, reset=30; seed 9007199254740995", "Generations 0 to 30", "g=30", "class=\"best\""]) {
    expect(text).toContain(part);
  }
  const [png] = await Promise.all([page.waitForEvent("download"), lab.press("run-png")]);
  expect(readFileSync(await png.path()).subarray(1, 4).toString()).toBe("PNG");
});

test("boards write digits as chosen in Settings", async ({ solve, page }) => {
  const lab = await open(page, `${RUN}&view=lab&g=3`);
  await lab.at(3);
  const digits = page.getByTestId("boards").locator(".given-digit");
  await expect(digits.first()).toHaveText("179");
  await solve.button("Settings").click();
  await page.locator("#pref-digits").selectOption("letters");
  await page.keyboard.press("Escape");
  await expect(digits.first()).toHaveText("AGI");
  await page.reload();
  await expect(digits.first()).toHaveText("AGI");
});

test("a cube is stepped through on its net", async ({ page }) => {
  const lab = await open(page, `${CUBE}&view=lab&g=1`);
  await lab.at(1);
  await expect(page.getByTestId("boards").locator("svg .letter")).toHaveText(["U", "R", "F", "D", "L", "B"]);
  // A face is shown large: by a click on it, and by keys.
  const faces = page.getByTestId("boards").locator("svg [data-face]");
  await faces.nth(2).click();
  await expect(faces).toHaveCount(1);
  await expect(faces).toHaveAttribute("data-face", "2");
  await expect.poll(() => page.url()).toMatch(/face=F/);
  await page.keyboard.press("v");
  await expect(faces).toHaveAttribute("data-face", "3");
  await page.keyboard.press("Shift+V");
  await expect(faces).toHaveAttribute("data-face", "2");
  await page.reload();
  await expect(faces).toHaveAttribute("data-face", "2");
  await faces.click();
  await expect(faces).toHaveCount(6);
  await page.getByTestId("workbooks").locator("summary").click();
  await expect(page.getByTestId("workbooks")).toContainText("open a flat puzzle");
});

for (const colorScheme of ["light", "dark"]) {
  for (const [view, viewport] of Object.entries({ desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } })) {
    test.describe(`${view}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, hasTouch: view === "phone", isMobile: view === "phone" });

      test("the population's maps are drawn in the page's colours", async ({ page }) => {
        const lab = await open(page, `${RUN}&view=lab&g=1`);
        await lab.at(1);
        const seen = () => page.getByTestId("tiles").locator("canvas").evaluate((canvas) => {
          const rgb = (name) => getComputedStyle(canvas).getPropertyValue(name).match(/[\d.]+/g).slice(0, 3).map(Number);
          const [board, conflict] = [rgb("--sheet"), rgb("--conflict")];
          const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
          const like = (k, colour) => colour.every((value, channel) => Math.abs(data[k + channel] - value) < 3);
          // A light conflict is 35 % of its colour on the board's.
          const pale = board.map((value, channel) => 0.65 * value + 0.35 * conflict[channel]);
          let [boards, conflicts, opaque] = [0, 0, 0];
          for (let k = 0; k < data.length; k += 4) {
            opaque += data[k + 3] === 255;
            boards += data[k + 3] === 255 && like(k, board);
            conflicts += data[k + 3] === 255 && like(k, pale);
          }
          return { boards: boards / opaque, conflicts: conflicts / opaque, differ: board.some((v, c) => Math.abs(v - conflict[c]) > 50) };
        });
        await expect.poll(async () => (await seen()).conflicts).toBeGreaterThan(0.03);
        const colours = await seen();
        expect(colours.boards).toBeGreaterThan(0.3);
        expect(colours.differ).toBe(true);
      });
    });
  }
}

test("the binary program is stepped through with its layers", async ({ page }) => {
  const lab = await open(page, `v=1&s=${ESCARGOT}&a=binary-program&view=lab`);
  await lab.at(0);
  await expect(page.getByTestId("lab-algorithm")).toHaveValue("binary-program");
  await lab.press("generation-on");
  await lab.at(1);
  await expect(page.getByTestId("own")).toContainText("729");
  await expect(page.getByTestId("own").locator("svg").first()).toBeVisible();
  await lab.press("generation-back");
  await lab.at(0);
  // Another method has the other worker.
  await page.getByTestId("lab-algorithm").selectOption("waters-grid");
  await lab.at(0);
  await lab.press("operator-on");
  await lab.at(0, 1);
});

test("elimination shows its board of candidates between two operators", async ({ page }) => {
  const lab = await open(page, `v=1&s=.4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.&a=elimination&view=lab`);
  await lab.at(0);
  const struck = () => page.getByTestId("own").locator("s").count();
  await expect(page.getByTestId("own").locator(".valid td").first()).toBeVisible();
  const before = await struck();
  await lab.press("operator-on");
  await lab.at(0, 1);
  await expect.poll(struck).toBeGreaterThan(before);
});

test("threads tie the boards to their places in the population", async ({ page }) => {
  const lab = await open(page, `v=1&s=${ESCARGOT}&a=mantere-koljonen&seed=1&view=lab&g=12&step=2`);
  await lab.at(12, 2);
  await lab.charted();
  const threads = page.getByTestId("threads").locator("path");
  await expect(threads).toHaveCount(2);
  // Each from the middle of its board to the map of that individual, which a click there chooses.
  const read = () => threads.evaluateAll((paths) => paths.map((path) => {
    const [from, to] = [path.getPointAtLength(0), path.getPointAtLength(path.getTotalLength())].map((p) => p.matrixTransform(path.getScreenCTM()));
    const board = document.querySelectorAll(".boards .taken-board")[path.matches(".b") ? 1 : 0].getBoundingClientRect();
    const maps = document.querySelector(".tiles canvas").getBoundingClientRect();
    return { off: Math.abs(from.x - board.x - board.width / 2), x: to.x - maps.x, y: to.y - maps.y };
  }));
  // They follow what they tie with the next frame.
  let ends = [];
  await expect.poll(async () => JSON.stringify(ends) === JSON.stringify((ends = await read()))).toBe(true);
  const named = await page.locator(".taken figcaption b").allInnerTexts();
  for (const [k, { off, x, y }] of ends.entries()) {
    expect(off).toBeLessThan(3);
    await page.getByTestId("tiles").locator("canvas").click({ position: { x, y: y + 4 } });
    await expect(page.getByTestId("individual")).toContainText(`Individual ${named[k].match(/individual (\d+)/)[1]} `);
  }
  // A step without two parents has none.
  await lab.press("operator-on");
  await expect(threads).toHaveCount(0);
});

test("a generation is told from left to right, over its population", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const lab = await open(page, `${RUN}&view=lab&g=5`);
  await lab.at(5);
  await lab.press("operator-on");
  await lab.at(5, 1);
  const phase = page.getByTestId("phase");
  await expect(phase.first()).toContainText("Selection");
  await expect(page.locator("[data-testid=phases] [aria-current]")).toHaveText("1 Selection");
  await phase.filter({ hasText: "Crossover" }).click();
  await lab.at(5, 2);
  await expect(page.getByTestId("operator")).toHaveText("Crossover");
  // What the child has of a parent is marked on the parent, too, and nowhere else.
  const wedges = (board, kind) => page.locator(".taken").nth(board).locator(`.wedge-${kind}`);
  for (const [board, kind] of [[0, "a"], [1, "b"]]) {
    await expect.poll(async () => (await wedges(board, kind).count()) - (await wedges(2, kind).count())).toBe(0);
    await expect(wedges(board, kind === "a" ? "b" : "a")).toHaveCount(0);
  }
  // Boards and population share the first screen, and the next of its kind is one press away.
  await expect.poll(async () => (await boxOf(page.locator(".tiles canvas"))).y + 60).toBeLessThan(800);
  await phase.filter({ hasText: "Selection" }).click();
  await lab.at(5, 3);
  await phase.filter({ hasText: "Survival" }).click();
  await expect(page.getByTestId("operator")).toHaveText("Survival");
});

test("a projector shows boards, population and curve at once", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const lab = await open(page, `${RUN}&view=lab&g=5`);
  await lab.at(5);
  await lab.press("operator-on");
  await lab.at(5, 1);
  await page.keyboard.press("p");
  await expect(page.locator(":root[data-projector]")).toHaveCount(1);
  for (const [what, room] of [[".tiles canvas", 60], ["[data-testid=chart-fitness]", 100]]) {
    await expect.poll(async () => (await page.locator(what).first().boundingBox())?.y).toBeLessThan(1080 - room);
  }
  const size = (of) => page.locator(of).first().evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  for (const of of [".sentence", ".phases button", ".place", ".taken figcaption"]) expect(await size(of)).toBeGreaterThanOrEqual(36);
});

test("while a run goes on the cursor stays on the lines, which are drawn less often than the boards", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab`);
  await lab.at(0);
  await expect(page.getByTestId("chart-fitness").locator("path.best").first()).toBeAttached();
  await page.getByTestId("pace").selectOption({ label: "20 generations per second" });
  // Begun in the page: the run may be past what is looked at before a press is answered.
  const frames = await page.evaluate(async () => {
    const [lab, chart, run] = ["lab", "chart-fitness", "lab-run"].map((id) => document.querySelector(`[data-testid=${id}]`));
    run.click();
    const frames = { seen: 0, without: 0 };
    while (Number(lab.dataset.generation) < 30) {
      await new Promise(requestAnimationFrame);
      frames.seen += 1;
      frames.without += !chart.querySelector(".cursor").getAttribute("d");
    }
    return frames;
  });
  expect(frames.seen).toBeGreaterThan(0);
  expect(frames.without).toBe(0);
});
