// Saved games as their tests see them: in tabs of their own, that share what is kept.
import { EASY } from "./class-page.mjs";
import { SolvePage, expect, test as base } from "./solve-page.mjs";

class GamePage extends SolvePage {
  constructor(page) {
    super(page);
    this.filled = page.getByTestId("filled");
    this.elsewhere = page.getByTestId("elsewhere");
    this.list = page.getByTestId("saved-games-dialog");
  }

  /** Types a digit into an empty square, and waits until the game with it is kept. */
  async move(row, column, digit) {
    const before = await this.kept();
    await this.square(row, column).click();
    await this.page.keyboard.press(digit);
    await expect(this.square(row, column)).toHaveText(digit);
    // A move makes what is kept longer; the clock of a tab, which is kept now and then as well, does not.
    await expect.poll(() => this.kept()).toBeGreaterThan(before);
  }

  /** How many bytes are stored of games. */
  async kept() {
    return Object.values(await this.games()).reduce((sum, text) => sum + Math.floor(0.75 * text.replace(/=+$/, "").length), 0);
  }

  /** What is stored of games, by key. */
  games() {
    return this.page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => /^sudokube:(play|aside):/.test(key))));
  }

  /** Stops the clock, which is kept now and then as well. */
  async pause() {
    await this.button("Pause").click();
    return this.games();
  }

  async openList() {
    await this.page.getByTestId("saved-games").click();
    await expect(this.list).toBeVisible();
  }
}

export const test = base.extend({
  fresh: [true, { option: true }],

  /** Opens the puzzle in Play, in a tab of its own. */
  tab: async ({ page, complaints }, use) => {
    await use(async (puzzle = EASY) => {
      const tab = await page.context().newPage();
      tab.on("pageerror", (error) => complaints.push(String(error)));
      const game = new GamePage(tab);
      await game.open(`./#v=1&s=${puzzle}`);
      await game.button("Play").click();
      await expect(game.filled).toBeVisible();
      return game;
    });
  },
});
