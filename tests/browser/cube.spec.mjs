import { readFileSync } from "node:fs";
import { SolvePage, expect, opened, test as base } from "./solve-page.mjs";

const CUBES = readFileSync(new URL("../corpus/cubes_9.tsv", import.meta.url), "utf8");
/** The six faces of a puzzle of the corpus, U R F D L B, as one line. */
const cube = (level) => CUBES.split("\n").map((line) => line.split("\t")).find((fields) => fields[1] === level);

/** A cube on the page. Squares are on it twice: on the cube that turns and unfolds, and on flat faces, of which one is seen. */
class CubePage extends SolvePage {
  constructor(page) {
    super(page);
    this.cube = page.getByTestId("cube");
    this.flat = page.getByTestId("faces");
    this.net = page.getByTestId("net");
    this.making = page.getByTestId("making");
  }

  at(where, face, row, column) {
    return this[where].getByTestId(`face-${face}`).locator(`[data-place="${row},${column}"]`);
  }

  /** Cube, Net or One face, once the way there is over. */
  async shape(name) {
    await this.page.getByRole("radio", { name, exact: true }).check({ force: true });
    await expect(this.page.locator(".cube-exhibit")).toHaveAttribute("data-shape", { Cube: "cube", Net: "net", "One face": "face" }[name]);
    await this.rest();
    if (name === "One face") await expect(this.page.locator(".cube-exhibit")).toHaveAttribute("data-flat", "");
  }

  /** Waits until a square of the cube stays where it is. */
  async rest() {
    const square = this.at("cube", "F", 4, 4);
    for (let before = null, now; ; before = now) {
      now = JSON.stringify(await square.boundingBox());
      if (now === before) return;
      await this.page.waitForTimeout(120);
    }
  }

  async front(face) {
    await expect(this.cube).toHaveAttribute("data-front", face);
  }

  /** What a face holds, row by row, seen or not. */
  async face(name) {
    const squares = this.flat.getByTestId(`face-${name}`).locator(".sq");
    return (await squares.allTextContents()).map((text) => text || ".").join("");
  }
}

const test = base.extend({
  kube: opened(CubePage, async (kube) => {
    await kube.paste(cube("hard")[0]);
    await expect(kube.cube).toBeVisible();
  }),
});

test("the bar opens a SudoKube and goes back to the Sudoku", async ({ solve, page }) => {
  await solve.button("SudoKube").click();
  await expect(page.getByTestId("cube")).toBeVisible();
  await expect(solve.verdict).toHaveText(/^One solution: /);
  await solve.button("Solve").click();
  await expect(page.getByTestId("cube")).toHaveCount(0);
  await expect(page.getByTestId("candidates")).toBeVisible();
});

test("a cube's link opens the cube", async ({ kube, page }) => {
  await expect.poll(() => page.url()).toContain("k=edge");
  const link = page.url();
  expect(link.split("#")[1].length).toBeLessThan(600);
  await page.goto("about:blank");
  await kube.open(link);
  expect(await kube.face("F")).toBe(cube("hard")[0].slice(162, 243));
});

test("six buttons bring each face to the front, upright", async ({ kube, page }) => {
  for (const face of "URFDLB") {
    await page.getByTestId(`turn-${face}`).click();
    await kube.front(face);
    // The chosen face's own axes lie as the screen's do: its first square is above and left of its last.
    const place = async (row, column) => (await kube.at("cube", face, row, column).boundingBox()) ?? {};
    await expect
      .poll(async () => {
        const [first, last] = [await place(0, 0), await place(8, 8)];
        return first.x < last.x && first.y < last.y;
      })
      .toBe(true);
  }
});

test("a face is brought to the front by its name in the net as well, which nothing covers", async ({ kube, page }) => {
  for (const size of [[1280, 800], [390, 844]]) {
    await page.setViewportSize({ width: size[0], height: size[1] });
    for (const face of "URFDLB") {
      await page.getByTestId(`turn-${face}`).locator(".tag").click({ timeout: 10_000 });
      await kube.front(face);
    }
  }
});

test("the cube turns by drag and by keys, and a drag chooses nothing", async ({ kube, page }) => {
  const box = await page.locator(".turntable").boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 200, y, { steps: 20 });
  // One that rests before it lets go pushes nothing.
  await page.waitForTimeout(150);
  await page.mouse.up();
  await kube.front("R");
  await expect(page.locator(".sq.selected")).toHaveCount(0);
  await page.locator(".turntable").focus();
  await page.keyboard.press("f");
  await kube.front("F");
  await page.keyboard.press("Shift+ArrowDown");
  await kube.front("U");
});

