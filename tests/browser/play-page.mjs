// The page while a puzzle is played by hand.
import { SolvePage, expect, opened, test as base } from "./solve-page.mjs";

export class PlayPage extends SolvePage {
  constructor(page) {
    super(page);
    this.panel = page.getByTestId("play");
    this.told = page.getByTestId("told");
    this.hint = page.getByTestId("hint");
    this.filled = page.getByTestId("filled");
    this.time = page.getByTestId("time");
  }

  /** Pastes a puzzle and goes over to Play. */
  async play(puzzle) {
    await this.paste(puzzle);
    await expect.poll(() => this.digits()).toBe(puzzle);
    await this.button("Play").click();
    await expect(this.panel).toBeVisible();
  }

  /** Waits for what comes late and changes the layout: what is known of the puzzle, the sheet of what only Play shows, typefaces. */
  async settled() {
    await expect(this.verdict).toHaveText(/^One solution/);
    await this.page.waitForFunction(() => document.querySelector("link[data-diary]")?.sheet && document.fonts.status === "loaded");
  }

  /** A digit becomes a digit, a corner mark, a centre mark or a colour. */
  async mode(name) {
    await this.page.getByRole("radio", { name, exact: true }).check({ force: true });
  }
}

export const test = base.extend({ game: opened(PlayPage) });
