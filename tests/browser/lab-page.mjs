// The Lab as its tests open it. Same seed, same rows, so every place in a run can be asked for by name.
import { ESCARGOT, expect } from "./solve-page.mjs";

export const RUN = `v=1&s=${ESCARGOT}&a=waters-grid&seed=9007199254740995`;

export class Lab {
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

  /** Waits until the charts of the run that was opened are there: the last of what comes of a place, after boards and population. */
  async charted() {
    await expect(this.page.getByTestId("chart-fitness").locator("path.best").first()).toBeAttached();
  }

  /** Everything that is seen of the run at a place, once it rests: the population comes a message after the boards. */
  async seen() {
    let now = await this.#seenNow();
    await expect.poll(async () => {
      const before = now;
      await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      now = await this.#seenNow();
      return now === before;
    }).toBe(true);
    return now;
  }

  async #seenNow() {
    const text = (id) => this.page.getByTestId(id).textContent();
    const boards = await this.page.getByTestId("boards").innerHTML();
    // How far the run was ever followed is no part of what it is.
    const place = (await text("place")).replace(/ of [\d,]+$/, "");
    return [place, await text("sentence"), await text("population-summary"), boards].join("\n");
  }
}

export async function open(page, link) {
  await page.goto(`./#${link}`);
  const lab = new Lab(page);
  await expect(lab.root).toBeVisible();
  return lab;
}
