import { readFileSync } from "node:fs";
import { SolvePage, expect, test as base } from "./solve-page.mjs";

const CUBES = readFileSync(new URL("../corpus/cubes_9.tsv", import.meta.url), "utf8");
/** The six faces of a puzzle of the corpus, U R F D L B, as one line. */
const cube = (level) => CUBES.split("\n").map((line) => line.split("\t")).find((fields) => fields[1] === level);

/** A cube on the page. Squares are on it twice: on the cube that turns and in its net. */
class CubePage extends SolvePage {
  constructor(page) {
    super(page);
    this.cube = page.getByTestId("cube");
    this.net = page.getByTestId("net");
    this.making = page.getByTestId("making");
  }

  at(where, face, row, column) {
    return this[where].getByTestId(`face-${face}`).locator(`[data-place="${row},${column}"]`);
  }

  async front(face) {
    await expect(this.cube).toHaveAttribute("data-front", face);
  }

  /** What a face of the net holds, row by row. */
  async face(name) {
    const squares = this.net.getByTestId(`face-${name}`).getByRole("gridcell");
    return (await squares.allTextContents()).map((text) => text || ".").join("");
  }
}

const test = base.extend({
  kube: async ({ page, complaints }, use) => {
    page.on("console", (m) => m.type() === "error" && complaints.push(m.text()));
    page.on("pageerror", (e) => complaints.push(String(e)));
    const kube = new CubePage(page);
    await kube.open();
    await kube.paste(cube("hard")[0]);
    await expect(kube.cube).toBeVisible();
    await use(kube);
    expect(complaints).toEqual([]);
  },
});

test("the bar opens a SudoKube and goes back to the Sudoku", async ({ solve, page }) => {
  await solve.button("SudoKube").click();
  await expect(page.getByTestId("cube")).toBeVisible();
  await expect(solve.verdict).toHaveText("One solution.");
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

test("the cube turns by drag and by keys, and a drag chooses nothing", async ({ kube, page }) => {
  const box = await page.locator(".turntable").boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 200, y, { steps: 20 });
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
  await touch("touchEnd", 0);
  await kube.front("R");
  await context.close();
});

test("givens of a cube stay", async ({ kube }) => {
  const given = kube.at("net", "F", 0, [...cube("hard")[0].slice(162, 171)].findIndex((digit) => digit !== "."));
  const before = await given.textContent();
  await given.click();
  await kube.page.keyboard.press(before === "9" ? "8" : "9");
  await expect(kube.message).toContainText("is a given of this cube and stays");
  await expect(given).toHaveText(before);
});

test("a digit typed on an edge is on both faces, on cube and net", async ({ kube, page }) => {
  // F r1c2 is U r9c2; the corpus' hard cube leaves it empty or not, so any empty inner square of that edge will do.
  const row = (await kube.face("F")).slice(1, 8);
  const column = 1 + row.indexOf(".");
  await kube.at("cube", "F", 0, column).click();
  await page.keyboard.press("5");
  for (const where of ["cube", "net"]) {
    await expect(kube.at(where, "F", 0, column)).toHaveText("5");
    await expect(kube.at(where, "U", 8, column)).toHaveText("5");
  }
  // Houses light up beyond the edge.
  await expect(kube.at("net", "U", 4, column)).toHaveClass(/house/);
  await expect(kube.at("net", "F", 4, column)).toHaveClass(/house/);
  await page.keyboard.press("ArrowUp");
  await kube.front("U");
  await expect(kube.at("net", "U", 7, column)).toHaveAttribute("aria-selected", "true");
});

test("typed digits are checked against the only solution, and reset", async ({ kube, page }) => {
  const [puzzle, , , , solution] = cube("hard");
  const [face, answer] = [puzzle, solution].map((text) => text.slice(162, 243));
  const empty = [...[...face].keys()].filter((k) => face[k] === ".").slice(0, 2);
  for (const [n, k] of empty.entries()) {
    await kube.at("net", "F", Math.floor(k / 9), k % 9).click();
    await page.keyboard.press(n ? String((Number(answer[k]) % 9) + 1) : answer[k]);
  }
  await page.getByTestId("check").click();
  await expect(kube.message).toContainText("1 of 2 typed digits right; the wrong one is marked.");
  await expect(kube.at("net", "F", Math.floor(empty[1] / 9), empty[1] % 9)).toHaveClass(/conflict/);
  await page.getByTestId("reset").click();
  expect(await kube.face("F")).toBe(face);
});

test("a hard cube is made, evolved, paused in the middle, resumed and solved", async ({ kube, page }) => {
  await page.getByTestId("level").selectOption("hard");
  await page.getByTestId("generate").click();
  await expect(kube.message).toHaveText(/^Made the verified way in .*: 131 givens, one solution as a cube; [456] of its 6 faces/);
  await kube.seed.fill("3");
  await kube.speed("1 generation a second");
  await kube.main.click();
  await expect.poll(() => kube.generations()).toBeGreaterThan(0);
  await kube.button("Pause").click();
  await kube.phase("paused");
  await kube.speed("as fast as it goes");
  await kube.button("Resume").click();
  await kube.phase("solved");
  await expect(kube.verdict).toHaveText(/checked: this is the only solution\.$/);
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
  await expect(kube.message).toHaveText(/^485 squares were found/);
});
