// Lines and arrows between squares: drawn by drag, by two taps, by the keyboard; undone as a step; kept in the game and in a link.
import { boxOf } from "./box.mjs";
import { ESCARGOT, SolvePage, accessible, expect, opened, test as base } from "./solve-page.mjs";

const CUBE = `k=edge&s=2...41.3324..4.2.312..21..4.23.4....4....314.21...12.442`;

class Play extends SolvePage {
  async play(address = `./#v=1&s=${ESCARGOT}`) {
    await this.open(address);
    await this.button("Play").click();
    await expect(this.page.getByTestId("play")).toBeVisible();
  }

  async tool() {
    await this.page.getByRole("checkbox", { name: "Lines and arrows between squares" }).check();
    await this.page.getByRole("radio", { name: "Line", exact: true }).check({ force: true });
    await this.page.evaluate(() => scrollTo(0, 0));
  }

  async drag(from, to) {
    const middle = async ([row, column]) => {
      const box = await boxOf(this.square(row, column));
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [start, end] = [await middle(from), await middle(to)];
    await this.page.mouse.move(...start);
    await this.page.mouse.down();
    await this.page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2);
    await this.page.mouse.move(...end);
    await this.page.mouse.up();
  }
}

const test = base.extend({ game: opened(Play) });
const drawn = (page) => page.getByTestId("board").first().locator(".drawn .stroke");

test("by drag: a line, an arrow, each a step of undo; the same again takes it away; it is kept", async ({ game, page }) => {
  await game.play();
  await game.tool();
  await game.drag([0, 1], [4, 5]);
  await expect(drawn(page)).toHaveAttribute("d", /^M\S+ \S+L\S+ \S+$/);
  await expect(game.message).toHaveText("Line from r1c2 to r5c6.");
  await page.getByTestId("draw-arrow").click();
  await game.drag([8, 8], [8, 5]);
  await expect(drawn(page)).toHaveAttribute("d", /M8\.2 8\.5L5\.8 8\.5M/);
  await expect(page.getByTestId("lines-told")).toHaveText("Line from r1c2 to r5c6. Arrow from r9c9 to r9c6.");
  // A tap on two squares does the same.
  await game.square(2, 0).click();
  await expect(page.locator(".drawn .begun").first()).toHaveCount(1);
  await game.square(2, 1).click();
  await expect(page.getByTestId("lines-told")).toHaveText(/Arrow from r3c1 to r3c2\./);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(page.getByTestId("lines-told")).toHaveText("Line from r1c2 to r5c6.");
  await page.keyboard.press("Control+y");
  await accessible(page, "lines", "main");
  await page.reload();
  await game.ready();
  await expect(drawn(page)).toHaveAttribute("d", /M8\.2 8\.5L5\.8 8\.5M/);
  await page.getByRole("radio", { name: "Line", exact: true }).check({ force: true });
  await page.getByTestId("draw-line").click();
  await game.drag([4, 5], [0, 1]);
  await expect(game.message).toHaveText("Removed: r5c6 to r1c2.");
  // Digits are written all the same, and ⌫ takes away what ends in the square.
  await game.square(8, 5).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("5");
  await page.keyboard.press("Delete");
  await expect(drawn(page)).toHaveCount(0);
  await expect(game.square(8, 5)).toHaveText("5");
});

test("by the keyboard alone: L, Enter, arrow keys, Enter; L again for an arrow", async ({ game, page }) => {
  await game.play();
  await game.square(0, 0).focus();
  await page.keyboard.press("l");
  await expect(game.message).toHaveText("Lines: drag from square to square, or press Enter on both.");
  await page.keyboard.press("Enter");
  await expect(game.message).toHaveText("From r1c1: choose the other square.");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  await expect(page.locator(".drawn .growing")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(game.message).toHaveText("Line from r1c1 to r2c3.");
  await page.keyboard.press("l");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(game.message).toHaveText("Arrow from r2c3 to r3c3.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.locator(".drawn .begun")).toHaveCount(0);
  await expect(game.square(2, 2)).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(page.getByTestId("lines-told")).toHaveText("Line from r1c1 to r2c3.");
});

test("a link brings them, and hands them on; on a cube they are on their face and on the net", async ({ game, page }) => {
  await game.open(`./#v=1&${CUBE}&lines=17*20_18-23`);
  await expect(page.getByTestId("play")).toBeVisible();
  await expect(page.getByTestId("faces").getByTestId("face-R").locator(".drawn .stroke")).toHaveAttribute("d", /M0\.8 0\.5L3\.2 0\.5M/);
  // Six flat faces, and the six of the cube, of which the net is made.
  await expect(page.locator(".drawn .stroke")).toHaveCount(2);
  await game.button("Share").click();
  await page.getByRole("checkbox", { name: "with pencil marks" }).check();
  await expect(page.getByTestId("link")).toHaveValue(/&lines=17\*20_18-23$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: "dark" });

  test("a finger draws, and the tool takes no more room than the digits", async ({ game, page }) => {
    await game.play();
    const height = async () => (await boxOf(page.getByTestId("pad"))).height;
    const digits = await height();
    await game.tool();
    expect(await height()).toBeLessThanOrEqual(digits);
    await game.square(0, 0).tap();
    await expect(page.locator(".drawn .begun").first()).toHaveCount(1);
    await game.square(4, 4).tap();
    await expect(drawn(page)).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await accessible(page, "lines on a phone", "main");
  });
});