test("a finger turns the cube too", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const kube = new CubePage(await context.newPage());
  await kube.open();
  await kube.button("SudoKube").click();
  await expect(kube.cube).toBeVisible();
  await kube.front("F");
  const box = await kube.page.locator(".turntable").first().boundingBox();
  const finger = await context.newCDPSession(kube.page);
  const y = box.y + box.height / 2;
  const touch = (type, x) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  await touch("touchStart", box.x + box.width * 0.8);
  for (let k = 1; k <= 6; k += 1) await touch("touchMove", box.x + box.width * (0.8 - 0.05 * k));
  await kube.page.waitForTimeout(150);
  await touch("touchEnd", 0);
  await kube.front("R");
  await context.close();
});

test("a push turns the cube on, and it comes to rest in a view", async ({ kube, page }) => {
  const box = await page.locator(".turntable").first().boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const turn = () => kube.cube.evaluate((body) => body.style.transform);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 120, y, { steps: 6 });
  await page.mouse.up();
  const pushed = await turn();
  await expect.poll(turn).not.toBe(pushed);
  await kube.rest();
  const rest = await turn();
  await page.waitForTimeout(300);
  expect(await turn()).toBe(rest);
  // Straight before the viewer at a double click beside the squares.
  await page.mouse.dblclick(box.x + box.width / 2, box.y + 6);
  await kube.rest();
  const [a, b] = [await kube.at("cube", "F", 0, 0).boundingBox(), await kube.at("cube", "F", 0, 8).boundingBox()];
  const front = await kube.cube.getAttribute("data-front");
  if (front === "F") expect(Math.abs(a.y - b.y)).toBeLessThan(2);
  expect(await turn()).not.toBe(rest);
});

test("givens of a cube stay", async ({ kube }) => {
  await kube.shape("One face");
  const given = kube.at("flat", "F", 0, [...cube("hard")[0].slice(162, 171)].findIndex((digit) => digit !== "."));
  const before = await given.textContent();
  await given.click();
  await kube.page.keyboard.press(before === "9" ? "8" : "9");
  await expect(kube.message).toContainText("is a given and can’t be changed");
  await expect(given).toHaveText(before);
});

test("a digit typed on an edge is on both faces, on cube and flat", async ({ kube, page }) => {
  // F r1c2 is U r9c2; the corpus' hard cube leaves it empty or not, so any empty inner square of that edge will do.
  const row = (await kube.face("F")).slice(1, 8);
  const column = 1 + row.indexOf(".");
  await kube.at("cube", "F", 0, column).click();
  await page.keyboard.press("5");
  for (const where of ["cube", "flat"]) {
    await expect(kube.at(where, "F", 0, column)).toHaveText("5");
    await expect(kube.at(where, "U", 8, column)).toHaveText("5");
  }
  // Houses light up beyond the edge.
  await expect(kube.at("flat", "U", 4, column)).toHaveClass(/house/);
  await expect(kube.at("flat", "F", 4, column)).toHaveClass(/house/);
  await page.keyboard.press("ArrowUp");
  await kube.front("U");
  await expect(kube.at("flat", "U", 7, column)).toHaveAttribute("aria-selected", "true");
});

test("an empty cube is typed in one go, and squares that faces share once", async ({ kube, page }) => {
  await kube.button("Empty board").click();
  await kube.shape("One face");
  await page.getByTestId("turn-U").click();
  await kube.front("U");
  await kube.at("flat", "U", 0, 0).click();
  await page.keyboard.type(`123${".".repeat(77)}4`);
  // The first row of R was typed with U.
  await kube.front("R");
  await expect(kube.at("flat", "R", 1, 0)).toHaveAttribute("aria-selected", "true");
  await expect(kube.at("flat", "R", 1, 0)).toBeFocused();
  await page.keyboard.press("Backspace");
  await kube.front("U");
  expect(await kube.face("U")).toBe(`123${".".repeat(78)}`);
});

test("the cube unfolds, and its net is typed into, square by square", async ({ kube, page }) => {
  await kube.shape("Net");
  // Where the design has it: left, front, right and back in a row, up and down above and below the front.
  const box = Object.fromEntries(await Promise.all([..."URFDLB"].map(async (f) => [f, await kube.at("cube", f, 4, 4).boundingBox()])));
  expect(["L", "F", "R", "B"].map((f) => Math.round(box[f].y)).every((y) => Math.abs(y - box.F.y) < 2)).toBe(true);
  expect(box.L.x < box.F.x && box.F.x < box.R.x && box.R.x < box.B.x && box.U.y < box.F.y && box.F.y < box.D.y).toBe(true);
  for (const { width, height } of Object.values(box)) expect(Math.min(width, height)).toBeGreaterThanOrEqual(25.5);
  const face = await kube.face("B");
  const k = face.indexOf(".");
  const [row, column] = [Math.floor(k / 9), k % 9];
  await kube.at("cube", "B", row, column).click();
  await page.keyboard.press("4");
  await expect(kube.at("cube", "B", row, column)).toHaveText("4");
  await expect(kube.at("flat", "B", row, column)).toHaveText("4");
  // Arrows go on over an edge, and what is one square says so.
  await kube.at("cube", "F", 3, 8).click();
  await expect(page.getByTestId("one-square")).toHaveText("Right row 4, column 1 and Front row 4, column 9 are one square.");
  await expect(kube.at("cube", "R", 3, 0)).toHaveClass(/selected/);
  await page.keyboard.press("ArrowRight");
  await expect(kube.at("cube", "R", 3, 1)).toHaveClass(/selected/);
  await kube.shape("Cube");
  await kube.front("R");
});

