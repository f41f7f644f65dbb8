// Boards of 36×36 and 49×49: opened, solved, zoomed, linked, and not played. States are waited for, never times.
import { readFileSync } from "node:fs";
import { boxOf } from "./box.mjs";
import { accessible, expect, test } from "./solve-page.mjs";

/** The squares' signs in reading order, 0 for an empty one. */
const signs = (solve) => solve.board.getByRole("gridcell").evaluateAll((all) => all.map((square) => square.textContent || "0"));

/** Every row, column and box has each of its signs once. */
function isFull(board, side, box) {
  const all = [...Array(side).keys()];
  const houses = all.flatMap((k) => [
    all.map((c) => board[side * k + c]),
    all.map((r) => board[side * r + k]),
    all.map((n) => board[(Math.floor(k / box) * box + Math.floor(n / box)) * side + (k % box) * box + (n % box)]),
  ]);
  return houses.every((house) => new Set(house).size === side && !house.includes("0"));
}

/** A shuffled board of this side, so much of it given, as a person chooses it. */
async function shuffled(solve, page, side, share) {
  await page.getByRole("combobox", { name: "Size" }).selectOption(String(side));
  await page.getByRole("combobox", { name: "Examples" }).selectOption(String(share));
  await expect(solve.message).toHaveText(`A shuffled ${side}×${side} board with ${share} % of its squares given. It has at least one solution.`);
}

for (const [side, box] of [[36, 6], [49, 7]]) {
  test(`a shuffled ${side}×${side} board is solved, and its link brings it back`, async ({ solve, page }) => {
    await shuffled(solve, page, side, 60);
    const givens = await signs(solve);
    // At this share singles decide nearly all, so that its solutions are counted at once.
    await expect(solve.verdict).toHaveText(/^(One solution|Several solutions): /);
    expect(givens.filter((sign) => sign !== "0")).toHaveLength(Math.floor(side * side * 0.6));
    await solve.speed("Full speed");
    await solve.main.click();
    await solve.phase("solved");
    const answer = await signs(solve);
    expect(isFull(answer, side, box)).toBe(true);
    expect(givens.every((sign, k) => sign === "0" || sign === answer[k])).toBe(true);
    await page.reload();
    await solve.ready();
    expect(await signs(solve)).toEqual(givens);
  });
}

test("a solution that a run found tells that there are several where they could not be counted", async ({ solve }) => {
  const [, , board] = readFileSync("tests/corpus/given_36x36.tsv", "utf8").split(/[\n\t]/);
  await solve.read(board);
  await expect(solve.verdict).toHaveText(/^The number of solutions could not be decided in time/, { timeout: 120_000 });
  await solve.speed("Full speed");
  await solve.main.click();
  await solve.phase("solved");
  await expect(solve.verdict).toContainText("Checked: one of several solutions.");
});

test("none so large are made new: the dialog begins with 9×9; a run names what its second line in the chart is", async ({ solve, page }) => {
  await shuffled(solve, page, 36, 50);
  await solve.button("New").click();
  const dialog = page.getByTestId("new-dialog");
  await expect(dialog.getByRole("combobox", { name: "Size" })).toHaveValue(/^9/);
  await page.keyboard.press("Escape");
  await solve.main.click();
  await expect(page.getByTestId("chart")).toContainText("Reheating");
  // All at one moment: a number that a run tells only now and then may be gone when its turn comes.
  const cut = await page.locator(".numbers dd").evaluateAll((all) => all.filter((dd) => dd.scrollWidth - dd.clientWidth > 1).map((dd) => dd.textContent));
  expect(cut).toEqual([]);
});

test("a text of 36 rows is opened; one of 64 is refused in a sentence", async ({ solve, page }) => {
  await shuffled(solve, page, 36, 50);
  const rows = (await signs(solve)).join("").match(/.{36}/g).join("\n");
  await solve.button("Empty board").click();
  await solve.read(rows);
  expect((await signs(solve)).join("")).toBe(rows.replaceAll("\n", ""));
  await solve.paste(`Z${".".repeat(4095)}`);
  await expect(solve.message).toHaveText("This page does not show 64×64 boards; the lab program solves them.");
});

test("digits go on from Z with small letters, and the arrows lead on", async ({ solve, page }) => {
  await page.getByRole("combobox", { name: "Size" }).selectOption("49");
  await solve.square(0, 0).click();
  for (const key of ["9", "A", "Z", "a", "n"]) await page.keyboard.press(key);
  expect((await signs(solve)).slice(0, 6)).toEqual(["9", "A", "Z", "a", "n", "0"]);
  await page.keyboard.press("ArrowDown");
  await expect(solve.square(1, 5)).toBeFocused();
  await page.keyboard.press("o");
  await expect(solve.message).toHaveText("“o” is not a digit on a 49×49 board.");
});

test("a large board is zoomed where it is looked at, and is not played", async ({ solve, page }) => {
  await shuffled(solve, page, 36, 45);
  const large = page.getByTestId("large");
  const width = () => solve.board.evaluate((board) => board.getBoundingClientRect().width);
  const before = await width();
  await page.getByTestId("board-zoom-in").click();
  await expect.poll(width).toBeCloseTo(1.5 * before, 0);
  const middle = await large.evaluate((window) => (window.scrollLeft + window.clientWidth / 2) / window.scrollWidth);
  expect(middle).toBeCloseTo(0.5, 1);
  await page.getByTestId("board-zoom-out").click();
  await expect.poll(width).toBeCloseTo(before, 0);
  await expect(page.getByTestId("board-zoom-out")).toBeDisabled();
  while (await page.getByTestId("board-zoom-in").isEnabled()) await page.getByTestId("board-zoom-in").click();
  expect(await width()).toBeCloseTo(6 * before, 0);
  await expect(page.getByTestId("board-zoom-out")).toBeEnabled();
  await solve.button("Play").click();
  await expect(solve.message).toHaveText("Boards larger than 25×25 can be solved here, but not played by hand.");
  await expect(page.locator("main.playing")).toHaveCount(0);
});

