// Unpacks the fonts of scripts/photo-fonts.txt out of their npm packages (SIL Open Font License 1.1 or Apache-2.0) into
// target/photo-fonts: print, hand and kept-back, as TrueType. `lab photo train` and `lab photo screenshots` draw with them.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";

const root = join(import.meta.dirname, "..");
const target = join(root, "target/photo-fonts");
const lines = readFileSync(join(root, "scripts/photo-fonts.txt"), "utf8").split("\n").filter((l) => l && !l.startsWith("#"));
const wanted = lines.map((line) => line.split(/\s+/));
const FILES = /-latin-(400-normal|700-normal|400-italic)\.woff$/;

// The tables of a WOFF file as those of a TrueType file (https://www.w3.org/TR/WOFF/).
function unpack(woff) {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts = [head];
  let at = head.length;
  for (let k = 0; k < count; k++) {
    const from = 44 + 20 * k;
    const [offset, packed, length, sum] = [4, 8, 12, 16].map((i) => woff.readUInt32BE(from + i));
    const bytes = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    woff.copy(head, 12 + 16 * k, from, from + 4);
    [sum, at, length].forEach((value, i) => head.writeUInt32BE(value, 12 + 16 * k + 4 + 4 * i));
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    at += length + padding.length;
  }
  return Buffer.concat(parts);
}

rmSync(target, { recursive: true, force: true });
for (const [use, name] of wanted) {
  const work = mkdtempSync(join(tmpdir(), "photo-fonts-"));
  const pack = execFileSync("npm", ["pack", "--silent", name], { cwd: work, encoding: "utf8" }).trim();
  execFileSync("tar", ["xf", pack], { cwd: work });
  const files = readdirSync(join(work, "package/files")).filter((file) => FILES.test(file));
  mkdirSync(join(target, use), { recursive: true });
  for (const file of files) {
    writeFileSync(join(target, use, file.replace(".woff", ".ttf")), unpack(readFileSync(join(work, "package/files", file))));
  }
  rmSync(work, { recursive: true });
}
console.log(`${wanted.length} families in ${target}`);
