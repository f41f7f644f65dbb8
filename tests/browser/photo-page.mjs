// Pictures for tests: those of the corpus, and boards that are drawn on a canvas of the page, as a program's screenshot has them.
import { readFileSync } from "node:fs";
import { boxOf } from "./box.mjs";
import { expect } from "./solve-page.mjs";

const corpus = (name) => readFileSync(new URL(`../corpus/${name}`, import.meta.url));

/** A picture of the corpus: a file as the browser is given it, and what stands in it. */
export function kept(name) {
  const mimeType = name.endsWith(".png") ? "image/png" : "image/jpeg";
  return { file: { name, mimeType, buffer: corpus(name) }, digits: corpus(name.replace(/\.\w+$/, ".txt")).toString().trim() };
}

/** A board drawn by the page. `digits` is a line of text; `edit` gets the context, the corner and the length of a square. */
export async function drawn(page, digits, { square = 48, dark = false, width = 1, edit = null, type = "image/png" } = {}) {
  const address = await page.evaluate(({ digits, square, dark, width, edit, type }) => {
    const side = Math.sqrt(digits.length);
    const [high, wide] = { 4: [2, 2], 6: [2, 3], 9: [3, 3], 16: [4, 4] }[side];
    const canvas = document.createElement("canvas");
    const margin = square;
    canvas.width = canvas.height = side * square + 2 * margin;
    const context = canvas.getContext("2d");
    const [paper, ink] = dark ? ["#1d1f23", "#e8e8e8"] : ["#ffffff", "#202124"];
    context.fillStyle = paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = context.strokeStyle = ink;
    for (let k = 0; k <= side; k++) {
      for (const [across, every] of [[true, wide], [false, high]]) {
        context.lineWidth = (k % every ? 1 : 3) * width;
        context.beginPath();
        const at = margin + k * square;
        const [from, to] = [margin, margin + side * square];
        if (across) context.moveTo(at, from), context.lineTo(at, to);
        else context.moveTo(from, at), context.lineTo(to, at);
        context.stroke();
      }
    }
    context.font = `${square * 0.62}px DejaVu Sans, sans-serif`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    [...digits].forEach((digit, k) => {
      if (digit !== ".") context.fillText(digit, margin + (k % side + 0.5) * square, margin + (Math.floor(k / side) + 0.54) * square);
    });
    if (edit) new Function("context", "margin", "square", edit)(context, margin, square);
    return canvas.toDataURL(type, 0.9);
  }, { digits, square, dark, width, edit, type });
  return { name: `drawn.${type.split("/")[1]}`, mimeType: type, buffer: Buffer.from(address.split(",")[1], "base64") };
}

/** The dialog of a picture. */
export class PhotoPage {
  constructor(page) {
    this.page = page;
    this.dialog = page.getByTestId("photo");
    this.said = page.getByTestId("photo-said");
    this.board = page.getByTestId("photo-board");
    this.doubts = page.getByTestId("doubts");
    this.put = this.dialog.getByRole("button", { name: "Use this puzzle" });
  }

  /** Chooses a file in the box for a puzzle, as a phone's camera would. */
  async choose(file) {
    await this.page.getByRole("button", { name: "Paste", exact: true }).click();
    await this.page.getByTestId("paste-photo").setInputFiles(file);
  }

  async state(name) {
    await expect(this.dialog).toHaveAttribute("data-state", name);
  }

  /** What was read, a dot for an empty square. */
  async digits() {
    const texts = await this.board.getByRole("gridcell").allTextContents();
    return texts.map((text) => text.trim() || ".").join("");
  }

  corner(k) {
    return this.page.getByTestId(`corner-${k}`);
  }

  /** Drags a corner by so many pixels. */
  async drag(k, across, down) {
    // The thread that reads may have the picture before the page shows it; the corners then come to their places.
    await expect.poll(() => this.dialog.locator(".shot img").evaluate((image) => image.complete && image.naturalWidth > 0)).toBe(true);
    const { x, y, width, height } = await boxOf(this.corner(k));
    const [left, top] = [x + width / 2, y + height / 2];
    await this.page.mouse.move(left, top);
    await this.page.mouse.down();
    await this.page.mouse.move(left + across / 2, top + down / 2);
    await this.page.mouse.move(left + across, top + down);
    await this.page.mouse.up();
  }
}