test("the wheel scrolls the page over a board that is seen whole, and a zoomed board stays under it", async ({ solve, page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await shuffled(solve, page, 36, 45);
  const large = page.getByTestId("large");
  const down = () => page.evaluate(() => scrollY);
  await large.hover();
  await page.mouse.wheel(0, 60);
  await expect.poll(down).toBe(60);
  await page.getByTestId("board-zoom-in").click();
  await large.hover();
  const before = await down();
  const inside = await large.evaluate((window) => window.scrollTop);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => large.evaluate((window) => window.scrollTop)).toBeGreaterThan(inside);
  expect(await down()).toBe(before);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("signs too small to be read are left out until two fingers have made them larger", async ({ solve, page }) => {
    await shuffled(solve, page, 49, 50);
    const size = () => solve.square(0, 0).evaluate((square) => parseFloat(getComputedStyle(square).fontSize));
    const width = () => solve.board.evaluate((board) => board.getBoundingClientRect().width);
    expect(await size()).toBe(0);
    const before = await width();
    const room = await boxOf(page.getByTestId("large"));
    const [x, y] = [room.x + room.width / 2, room.y + room.height / 2];
    const session = await page.context().newCDPSession(page);
    const fingers = (type, apart) => session.send("Input.dispatchTouchEvent", {
      type, touchPoints: apart ? [{ x: x - apart / 2, y, id: 0 }, { x: x + apart / 2, y, id: 1 }] : [],
    });
    await fingers("touchStart", 60);
    for (const apart of [80, 110, 150, 180]) await fingers("touchMove", apart);
    await fingers("touchEnd", 0);
    await expect.poll(async () => (await width()) / before).toBeCloseTo(3, 1);
    expect(await size()).toBeGreaterThan(10);
  });
});

test("a board that is painted while a run goes on takes another theme at once", async ({ solve, page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await shuffled(solve, page, 49, 50);
  await solve.speed("1 generation per second");
  await solve.main.click();
  const picture = page.locator(".board canvas").first();
  // The brightness of the picture, 0 to 255; before it is painted 0.
  const bright = () => picture.evaluate((canvas) => {
    if (canvas.width === 0) return 0;
    const pixels = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
    return pixels.reduce((sum, value, k) => (k % 4 < 3 ? sum + value : sum), 0) / pixels.length * 4 / 3;
  });
  // Beside other work it takes a browser long to paint 2,401 squares.
  const slow = { timeout: 120_000 };
  await expect.poll(bright, slow).toBeGreaterThan(150);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(bright, slow).toBeLessThan(110);
  await solve.phase("running");
});

test("Share draws a large board, and the Lab and a race show it with no conflict that is none", async ({ solve, page }) => {
  await shuffled(solve, page, 49, 45);
  await solve.button("Share").click();
  await expect(page.getByRole("button", { name: "SVG" })).toBeEnabled();
  await page.keyboard.press("Escape");
  await solve.button("Lab").click();
  await expect(page.getByText(/^fitness 1,3\d\d, 0 in conflict$/)).toBeVisible();
  // In a window that is zoomed, and reached by a key.
  const board = page.locator(".boards .taken-board");
  const width = async () => (await boxOf(board)).width;
  const before = await width();
  const lab = page.getByTestId("lab");
  await accessible(page, "large board in the Lab", "[data-testid=lab]");
  await lab.getByTestId("board-zoom-in").click();
  await expect.poll(width).toBeGreaterThan(1.4 * before);
  await accessible(page, "zoomed in the Lab", "[data-testid=lab] .large");
  const room = lab.getByRole("group", { name: "Sudoku board, 49×49" });
  const top = () => room.evaluate((it) => it.scrollTop);
  const above = await top();
  await room.focus();
  await page.keyboard.press("ArrowDown");
  await expect(room).toBeFocused();
  await expect.poll(top).toBeGreaterThan(above);
  await lab.getByTestId("board-zoom-out").click();
  await expect.poll(width).toBeCloseTo(before, -1);
  await solve.button("Race").click();
  await expect(page.locator(".small-board .mini-printed").first()).toBeAttached();
  await expect(page.locator(".small-board .mini-conflict")).toHaveCount(0);
});

test("the numbers of a run on 25×25 are read whole at a desk and on a tablet", async ({ solve, page }) => {
  await solve.open(`./#v=1&s=1${".".repeat(624)}&a=sudokube-pure&seed=1`);
  await solve.button("Step").click();
  await expect(page.getByTestId("agreed")).toHaveText(/^\d+ of 624$/);
  // As wide as the count of agreed squares may become.
  await page.getByTestId("agreed").evaluate((number) => (number.textContent = "624 of 624"));
  for (const width of [1280, 1024, 600]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = () => page.locator(".numbers dd").evaluateAll((all) => all.filter((dd) => dd.scrollWidth > dd.clientWidth + 1).map((dd) => dd.textContent));
    await expect.poll(cut, `${width}`).toEqual([]);
  }
});

// Each size and each theme once: axe looks at more than a thousand squares.
for (const [name, viewport, colorScheme] of [["desktop, light", { width: 1280, height: 800 }, "light"], ["phone, dark", { width: 390, height: 844 }, "dark"]]) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test("axe finds nothing, and nothing sticks out", async ({ solve, page }) => {
      await shuffled(solve, page, 36, 60);
      await solve.speed("Full speed");
      await solve.main.click();
      await solve.phase("solved");
      await accessible(page, "large board");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    });
  });
}
