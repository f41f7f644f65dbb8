// Seconds from a chosen picture to the board that was read, in the page: `make dist`, then `node tests/browser/photo-measure.mjs [folder of pictures]`.
// Asserts nothing. First pictures of the corpus and boards that are drawn, seen at a slant, with noise and shadow, at 1,000 to 3,000 pixels; then
// those of the folder (with a .dat beside, its digits). The program is there before: what is measured is decoding, reading and drawing.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";
import { PhotoPage, kept } from "./photo-page.mjs";
import { serve } from "./serve.mjs";
import { SolvePage } from "./solve-page.mjs";

const LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const LARGE = Array.from({ length: 256 }, (_, k) => {
  const [row, column] = [k >> 4, k % 16];
  return (row * 7 + column * 3) % 4 ? "123456789ABCDEFG"[(4 * (row % 4) + (row >> 2) + column) % 16] : ".";
}).join("");

/** A JPEG of a board on a sheet that is seen at a slant, strip by strip, with noise and half of it in shadow. */
const photographed = (page, digits, size) => page.evaluate(async ([digits, size]) => {
  const side = Math.sqrt(digits.length);
  const box = Math.sqrt(side);
  const flat = new OffscreenCanvas(size * 0.7, size * 0.7);
  const ink = flat.getContext("2d");
  const square = flat.width / side;
  ink.fillStyle = "#fff";
  ink.fillRect(0, 0, flat.width, flat.height);
  ink.fillStyle = "#222";
  for (let k = 0; k <= side; k++) {
    const wide = Math.max(1, (size / 1000) * (k % box ? 1.5 : 4));
    ink.fillRect(k * square - wide / 2, 0, wide, flat.height);
    ink.fillRect(0, k * square - wide / 2, flat.width, wide);
  }
  ink.font = `${square * 0.62}px DejaVu Serif, serif`;
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  [...digits].forEach((digit, k) => digit !== "." && ink.fillText(digit, (k % side + 0.5) * square, (Math.floor(k / side) + 0.54) * square));
  const photo = new OffscreenCanvas(size, size * 0.75);
  const light = photo.getContext("2d");
  light.fillStyle = "#b9ab95";
  light.fillRect(0, 0, photo.width, photo.height);
  const height = photo.height * 0.86;
  for (let y = 0; y < height; y++) {
    const width = photo.width * (0.58 + 0.1 * (y / height));
    light.drawImage(flat, 0, (y / height) * flat.height, flat.width, flat.height / height, (photo.width - width) / 2 + y * 0.03, photo.height * 0.07 + y, width, 1);
  }
  const data = light.getImageData(0, 0, photo.width, photo.height);
  let state = 7;
  for (let k = 0; k < data.data.length; k += 4) {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    const by = (k / 4) % photo.width > photo.width / 2 ? 0.72 : 1;
    for (let c = 0; c < 3; c++) data.data[k + c] = data.data[k + c] * by + (state >> 16) % 16 - 8;
  }
  light.putImageData(data, 0, 0);
  const blob = await photo.convertToBlob({ type: "image/jpeg", quality: 0.85 });
  return [...new Uint8Array(await blob.arrayBuffer())];
}, [digits, size]);

const server = await serve(Number(process.env.PORT ?? 8095));
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await new SolvePage(page).open(`http://127.0.0.1:${server.address().port}/#solve`);
const photo = new PhotoPage(page);
await page.evaluate(() => document.addEventListener("change", () => (window.chosen = performance.now()), true));

/** Seconds until a picture is read or refused, what was read, and what is said of it. */
async function read(file, input) {
  await input.setInputFiles(file);
  const seconds = await page.evaluate(() => new Promise((done) => {
    const dialog = document.querySelector("[data-testid=photo]");
    const look = () => dialog.dataset.state === "reading" || requestAnimationFrame(() => done((performance.now() - window.chosen) / 1000), observer.disconnect());
    const observer = new MutationObserver(look);
    observer.observe(dialog, { attributes: true });
    look();
  }));
  return { seconds, digits: await photo.digits(), state: await photo.dialog.getAttribute("data-state") };
}

// The program is fetched and compiled by the first.
await photo.choose(kept("screenshot-light.png").file);
await photo.state("read");
const another = page.getByTestId("photo-another");
const files = ["screenshot-light.png", "screenshot-dark.jpg", "handwriting.png"].map((name) => [name, kept(name).file, kept(name).digits]);
for (const size of [1000, 1500, 2000, 2500, 3000]) {
  for (const [name, digits] of [["9×9", LINE], ["16×16", LARGE]]) {
    files.push([`${name}, ${size} pixels`, { name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await photographed(page, digits, size)) }, digits]);
  }
}
for (const [name, file, digits] of files) {
  const runs = [];
  for (let k = 0; k < 5; k++) runs.push(await read(file, another));
  const times = runs.map((run) => run.seconds).sort((a, b) => a - b);
  const right = runs[0].digits === digits ? "right" : `${runs[0].state}, ${[...digits].filter((d, k) => d !== runs[0].digits[k]).length} squares differ`;
  console.log(name.padEnd(24), `${times[2].toFixed(2)} s`, `(${times[0].toFixed(2)} to ${times[4].toFixed(2)})`, right);
}

const folder = process.argv[2];
const pictures = folder ? readdirSync(folder).filter((name) => /\.(jpe?g|png)$/i.test(name)).sort() : [];
const all = [];
let [right, known] = [0, 0];
for (const name of pictures) {
  const path = join(folder, name);
  const run = await read(path, another);
  all.push(run.seconds);
  const told = path.replace(/\.\w+$/, ".dat");
  if (!existsSync(told)) continue;
  known += 1;
  const digits = readFileSync(told, "utf8").split("\n").filter((line) => /^[0-9 ]{17,}/.test(line)).join(" ").trim().split(/\s+/).slice(0, 81).join("").replaceAll("0", ".");
  if (digits === run.digits) right += 1;
}
all.sort((a, b) => a - b);
if (all.length) console.log(`${all.length} pictures of ${folder}: median ${all[all.length >> 1].toFixed(2)} s, nine in ten within ${all[Math.floor(all.length * 0.9)].toFixed(2)} s, longest ${all.at(-1).toFixed(2)} s; ${right} of ${known} wholly right`);
await browser.close();
server.close();