test("the face buttons show how far each face has settled", async ({ kube, page }) => {
  const size = () => page.getByTestId("turn-U").locator("i").evaluate((tile) => Number(tile.style.getPropertyValue("--k")));
  expect(await size()).toBe(0);
  await kube.choose("waters-cube-shared");
  await kube.speed("Full speed");
  await kube.main.click();
  await kube.phase("solved");
  expect(await size()).toBe(1);
  await expect(page.getByTestId("turn-U")).toHaveAttribute("aria-label", /^Up face: 100 % of its squares agreed$/);
});

test("on a phone two fingers move the net, and one chooses", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const kube = new CubePage(await context.newPage());
  await kube.open();
  await kube.button("SudoKube").click();
  await expect(kube.cube).toBeVisible();
  await kube.shape("Net");
  const square = kube.at("cube", "F", 4, 4);
  const before = await square.boundingBox();
  expect(before.width).toBeGreaterThanOrEqual(25.5);
  const finger = await context.newCDPSession(kube.page);
  const touch = (type, points) => finger.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const stage = await kube.page.locator(".turntable").first().boundingBox();
  const at = (k) => [{ x: 120 + 8 * k, y: stage.y + 100, id: 0 }, { x: 220 + 8 * k, y: stage.y + 100, id: 1 }];
  await touch("touchStart", at(0));
  for (let k = 1; k <= 8; k += 1) await touch("touchMove", at(k));
  await touch("touchEnd", []);
  const after = await square.boundingBox();
  expect(after.x - before.x).toBeGreaterThan(30);
  // A browser that is busy may take a finger that was lifted at once for one that rests.
  await expect(async () => {
    await square.tap();
    await expect(square).toHaveClass(/selected/, { timeout: 2000 });
  }).toPass();
  await context.close();
});

test("a cube turned askew comes to rest with its front face upright", async ({ kube, page }) => {
  const box = await page.locator(".turntable").boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 150, y + 150, { steps: 10 });
  await page.mouse.move(x - 50, y + 200, { steps: 10 });
  await page.mouse.move(x - 100, y - 100, { steps: 10 });
  await page.mouse.up();
  // The left border of the face in front stands upright: as far left at its top as at its foot, but for perspective.
  await expect
    .poll(async () => {
      const face = await kube.cube.getAttribute("data-front");
      const centre = async (row) => {
        const b = await kube.at("cube", face, row, 4).boundingBox();
        return [b.x + b.width / 2, b.y + b.height / 2];
      };
      const [top, foot] = [await centre(0), await centre(8)];
      return top[1] < foot[1] && Math.abs(top[0] - foot[0]) < 0.2 * (foot[1] - top[1]);
    })
    .toBe(true);
});

test("each face shows its own copies, and marks those that disagree", async ({ kube, page }) => {
  await kube.choose("waters-cube");
  await kube.seed.fill("1");
  await kube.button("Step").click();
  await expect(kube.generation).toHaveText("0");
  await expect(kube.verdict).toHaveText(/The faces disagree about (1 edge square|[\d,]+ squares on the edges)\.$/);
  const torn = kube.flat.locator(".sq.torn");
  await expect(torn.first()).toHaveAttribute("aria-label", /different digit on the adjacent face$/);
  // F r1 is U r9: where a copy is marked on one, it is on the other, and the digits differ.
  const line = (face, row) =>
    kube.flat.getByTestId(`face-${face}`).locator(`[data-place^="${row},"]`).evaluateAll((squares) =>
      squares.slice(1, 8).map((s) => [s.textContent, s.classList.contains("torn")]));
  const [front, up] = [await line("F", 0), await line("U", 8)];
  expect(front.map(([, mark]) => mark)).toEqual(up.map(([, mark]) => mark));
  expect(front.map(([digit], k) => digit !== up[k][0])).toEqual(front.map(([, mark]) => mark));
  // Six faces solved one after the other need not make a cube.
  await kube.button("Stop").click();
  await kube.choose("waters-sequential");
  await kube.speed("Full speed");
  await kube.main.click();
  await kube.phase("rejected");
  await expect(torn.first()).toBeAttached();
});

