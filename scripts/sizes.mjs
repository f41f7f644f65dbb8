// What the page downloads, and when, as it would travel with brotli: `make dist`, then `node scripts/sizes.mjs`.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const DIST = "dist";
const brotli = (data) => brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const PARTS = ["worker", "desk", "milp", "classroom", "workbook"];
const kind = (file) => PARTS.find((name) => file.startsWith(name)) ?? "page";

const rows = readdirSync(DIST).filter((f) => /\.(html|css|js|wasm|svg|webmanifest)$/.test(f)).map((file) => {
  const data = readFileSync(join(DIST, file));
  return { file, kind: kind(file), raw: data.length, gzip: gzipSync(data, { level: 9 }).length, brotli: brotli(data) };
});
const sum = (list, file) => ({
  file, ...Object.fromEntries(["raw", "gzip", "brotli"].map((key) => [key, list.reduce((n, r) => n + r[key], 0)])),
});
const part = (...kinds) => rows.filter((r) => kinds.includes(r.kind));
const totals = [
  ...PARTS.map((k) => sum(part(k), `all of the ${k}`)),
  sum(part("page"), "until the page can be used"),
  sum(part("page", "worker"), "with the threads that follow"),
];
for (const r of [...rows, ...totals]) {
  console.log(r.file.padEnd(32), ...["raw", "gzip", "brotli"].map((k) => `${(r[k] / 1000).toFixed(1)} KB ${k}`.padStart(16)));
}
