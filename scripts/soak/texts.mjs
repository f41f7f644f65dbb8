// What people paste: puzzles in several forms with the sheet that comes of each, cubes, lists, and rubbish.
import { readFileSync } from "node:fs";
import { ofFaces } from "./sheet.mjs";

const lines = (name) => readFileSync(new URL(`../../tests/corpus/${name}`, import.meta.url), "utf8").split("\n").filter((line) => line && !line.startsWith("#"));
const column = (name, k) => lines(name).map((line) => line.split("\t")[k]);

export const SMALL = ["....1.2..4.1....", "......1..2.5..4..63..1..5.3..2......"];
export const FLAT = [
  // K. W. Ernstberger and M. A. Venkataramanan, 2016, figure 1; A. Inkala's AI Escargot, 2006; D. I. Waters' thesis, 2008, figure 1 (several solutions).
  "6...4..1..1......3..2..8.4..2......4..73826..5......2..9.5..1..4......7..5..9...2",
  "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
  "971..6..23..7.....5..3...7..39.7.......169.......3.92..5...7..9.....3..44..9..817",
  ...column("mantere_koljonen_46.tsv", 1).filter((puzzle) => /^[1-9.]{81}$/.test(puzzle)),
];
const cubes = [...column("cubes_4.tsv", 0), ...column("cubes_9.tsv", 0)];

/** A text as some program would write it. */
const FORMS = [
  (s) => s,
  (s) => s.replaceAll(".", "0"),
  (s) => s.match(/.{9}/g).join("\n"),
  (s) => s.match(/.{9}/g).map((row) => [...row].join(" ")).join("\n"),
  (s) => `  ${s}\n\n`,
  (s) => s.match(/.{9}/g).map((row) => [...row].map((c) => (c === "." ? "" : c)).join(",")).join("\n"),
];

/** A puzzle as a text, and the sheet that comes of it. */
export function flat(draw) {
  const sheet = draw.one(FLAT);
  return { text: draw.one(FORMS)(sheet), sheet };
}

export const cube = (draw) => {
  const text = draw.one(cubes);
  return { text, sheet: ofFaces(text) };
};

/** A link of this page, with typed digits. */
export function link(draw) {
  let sheet = draw.one([...FLAT, ...SMALL]);
  const side = Math.sqrt(sheet.length);
  const empty = [...sheet].flatMap((c, k) => (c === "." ? [k] : []));
  for (let k = draw.below(3); k > 0; k -= 1) {
    const square = draw.one(empty);
    sheet = sheet.slice(0, square) + String.fromCharCode(97 + draw.below(side)) + sheet.slice(square + 1);
  }
  return { text: `v=1&s=${sheet}`, sheet };
}

/** Several puzzles, of which one is picked. */
export function list(draw) {
  const all = [draw.below(FLAT.length), draw.below(FLAT.length), draw.below(FLAT.length)].map((k) => FLAT[k]);
  return { text: all.join("\n"), all };
}

export const RUBBISH = [
  "no puzzle at all", "{\"grid\":", "\u202e".repeat(90), "x".repeat(5000), "12345", "<svg onload=alert(1)>", "https://example.org/?puzzle=", "fpuzzlesN4Ig",
  "SUDOKUBE|1|2|3|4", "\u0000\u0001\u0002 \ufffd", "1".repeat(100000),
];

/** Links that are refused, or of which a part is. */
export const BAD_LINKS = ["v=1", "v=1&s=123", "v=1&k=hoop&s=1", "v=1&s=9...............", "v=7&s=1...............", "s=%ff%00"];