test("a cube is made again from its seed", async ({ kube, page }) => {
  await page.getByTestId("size").selectOption("4");
  await page.getByTestId("generate").click();
  await expect(kube.making).toHaveText(/^This cube: Easy, Verified, seed \d+\./);
  const seed = (await kube.making.textContent()).match(/seed (\d+)/)[1];
  const first = await kube.face("F");
  await page.getByTestId("cube-seed").fill("12345");
  await page.getByTestId("generate").click();
  await expect(kube.making).toHaveText(/seed 12345\./);
  expect(await kube.face("F")).not.toBe(first);
  await page.getByTestId("cube-seed").fill(seed);
  await page.getByTestId("generate").click();
  await expect(kube.making).toContainText(`seed ${seed}.`);
  expect(await kube.face("F")).toBe(first);
});

test("the way is explained where it is chosen", async ({ kube, page }) => {
  await expect(kube.making).toHaveText(/^Removes a digit only with a proof/);
  await page.getByTestId("way").selectOption("thesis");
  await expect(kube.making).toHaveText(/at random, as in Waters’ thesis/);
});

for (const [width, height] of [[1280, 800], [1440, 900], [390, 844]]) {
  test(`the cube and Evolve fit one screen of ${width}×${height}, and so does one face`, async ({ kube, page }) => {
    await page.setViewportSize({ width, height });
    const inside = async (locator) => {
      const box = await locator.boundingBox();
      return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    };
    await kube.rest();
    for (const seen of [kube.at("cube", "F", 8, 8), kube.net, kube.verdict, kube.main]) expect(await inside(seen)).toBe(true);
    if (width > 1024) expect(await inside(page.getByTestId("generate"))).toBe(true);
    await kube.shape("One face");
    expect(await inside(kube.flat.getByTestId("face-F").getByTestId("board"))).toBe(true);
    const square = await kube.at("flat", "F", 4, 4).boundingBox();
    expect(Math.min(square.width, square.height)).toBeGreaterThanOrEqual(24);
  });
}

test("typed digits are checked against the only solution, and reset", async ({ kube, page }) => {
  const [puzzle, , , , solution] = cube("hard");
  const [face, answer] = [puzzle, solution].map((text) => text.slice(162, 243));
  const empty = [...[...face].keys()].filter((k) => face[k] === ".").slice(0, 2);
  await kube.shape("One face");
  for (const [n, k] of empty.entries()) {
    await kube.at("flat", "F", Math.floor(k / 9), k % 9).click();
    await page.keyboard.press(n ? String((Number(answer[k]) % 9) + 1) : answer[k]);
  }
  await page.getByTestId("check").click();
  await expect(kube.message).toHaveText("1 of 2 typed digits wrong. Check again to see where.");
  await page.getByTestId("check").click();
  await expect(kube.message).toContainText("1 of 2 typed digits right; the wrong one is marked.");
  await expect(kube.at("flat", "F", Math.floor(empty[1] / 9), empty[1] % 9)).toHaveClass(/conflict/);
  await page.getByTestId("reset").click();
  expect(await kube.face("F")).toBe(face);
});

test("a hard cube is made, evolved, paused in the middle, resumed and solved", async ({ kube, page }) => {
  await page.getByTestId("level").selectOption("hard");
  // This cube takes 73 generations with the seed below, so that it can be paused in the middle; others take four.
  await page.getByTestId("cube-seed").fill("1");
  await page.getByTestId("generate").click();
  await expect(kube.message).toHaveText(/^Generated in .* \(verified\): 131 givens\. One solution as a cube\. Faces with several solutions on their own: [456] of 6/);
  await kube.choose("waters-cube-shared");
  await kube.seed.fill("3");
  await kube.speed("1 generation per second");
  await kube.main.click();
  await expect.poll(() => kube.generations()).toBeGreaterThan(0);
  await kube.button("Pause").click();
  await kube.phase("paused");
  await kube.speed("Full speed");
  await kube.button("Resume").click();
  await kube.phase("solved");
  await expect(kube.verdict).toHaveText(/Checked: the only solution\./);
  // Faces that meet agree along their edge.
  expect((await kube.face("U")).slice(72)).toBe((await kube.face("F")).slice(0, 9));
});

test("a bad cube text says what is wrong and where", async ({ kube, page }) => {
  const good = cube("easy")[4];
  const first = good[0] === "1" ? "2" : "1";
  await kube.paste(first + good.slice(1));
  await expect(kube.message).toHaveText(/U r1c1 holds . and .* holds .*same square of the cube/);
  await page.keyboard.press("Escape");
  await kube.paste(good.slice(1));
  await expect(kube.message).toHaveText(/^Found 485 squares/);
});
