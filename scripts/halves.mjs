// Makes two files of the page's program as Trunk built it, with names, and tells the page and its script of both: scripts/split.mjs.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { split } from "./split.mjs";

// Behind a click: dialogs, playing by hand, what is folded away. Views are told by any type in a function's name, other
// modules by the function itself.
const VIEWS = "help|saved|share|play|preferences::(?:SettingsDialog|__component_settings_dialog)|open::(?:dialog|inbox|generator|by_level|new_puzzle)|solved::(?:onward|hardness|other_seeds|seed_runs)|solve::(?:solutions_view|rating|logic|algorithm_view|candidates)";
const FOLDS = "solve::(?:settings|chooser)";
const MODULES = "draw::picture|say::(?:help|hint)|play::(?:checkpoints|hint)";
// The settings of a method; messages of the workers for what only later parts ask.
const INSIDE = "ui::solve::settings::__component_|threads::(?:batch|coach|diary)";
// Of these what the first screen begins with, and what the compiler makes once for types alike.
const AT_ONCE = /^<?reactive_graph::owner::|^<reactive_graph::computed::arc_memo::ArcMemo<(?:u\d+|usize|bool|alloc::string::String)>|ui::(saved::keep::|\w+::\w+::use_\w+$)|^core::(ptr|mem)::|^<core::|::type_id$|::(Deref|Any|AsSubscriberSet|Get|Read|ReadUntracked|Track|Update|Write)>::|FnOnce<[^{]*>::call_once$/;
const OPTIMISE = ["-O3", ..."bulk-memory nontrapping-float-to-int sign-ext simd reference-types mutable-globals multivalue".split(" ").map((name) => `--enable-${name}`)];

const BEHIND = new RegExp([
  `\\bsudokube::ui::(?:${VIEWS})\\b`, `\\bsudokube::(?:${INSIDE})`, `ToChildren<sudokube::ui::(?:${FOLDS})\\b`, `^<*&?sudokube::(?:${MODULES})\\b`,
].join("|"));
/** Whether a function, by its name, may come after the first screen. */
export function isLater(name) {
  const plain = name.replaceAll(/\[[0-9a-f]{10,}\]/g, "");
  return BEHIND.test(plain) && !AT_ONCE.test(plain);
}

/** Text with each of these replaced once; that it stands there is what is relied on of wasm-bindgen. */
const replaced = (text, pairs) => pairs.reduce((all, [from, to]) => {
  if (!all.includes(from)) throw new Error(`wasm-bindgen writes no more: ${from}`);
  return all.replace(from, () => to);
}, text);

/** Splits the program in a folder; the page, changed accordingly. */
export function splitPage(folder, page) {
  const [, old] = /data-wasm="(?:\.\/)?([^"]+)"/.exec(page);
  const [, script] = /data-js="(?:\.\/)?([^"]+)"/.exec(page);
  const halves = split(readFileSync(join(folder, old)), isLater);
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
  const glue = replaced(readFileSync(join(folder, script), "utf8"), [
    ["    return {\n        __proto__: null,\n", "    return __wbg_init.imports = {\n        __proto__: null, later: __wbg_init.later,\n"],
    ["    wasm = instance.exports;\n", "    wasm = __wbg_init.exports = instance.exports;\n"],
  ]);
  const files = { wasm: put("app", small(halves.first), "_bg.wasm"), js: put("app", glue, ".js"), later: put("later", small(halves.later), "_bg.wasm") };
  for (const file of [old, script]) if (!Object.values(files).includes(file)) rmSync(join(folder, file));
  console.info(`${halves.moved} of ${halves.of} functions of the page come later`);
  return replaced(page, [
    [/data-wasm="[^"]+"/.exec(page)[0], `data-wasm="./${files.wasm}" data-later="./${files.later}"`],
    [/data-js="[^"]+"/.exec(page)[0], `data-js="./${files.js}"`],
  ]);
}

