// The Lab: a run, step by step. Same seed, same rows, so every place in it can be asked for by name.
import { readFileSync } from "node:fs";
import { ESCARGOT, expect, test } from "./solve-page.mjs";

const RUN = `v=1&s=${ESCARGOT}&a=waters-grid&seed=9007199254740995`;
const CUBE = `v=1&k=edge&s=${".".repeat(56)}&a=waters-cube&seed=5`;

/** The Lab as a test sees it. */
class Lab {
  constructor(page) {
    this.page = page;
    this.root = page.getByTestId("lab");
  }

  async at(generation, operator = 0) {
    await expect(this.root).toHaveAttribute("data-generation", String(generation));
    await expect(this.root).toHaveAttribute("data-operator", String(operator));
    await expect(this.root).toHaveAttribute("data-state", "resting");
  }

  press(id) {
    return this.page.getByTestId(id).click();
  }

  /** Everything that is seen of the run at a place. */
  async seen() {
    const text = (id) => this.page.getByTestId(id).textContent();
    const boards = await this.page.getByTestId("boards").innerHTML();
    // How far the run was ever followed is no part of what it is.
    const place = (await text("place")).replace(/ of [\d,]+$/, "");
    return [place, await text("sentence"), await text("population-summary"), boards].join("\n");
  }
}

async function open(page, link) {
  await page.goto(`./#${link}`);
  const lab = new Lab(page);
  await expect(lab.root).toBeVisible();
  return lab;
}

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
  expect(await lab.seen()).toBe(first);
  await lab.press("generation-on");
  await lab.at(13);
  await lab.press("generation-back");
  await lab.at(12);
  expect(await lab.seen()).toBe(twelve);
  await lab.press("to-start");
  await lab.at(0);
  await lab.press("to-end");
  await expect(lab.root).not.toHaveAttribute("data-generation", "0");
  await page.getByTestId("scrubber").fill("12");
  await lab.at(12);
  expect(await lab.seen()).toBe(twelve);
});

test("a link opens the very operator", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab&g=12`);
  await lab.at(12);
  await lab.press("operator-on");
  await lab.at(12, 1);
  const seen = await lab.seen();
  await expect.poll(() => page.url()).toMatch(/g=12&step=1$/);
  await page.reload();
  await lab.at(12, 1);
  expect(await lab.seen()).toBe(seen);
});

test("a run goes on by itself, is paused, and ends solved", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab`);
  await lab.at(0);
  await page.getByTestId("pace").selectOption({ label: "20 generations per second" });
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
  await page.getByTestId("log").check();
  await lab.press("zoom-in");
  await expect(page.getByTestId("zoom-all")).toBeEnabled();
  await lab.press("zoom-all");
  await expect(page.getByTestId("zoom-all")).toBeDisabled();
});

test("dragging over the charts zooms, and a click goes there", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab&g=60`);
  await lab.at(60);
  const { x, y, width } = await page.getByTestId("charts").boundingBox();
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
  const resting = await lab.seen();
  const { x, y, width } = await page.getByTestId("charts").boundingBox();
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
  expect(await lab.seen()).toBe(resting);
  await over(0.5);
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.move(5, 5);
  await lab.at(generation);
  await expect.poll(() => page.url()).toMatch(new RegExp(`g=${generation}(&|$)`));
});

test("survival shows who stays and who leaves", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab&g=12&step=41`);
  await lab.at(12, 41);
  await expect(page.getByTestId("operator")).toHaveText("Survival");
  await expect(page.getByTestId("sentence")).toHaveText(/^From 20 parents and 20 children, \d+ parents? and \d+ child(ren)? survive/);
  await expect(page.getByTestId("pool").locator(".stays")).toHaveCount(20);
  await expect(page.getByTestId("pool").locator(".leaves")).toHaveCount(20);
});

test("speed, scale, zoom and ancestry have keys", async ({ page }) => {
  const lab = await open(page, `${RUN}&view=lab&g=60`);
  await lab.at(60);
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
  expect(await lab.seen()).toBe(seen);
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

test("growth and tabu search are opened step by step, and a link opens the very step", async ({ page }) => {
  const lab = await open(page, `v=1&s=${ESCARGOT}&a=sudokube-pure&seed=1&view=lab&g=0&step=1`);
  await lab.at(0, 1);
  await expect(page.getByTestId("move-place")).toHaveText(/^All [\d,]+ steps at once$/);
  await page.keyboard.press(")");
  await page.keyboard.press(")");
  await expect(page.getByTestId("sentence")).toHaveText(/^Step 2 of [\d,]+: the best change of one square that is not tabu\. /);
  const seen = await lab.seen();
  await expect.poll(() => page.url()).toMatch(/move=2$/);
  await page.reload();
  await lab.at(0, 1);
  expect(await lab.seen()).toBe(seen);
  await page.keyboard.press("(");
  await page.keyboard.press("(");
  await expect(page.getByTestId("move-place")).toHaveText(/^All /);
});

test("elimination shows its board of candidates between two operators", async ({ page }) => {
  const lab = await open(page, `v=1&s=.4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.&a=elimination&view=lab`);
  await lab.at(0);
  const struck = () => page.getByTestId("own").locator("s").count();
  await expect(page.getByTestId("own").locator(".valid td").first()).toBeVisible();
  const before = await struck();
  await lab.press("operator-on");
  await lab.at(0, 1);
  expect(await struck()).toBeGreaterThan(before);
});

test("threads tie the boards to their places in the population", async ({ page }) => {
  const lab = await open(page, `v=1&s=${ESCARGOT}&a=mantere-koljonen&seed=1&view=lab&g=12&step=2`);
  await lab.at(12, 2);
  const threads = page.getByTestId("threads").locator("path");
  await expect(threads).toHaveCount(2);
  // Each from the middle of its board to the map of that individual, which a click there chooses.
  const ends = await threads.evaluateAll((paths) => paths.map((path) => {
    const [from, to] = [path.getPointAtLength(0), path.getPointAtLength(path.getTotalLength())].map((p) => p.matrixTransform(path.getScreenCTM()));
    const board = document.querySelectorAll(".boards .taken-board")[path.matches(".b") ? 1 : 0].getBoundingClientRect();
    const maps = document.querySelector(".tiles canvas").getBoundingClientRect();
    return { off: Math.abs(from.x - board.x - board.width / 2), x: to.x - maps.x, y: to.y - maps.y };
  }));
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
    expect(await wedges(board, kind).count()).toBe(await wedges(2, kind).count());
    await expect(wedges(board, kind === "a" ? "b" : "a")).toHaveCount(0);
  }
  // Boards and population share the first screen, and the next of its kind is one press away.
  const box = await page.locator(".tiles canvas").boundingBox();
  expect(box.y + 60).toBeLessThan(800);
  await phase.filter({ hasText: "Selection" }).click();
  await lab.at(5, 3);
  await phase.filter({ hasText: "Survival" }).click();
  await expect(page.getByTestId("operator")).toHaveText("Survival");
});

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
