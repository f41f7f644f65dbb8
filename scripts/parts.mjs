// Makes three files of the page's program (what the first screen calls, what a run or a cube does, and the rest) and two of its thread's, as
// Trunk built them, with names, and tells their scripts: scripts/split.mjs.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { calledIn, isLeftWhole } from "./called.mjs";
import { Data } from "./data.mjs";
import { shortened } from "./imports.mjs";
import { outlined } from "./outline.mjs";
import { DATA, sections, withSection } from "./sections.mjs";
import { split } from "./split.mjs";

const FEATURES = "bulk-memory nontrapping-float-to-int sign-ext simd reference-types mutable-globals multivalue".split(" ").map((name) => `--enable-${name}`);
// A search is to be fast. The page is to be small: what is inlined, and locals that are moved about, pack worse.
const FAST = ["-O3", ...FEATURES];
const SMALL = ["-O2", "--skip-pass=inlining-optimizing", "--skip-pass=simplify-locals", ...FEATURES];

/** Text with each of these replaced once; that it stands there is what is relied on of wasm-bindgen. */
const replaced = (text, pairs) => pairs.reduce((all, [from, to]) => {
  if (!all.includes(from)) throw new Error(`wasm-bindgen writes no more: ${from}`);
  return all.replace(from, () => to);
}, text);

/** A part, made small. Not before it is one: what is inlined could not be told apart any more. */
function small(folder, data, passes) {
  const file = join(folder, "part.wasm");
  writeFileSync(file, data);
  execFileSync("wasm-opt", [...passes, file, "-o", file]);
  const result = readFileSync(file);
  rmSync(file);
  return result;
}

/** A program's script, for the first of its parts: public/parts.js finds there what it joins. */
const joined = (script) => replaced(script, [
  ["    return {\n        __proto__: null,\n", "    return __wbg_init.imports = {\n        ...__wbg_init.parts,\n        __proto__: null,\n"],
  ["    wasm = instance.exports;\n", "    wasm = __wbg_init.exports = instance.exports;\n    for (const stand of __wbg_init.standing) stand(wasm);\n"],
]);

/** A program in a folder and its script, which are gone then. */
function taken(folder, { wasm, script }) {
  const short = shortened(readFileSync(join(folder, wasm)), readFileSync(join(folder, script), "utf8"));
  for (const file of [wasm, script]) rmSync(join(folder, file));
  return { program: short.program, glue: joined(short.script) };
}

/** The data of a program, from the file that the linker wrote and that it was made of. */
function dataOf(program, profile, name) {
  const linked = readFileSync(join(process.env.CARGO_TARGET_DIR ?? "target", "wasm32-unknown-unknown", profile, `${name}.wasm`));
  const [before, now] = [linked, program].map((bytes) => sections(bytes).find(({ id }) => id === DATA).body);
  if (!before.equals(now)) throw new Error(`${name}: the linker wrote other data`);
  return new Data(linked);
}

/** Keeps what a page or thread that waited names (public/parts.js), since its names are gone. */
function note({ moved, of }, what) {
  const list = `target/${what}.txt`;
  writeFileSync(list, moved.map(({ id, name }) => `${id} ${name}\n`).join(""));
  console.info(`${moved.filter(({ id }) => !id.startsWith("t")).length} of ${of} functions: ${list}`);
}

/** Splits the programs of the page and of its thread in a folder; the page, changed accordingly. */
export async function splitPrograms(folder, page) {
  const [, wasm] = /data-wasm="(?:\.\/)?([^"]+)"/.exec(page);
  const [, script] = /data-js="(?:\.\/)?([^"]+)"/.exec(page);
  const [app, worker] = [{ wasm, script }, { wasm: "worker_bg.wasm", script: "worker.js" }];
  const called = await calledIn(folder, app, worker);

  const put = (name, data, end) => {
    const file = `${name}-${createHash("sha256").update(data).digest("hex").slice(0, 16)}${end}`;
    writeFileSync(join(folder, file), data);
    return file;
  };
  const { program: made, glue } = taken(folder, app);
  const data = dataOf(made, "page", "app");
  const program = outlined(made, [called.start, called.page], isLeftWhole.page);
  const whole = split(program, called.page, data, { again: true });
  const start = split(whole.first, called.start, data, { part: "run", away: whole.away });
  note(whole, "later");
  note(start, "run");
  const files = { js: put("app", glue, ".js") };
  const parts = [["app", start.first], ["run", start.later], ["later", whole.later]].map(([name, part]) => [name, small(folder, part, SMALL)]);
  parts[0][1] = withSection(withSection(parts[0][1], "run", start.standing), "later", whole.standing);
  for (const [name, part] of parts) files[name] = put(name, part, "_bg.wasm");

  // These are named by the build (scripts/stamp.mjs).
  const thread = taken(folder, worker);
  const search = split(outlined(thread.program, [called.thread], isLeftWhole.thread), called.thread, dataOf(thread.program, "thread", "worker"));
  note(search, "rest");
  writeFileSync(join(folder, worker.script), thread.glue);
  writeFileSync(join(folder, worker.wasm), withSection(small(folder, search.first, FAST), "later", search.standing));
  writeFileSync(join(folder, "rest_bg.wasm"), small(folder, search.later, FAST));

  return replaced(page, [
    [/data-wasm="[^"]+"/.exec(page)[0], `data-wasm="./${files.app}" data-run="./${files.run}" data-later="./${files.later}"`],
    [/data-js="[^"]+"/.exec(page)[0], `data-js="./${files.js}"`],
  ]);
}
