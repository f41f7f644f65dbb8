// Playing on a phone and other small screens.
import { boxOf } from "./box.mjs";
import { EASY } from "./class-page.mjs";
import { PlayPage, test } from "./play-page.mjs";
import { ESCARGOT, expect } from "./solve-page.mjs";

test("on a phone a cube that is played fits the screen with its pad", async ({ game, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await game.button("SudoKube").click();
  await expect(page.getByTestId("cube")).toBeVisible();
  await game.button("Play").click();
  await expect(game.hint).toBeInViewport({ ratio: 1 });
  await expect(game.told).toBeInViewport();
  const board = await boxOf(page.getByTestId("faces").getByTestId("board").filter({ visible: true }));
  expect(board.width).toBeGreaterThanOrEqual(288);
  // The cube is small, and all of it is seen above the board; its six faces are chosen beside it.
  const cube = await boxOf(page.getByTestId("cube"));
  expect(cube.y + cube.height).toBeLessThanOrEqual(board.y);
  for (const name of "ULFRBD") {
    const face = page.getByTestId(`turn-${name}`);
    await expect(face).toBeInViewport({ ratio: 1 });
    const box = await boxOf(face);
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.x >= cube.x + cube.width || box.x + box.width <= cube.x).toBe(true);
  }
  await game.button("Paste").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
});

test("on a phone that is scrolled down another view begins at its head", async ({ game, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ["SudoKube", "Play", "Solve"]) {
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    await game.button(name).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test("on a phone a solved puzzle that is then played by hand begins at its head", async ({ game, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await game.open(`./#v=1&s=${EASY}`);
  await game.main.click();
  await game.phase("solved");
  // Far enough down that the board is above what is seen, and not under the tabs.
  const byHand = game.button("Play it by hand");
  await byHand.evaluate((button) => button.scrollIntoView({ block: "center" }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await byHand.click();
  await expect(game.panel).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(game.board).toBeInViewport();
});

for (const [where, width, height] of [["on a phone", 390, 844], ["at 200 %", 640, 400], ["on 320 pixels", 320, 640]]) {
  test(`${where} a new SudoKube is made while playing, and comes into sight`, async ({ game, page }) => {
    await page.setViewportSize({ width, height });
    await game.button("SudoKube").click();
    await expect(page.getByTestId("cube")).toBeVisible();
    await game.button("Play").click();
    await expect(game.panel).toBeVisible();
    await page.getByLabel("Size of the faces").selectOption("4");
    await page.getByLabel("Level").selectOption("hard");
    await game.button("New SudoKube").click();
    await expect(game.message).toHaveText(/^Generated in/);
    const face = page.getByTestId("faces").getByTestId("board").filter({ visible: true });
    await expect(face.getByRole("gridcell")).toHaveCount(16);
    await expect(face).toBeInViewport();
    await expect(game.panel).toBeVisible();
    // Nothing is pushed out at the side, of the page or of its bar.
    const over = await page.evaluate(() => [document.documentElement, document.querySelector(".bar")].map((e) => e.scrollWidth - e.clientWidth));
    expect(over).toEqual([0, 0]);
  });
}

test("one finger chooses squares, and two enlarge the page", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const game = new PlayPage(await context.newPage());
  await game.open();
  const { page } = game;
  await page.getByLabel("Size", { exact: true }).selectOption("16");
  await game.button("Play").click();
  await expect(game.panel).toBeVisible();
  const [from, to] = [await boxOf(game.square(3, 3)), await boxOf(game.square(3, 6))];
  const session = await context.newCDPSession(page);
  const touch = (type, ...places) => {
    const touchPoints = places.map((x, id) => ({ x, y: from.y + 8, id }));
    return session.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  await touch("touchStart", from.x + 8);
  for (let k = 1; k <= 6; k += 1) await touch("touchMove", from.x + 8 + (k * (to.x - from.x)) / 6);
  await touch("touchEnd");
  await expect(page.locator(".board [aria-selected=true]")).toHaveCount(4);
  await touch("touchStart", 175, 215);
  for (let far = 25; far <= 120; far += 5) {
    await touch("touchMove", 195 - far, 195 + far);
    // A frame between two moves, or they are taken for one.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch("touchEnd");
  await expect.poll(() => page.evaluate(() => window.visualViewport.scale)).toBeGreaterThan(2);
  await context.close();
});

test("on a phone the list of puzzles shows them large, with both buttons side by side", async ({ game, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [puzzle, place] of [[EASY, [0, 0]], [ESCARGOT, [0, 1]]]) {
    await game.read(puzzle);
    if (puzzle === EASY) await game.button("Play").click();
    await game.square(...place).click();
    await page.keyboard.press("3");
  }
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByTestId("saved-games").click();
    const list = page.getByTestId("saved-games-dialog");
    await expect(list.getByRole("listitem")).toHaveCount(2);
    const entry = await boxOf(list.getByRole("listitem").first());
    expect(entry.height).toBeLessThan(130);
    const [go, gone] = await Promise.all([/^Continue 9×9, 23/, /^Delete 9×9, 23/].map((name) => boxOf(list.getByRole("button", { name }))));
    expect(Math.abs(go.y - gone.y)).toBeLessThan(2);
    expect(gone.x + gone.width).toBeLessThanOrEqual(entry.x + entry.width + 1);
    await page.keyboard.press("Escape");
  }
});
