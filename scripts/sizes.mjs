// What the page downloads, and when, as it would travel with brotli: `make dist`, then `node scripts/sizes.mjs`.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PARTS = ["run", "later", "worker", "rest", "desk", "coach", "diary", "milp", "classroom", "workbook", "photo"];
const FIRST_FONTS = ["literata-digits.woff2", "literata-display.woff2", "hanken-text.woff2"];
// A frame in another page, a picture shared with the installed page, sound, another language: each fetched by whoever has a use for it.
const ON_DEMAND = /^(embed|languages|shared|sound)\b/;
const kind = (file) => (ON_DEMAND.test(file) ? "on demand" : (PARTS.find((name) => file.startsWith(name)) ?? "page"));
const brotli = (data) => brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const WAYS = { raw: (data) => data.length, gzip: (data) => gzipSync(data, { level: 9 }).length, brotli };

/** Files of a folder and the totals that count, each in the named ways. */
export function sizes(folder, ways = Object.keys(WAYS)) {
  const files = readdirSync(folder).filter((f) => /\.(html|css|js|wasm|svg|webmanifest)$/.test(f)).map((file) => {
    const data = readFileSync(join(folder, file));
    return { file, kind: kind(file), ...Object.fromEntries(ways.map((way) => [way, WAYS[way](data)])) };
  });
  const total = (file, kinds) => {
    const list = files.filter((r) => kinds.includes(r.kind));
    return { file, ...Object.fromEntries(ways.map((way) => [way, list.reduce((n, r) => n + r[way], 0)])) };
  };
  const totals = [
    ...PARTS.map((k) => total(`all of the ${k}`, [k])),
    total("until the first screen can be used", ["page"]),
    total("until a link can be used", ["page", "run"]),
    total("with the threads that follow", ["page", "run", "worker"]),
    // What the service worker keeps at once (public/sw.js); fonts and the chosen language are beside it.
    total("kept at a first visit", ["page", "run", "later", "worker", "rest", "desk", "coach", "diary"]),
  ];
  return { files, totals, fonts: fonts(join(folder, "fonts")) };
}

/** Every part of every language (scripts/languages.mjs), with its bytes as it travels; not the one that tests speak. */
export function languages(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith(".txt") && !name.startsWith("xx-"));
  return names.map((name) => ({ name, part: /-(\w+)/.exec(name)[1], bytes: brotli(readFileSync(join(folder, name))) }));
}

/** Typefaces, which are packed already: those of the first screen, and those that are fetched when a letter of theirs is shown. */
function fonts(folder) {
  const bytes = (file) => statSync(join(folder, file)).size;
  const all = readdirSync(folder).filter((file) => file.endsWith(".woff2"));
  const sum = (list) => list.reduce((n, file) => n + bytes(file), 0);
  const first = all.filter((file) => FIRST_FONTS.includes(file));
  return { files: all.map((file) => [file, bytes(file)]), first: sum(first), further: sum(all) - sum(first) };
}

if (process.argv[1]?.endsWith("sizes.mjs")) {
  const { files, totals, fonts } = sizes("dist");
  for (const r of [...files, ...totals]) {
    console.log(r.file.padEnd(32), ...Object.keys(WAYS).map((way) => `${(r[way] / 1000).toFixed(1)} KB ${way}`.padStart(16)));
  }
  const packed = [...fonts.files, ["fonts of the first screen", fonts.first], ["fonts of further letters", fonts.further]];
  packed.push(...languages("dist/languages").map(({ name, bytes }) => [name, bytes]));
  for (const [name, bytes] of packed) console.log(name.padEnd(32), `${(bytes / 1000).toFixed(1)} KB`.padStart(16));
}
