// Splits a program in two: what was called when it was watched, and the rest. Both are halves of one program: they share memory,
// table and globals, and call each other's functions through imports; data that the first has no use for come with the other.
import binaryen from "binaryen";
import { withData, withoutData } from "./data.mjs";
import { every, functionsOf, read } from "./program.mjs";
import { placeName, watchPlaces } from "./regions.mjs";
import { DATA, DATA_COUNT, ELEMENTS, START, joined, sections } from "./sections.mjs";

/** A program without some of its sections. */
const without = (program, gone) => joined(program, sections(program).filter(({ id }) => !gone.includes(id)));

const exportsOf = (module) => every(module.getNumExports(), (k) => binaryen.getExportInfo(module.getExportByIndex(k)));
const globalsOf = (module) => every(module.getNumGlobals(), (k) => binaryen.getGlobalInfo(module.getGlobalByIndex(k)));
const segmentsOf = (module) => every(module.getNumElementSegments(), (k) => binaryen.getElementSegmentInfo(module.getElementSegmentByIndex(k)));

const NAME = String.raw`\$(?:"(?:[^"\\]|\\.)*"|[^\s()]+)`;
const plain = (name) => name.slice(1).replace(/^"(.*)"$/, "$1").replaceAll(/\\(["'\\])/g, "$1");

// Lines of text: what is shorter comes with what calls it, since another run may call it where those that were watched did not: from a function
// that is left whole, or from a place that is too small to be moved.
const SHORT = 30;

/** What each function calls, and how many lines its text has. */
function callsOf(text) {
  const calls = new Map();
  const lines = new Map();
  let from = null;
  for (const line of text.split("\n")) {
    if (line.startsWith(" (")) {
      const named = new RegExp(`^ \\(func (${NAME})`).exec(line);
      from = named && plain(named[1]);
      if (named) calls.set(from, new Set());
    } else if (from !== null) {
      lines.set(from, (lines.get(from) ?? 0) + 1);
      const called = new RegExp(`\\((?:return_call|call|ref\\.func) (${NAME})`).exec(line)?.[1];
      if (called) calls.get(from).add(plain(called));
    }
  }
  return { calls, lines };
}

/**
 * The program with a global for each function, exported as `told0` and so on, which is 1 once the function was entered, and for each place in it
 * that only some runs come to (scripts/regions.mjs); and their names.
 */
export function telling(program) {
  const module = read(program);
  const names = [];
  const telling = (name) => {
    const told = `told${names.push(name) - 1}`;
    module.addGlobal(told, binaryen.i32, true, module.i32.const(0));
    module.addGlobalExport(told, told);
    return module.global.set(told, module.i32.const(1));
  };
  for (const { name } of functionsOf(module).filter(({ base }) => !base)) {
    watchPlaces(module, binaryen.Function(module.getFunction(name)), (place) => telling(place === null ? name : placeName(name, place)));
  }
  return { program: module.emitBinary(), names };
}

/**
 * The names of the functions that may come later: those that are not in `called`, and that nothing there calls if they are short. Those in
 * `open` are called from elsewhere, too.
 */
function choose(functions, { calls, lines }, open, called) {
  // What wasm-bindgen adds has no name, but a number that a split changes.
  const isNamed = (name) => !/^\d+$/.test(name);
  const later = new Set(functions.filter(({ name, base }) => !base && !called.has(name) && isNamed(name)).map(({ name }) => name));
  for (const from of called) for (const name of calls.get(from) ?? []) if ((lines.get(name) ?? 0) <= SHORT) later.delete(name);
  // A vector of 128 bits cannot pass through JavaScript, which hands calls of the first part to the other.
  const isWide = ({ params, results }) => [...binaryen.expandType(params), ...binaryen.expandType(results)].includes(binaryen.v128);
  const wide = new Set(functions.filter(isWide).map(({ name }) => name));
  for (const name of wide) if (open.has(name)) later.delete(name);
  for (let before = -1; before !== later.size;) {
    before = later.size;
    for (const [from, to] of calls) if (!later.has(from)) for (const name of to) if (wide.has(name)) later.delete(name);
  }
  return later;
}

/** Leaves functions to the other half, from where they are imported as far as they are called. The names of those that are. */
function leave(module, functions, half) {
  for (const { id, name, params, results } of functions) {
    module.removeFunction(name);
    module.addFunctionImport(name, half, id, params, results);
  }
  module.runPasses(["remove-unused-module-elements"]);
  return functionsOf(module).filter((f) => f.module === half).map((f) => ({ id: f.base, name: f.name }));
}

/** The functions in a table, each with its place. */
const placesOf = (segments) => segments.flatMap(({ offset, data }) => data.map((name, k) => ({ name, place: binaryen.getExpressionInfo(offset).value + k })));

/** Puts the functions that are its own into their places in the table; those of the first are there. */
function fillTable(later, segments, moved) {
  for (const [k, { table, offset, data }] of segments.entries()) {
    const start = binaryen.getExpressionInfo(offset).value;
    for (let from = 0; from < data.length; from++) {
      let end = from;
      while (moved.has(data[end])) end++;
      if (end > from) later.addActiveElementSegment(table, `e${k}-${from}`, data.slice(from, end), later.i32.const(start + from));
      from = end;
    }
  }
}

/** Takes them out of the table of the first: until the other comes, public/parts.js has something stand there. */
function emptyTable(first, segments, moved) {
  // An import, which no part ever takes away and whose number is small; of these one that stood in the table before.
  const imports = functionsOf(first).filter(({ base }) => base).map(({ name }) => name);
  const nobody = segments.flatMap(({ data }) => data).find((name) => imports.includes(name)) ?? imports[0];
  for (const { name, table, offset, data } of segments) {
    const start = binaryen.getExpressionInfo(offset).value;
    first.removeElementSegment(name);
    first.addActiveElementSegment(table, name, data.map((own) => (moved.has(own) ? nobody : own)), first.i32.const(start));
  }
}

const CODES = new Map(Object.entries({ i32: 0x7f, i64: 0x7e, f32: 0x7d, f64: 0x7c, v128: 0x7b, funcref: 0x70, externref: 0x6f }).map(([name, code]) => [binaryen[name], code]));

/** What has to stand there: how many types there are, these as a program writes them, and for each place the number of its type from 1, or 0. */
function standIns(places, types) {
  const values = (all) => [all.length, ...all.map((type) => CODES.get(type))];
  const kinds = [];
  const numbers = [];
  for (const { name, place } of places.filter(({ name }) => types.has(name))) {
    const { params, results } = types.get(name);
    // The size of what stands there is told in a byte (public/parts.js).
    if (binaryen.expandType(params).length > 56) throw new Error("a function of more than 56 parameters");
    const kind = [0x60, ...values(binaryen.expandType(params)), ...values(binaryen.expandType(results))].join();
    if (!kinds.includes(kind)) kinds.push(kind);
    numbers[place] = kinds.indexOf(kind) + 1;
  }
  if (kinds.length > 127) throw new Error("more types than a byte tells");
  return Buffer.from([kinds.length, ...kinds.flatMap((kind) => kind.split(",").map(Number)), ...Array.from(numbers, (number) => number ?? 0)]);
}

/**
 * The two halves of a program, as bytes. `first` is the program as it was, without the functions that are not in `called`, which it
 * imports from "later"; `later` imports from "first" what it calls there, memory, table and globals, and the rest from where the
 * program has it. `moved` says what is in the later one, `standing` what stands for it in the table. A half that is to be split again keeps its
 * names (`again`); the later part of a half has a name of its own (`part`), by whose first letter its exports are told from those of the other.
 * Of the program's `data` (scripts/data.mjs) the later one gets what the first does not need and what was not left (`away`) to another before, which
 * comes after it.
 */
export function split(program, called, data, { part = "later", again = false, away = [] } = {}) {
  const mark = part === "later" ? "" : part[0];
  const first = read(program);
  // It finds its data filled in by the first, and what is the first's in the table.
  const later = read(without(program, [START, ELEMENTS, DATA, DATA_COUNT]));
  for (const { name } of exportsOf(later)) later.removeExport(name);

  const segments = segmentsOf(first);
  const open = new Set([...segments.flatMap(({ data }) => data), ...exportsOf(first).map(({ value }) => value)]);
  const text = callsOf(first.emitText());
  const all = functionsOf(first);
  const moved = choose(all, text, open, called);
  // What the later one may ask for, before what nobody asks for is left out.
  const calls = new Set([...moved].flatMap((name) => [...text.calls.get(name)]));
  // What a third part calls keeps the name by which that asks for it; other exports are asked for by the program's script.
  const known = new Map(exportsOf(first).filter(({ name }) => /^a\d+$/.test(name)).map(({ name, value }) => [value, name]));
  // Names that count up are small when they are packed.
  let asks = 0;
  const functions = all.map((f, k) => ({ ...f, id: known.get(f.name) ?? (calls.has(f.name) && !moved.has(f.name) ? `${mark}a${asks++}` : `${mark}f${k}`) }));
  const own = functions.filter(({ base }) => !base);
  const [gone, kept] = [own.filter(({ name }) => moved.has(name)), own.filter(({ name }) => !moved.has(name))];
  const askable = kept.filter(({ name }) => calls.has(name) && !known.has(name));
  for (const { id, name } of askable) first.addFunctionExport(name, id);

  fillTable(later, segments, moved);
  emptyTable(first, segments, moved);
  // Before what nobody asks for is left out.
  for (const [k, { name, type, mutable, base }] of globalsOf(later).entries()) {
    if (!mutable || base) continue;
    first.addGlobalExport(name, `${mark}g${k}`);
    later.removeGlobal(name);
    later.addGlobalImport(name, "first", `${mark}g${k}`, type, true);
  }
  const tables = every(first.getNumTables(), (k) => binaryen.getTableInfo(first.getTableByIndex(k)));
  for (const [k, { name }] of tables.entries()) {
    first.addTableExport(name, `${mark}t${k}`);
    later.addTableImport(name, "first", `${mark}t${k}`);
  }
  const { module: _, name: memory = "0" } = { ...first.getMemoryInfo("0") };
  first.addMemoryExport(memory, `${mark}m`);
  later.addMemoryImport(memory, "first", `${mark}m`);
  const asked = gone.filter(({ name }) => known.has(name));
  for (const { id } of asked) first.removeExport(id);
  const given = new Map([...asked, ...leave(first, gone, part)].map(({ id, name }) => [id, name]));
  for (const [id, name] of given) later.addFunctionExport(name, id);
  const imported = new Set(leave(later, kept, "first").map(({ id }) => id));
  const there = new Set([...askable.map(({ id }) => id), ...known.values()]);
  for (const id of imported) if (!there.has(id)) throw new Error(`the later half asks for ${id}, which the first does not give`);
  for (const { id } of askable) if (!imported.has(id)) first.removeExport(id);

  const written = (module, names) => {
    binaryen.setDebugInfo(names);
    return Buffer.from(module.emitBinary());
  };
  const needed = data.neededBy(first.emitText());
  const unused = data.pieces.filter((piece) => !needed.has(piece) && !away.includes(piece));
  const { program: rest, taken } = withoutData(written(first, again), unused);
  const halves = { first: rest, later: withData(written(later, false), taken) };
  for (const [half, bytes] of Object.entries(halves)) if (!WebAssembly.validate(bytes)) throw new Error(`the ${half} half is no program`);
  const places = placesOf(segments).filter(({ name }) => moved.has(name));
  const standing = standIns(places, new Map(gone.map((f) => [f.name, f])));
  const told = [...gone, ...places.map(({ name, place }) => ({ id: `t${place}`, name }))];
  return { ...halves, standing, moved: told, of: own.length, away: unused };
}
