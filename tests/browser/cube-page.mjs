// The page with a cube on it.
import { readFileSync } from "node:fs";
import { SolvePage, expect, opened, test as base } from "./solve-page.mjs";

const CUBES = readFileSync(new URL("../corpus/cubes_9.tsv", import.meta.url), "utf8");
/** The six faces of a puzzle of the corpus, U R F D L B, as one line. */
export const cube = (level) => CUBES.split("\n").map((line) => line.split("\t")).find((fields) => fields[1] === level);

/** A cube on the page. Squares are on it twice: on the cube that turns and unfolds, and on flat faces, of which one is seen. */
export class CubePage extends SolvePage {
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
    const frames = () => this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    for (let before = null, same = 0; same < 2; ) {
      const now = JSON.stringify(await square.boundingBox());
      // One that is drawn anew at the moment has no box, and is not at rest.
      same = now === before && now !== "null" ? same + 1 : 0;
      before = now;
      await this.page.waitForTimeout(120);
      // Where the machine is busy, none may have been drawn in that time.
      await frames();
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

export const test = base.extend({
  kube: opened(CubePage, async (kube) => {
    await kube.paste(cube("hard")[0]);
    await expect(kube.cube).toBeVisible();
  }),
});
