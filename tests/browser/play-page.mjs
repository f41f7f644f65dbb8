// The page while a puzzle is played by hand.
import { SolvePage, expect } from "./solve-page.mjs";

export class PlayPage extends SolvePage {
  constructor(page) {
    super(page);
    this.panel = page.getByTestId("play");
  }

  /** Pastes a puzzle and goes over to Play. */
  async play(puzzle) {
    await this.paste(puzzle);
    await expect.poll(() => this.digits()).toBe(puzzle);
    await this.button("Play").click();
    await expect(this.panel).toBeVisible();
  }
}
