// Makes two files of the page's program as Trunk built it, with names, and tells the page and its script of both: scripts/split.mjs.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { calledIn } from "./called.mjs";
import { split } from "./split.mjs";

const OPTIMISE = ["-O3", ..."bulk-memory nontrapping-float-to-int sign-ext simd reference-types mutable-globals multivalue".split(" ").map((name) => `--enable-${name}`)];

/** Text with each of these replaced once; that it stands there is what is relied on of wasm-bindgen. */
const replaced = (text, pairs) => pairs.reduce((all, [from, to]) => {
  if (!all.includes(from)) throw new Error(`wasm-bindgen writes no more: ${from}`);
  return all.replace(from, () => to);
}, text);

/** Splits the program in a folder; the page, changed accordingly. */
export async function splitPage(folder, page) {
  const [, old] = /data-wasm="(?:\.\/)?([^"]+)"/.exec(page);
  const [, script] = /data-js="(?:\.\/)?([^"]+)"/.exec(page);
  // Among what the program is given there is more.
  const glue = readFileSync(join(folder, script), "utf8");
  const GIVEN = "    return {\n        __proto__: null,\n";
  const give = (more) => replaced(glue, [[GIVEN, `${GIVEN}        ${more}`]]);
  const halves = split(readFileSync(join(folder, old)), await calledIn(folder, { wasm: old, script, give }));
  // Not before: what is inlined could not be told apart any more.
  const small = (data) => {
    const file = join(folder, "half.wasm");
    writeFileSync(file, data);
    execFileSync("wasm-opt", [...OPTIMISE, file, "-o", file]);
    const result = readFileSync(file);
    rmSync(file);
    return result;
  };
  const put = (name, data, end) => {
    const file = `${name}-${createHash("sha256").update(data).digest("hex").slice(0, 16)}${end}`;
    writeFileSync(join(folder, file), data);
    return file;
  };
  const joined = replaced(give("later: __wbg_init.later,\n"), [
    ["    return {\n        __proto__", "    return __wbg_init.imports = {\n        __proto__"],
    ["    wasm = instance.exports;\n", "    wasm = __wbg_init.exports = instance.exports;\n"],
  ]);
  const files = { wasm: put("app", small(halves.first), "_bg.wasm"), js: put("app", joined, ".js"), later: put("later", small(halves.later), "_bg.wasm") };
  for (const file of [old, script]) if (!Object.values(files).includes(file)) rmSync(join(folder, file));
  // What a page that waited names (data-waited in public/halves.js), since its names are gone.
  writeFileSync("target/later.txt", halves.moved.map(({ id, name }) => `${id} ${name}\n`).join(""));
  console.info(`${halves.moved.length} of ${halves.of} functions of the page come later: target/later.txt`);
  return replaced(page, [
    [/data-wasm="[^"]+"/.exec(page)[0], `data-wasm="./${files.wasm}" data-later="./${files.later}"`],
    [/data-js="[^"]+"/.exec(page)[0], `data-js="./${files.js}"`],
  ]);
}

