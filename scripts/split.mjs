// Splits a program in two: what was called when it was watched, and the rest. Both are halves of one program: they share memory,
// table and globals, and call each other's functions through imports.
import binaryen from "binaryen";

const START = 8, ELEMENTS = 9, DATA = 11, DATA_COUNT = 12;
// What every browser of these years has; more than that must not slip in.
const { MutableGlobals, NontrappingFPToInt, BulkMemory, BulkMemoryOpt, SignExt, SIMD128, ReferenceTypes, Multivalue } = binaryen.Features;
const FEATURES = MutableGlobals | NontrappingFPToInt | BulkMemory | BulkMemoryOpt | SignExt | SIMD128 | ReferenceTypes | Multivalue;

/** A program without some of its sections. */
function without(program, sections) {
  const parts = [program.subarray(0, 8)];
  for (let at = 8; at < program.length;) {
    const begin = at;
    const id = program[at++];
    let size = 0;
    for (let shift = 0, byte = 0x80; byte & 0x80; shift += 7) {
      byte = program[at++];
      size += (byte & 0x7f) * 2 ** shift;
    }
    at += size;
    if (!sections.includes(id)) parts.push(program.subarray(begin, at));
  }
  return Buffer.concat(parts);
}

function read(program) {
  const module = binaryen.readBinary(program);
  module.setFeatures(FEATURES);
  return module;
}

const every = (count, at) => Array.from({ length: count }, (_, k) => at(k));
const functionsOf = (module) => every(module.getNumFunctions(), (k) => binaryen.getFunctionInfo(module.getFunctionByIndex(k)));
const exportsOf = (module) => every(module.getNumExports(), (k) => binaryen.getExportInfo(module.getExportByIndex(k)));
const globalsOf = (module) => every(module.getNumGlobals(), (k) => binaryen.getGlobalInfo(module.getGlobalByIndex(k)));
const segmentsOf = (module) => every(module.getNumElementSegments(), (k) => binaryen.getElementSegmentInfo(module.getElementSegmentByIndex(k)));

const NAME = String.raw`\$(?:"(?:[^"\\]|\\.)*"|[^\s()]+)`;
const plain = (name) => name.slice(1).replace(/^"(.*)"$/, "$1").replaceAll(/\\(["'\\])/g, "$1");

// Lines of text: what is shorter comes with what calls it, since another run may call it where those that were watched did not.
const SHORT = 100;

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

/** The program with a global for each function, exported as `told0` and so on, which is 1 once the function was entered; and the functions' names. */
export function telling(program) {
  const module = read(program);
  const names = functionsOf(module).filter(({ base }) => !base).map(({ name }) => name);
  for (const [k, name] of names.entries()) {
    module.addGlobal(`told${k}`, binaryen.i32, true, module.i32.const(0));
    module.addGlobalExport(`told${k}`, `told${k}`);
    const entered = binaryen.Function(module.getFunction(name));
    const told = module.global.set(`told${k}`, module.i32.const(1));
    entered.body = module.block(null, [told, entered.body], entered.results === binaryen.none ? undefined : entered.results);
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

/**
 * The two halves of a program, as bytes. `first` is the program as it was, without the functions that are not in `called`, which it
 * imports from "later"; `later` imports from "first" what it calls there, memory, table and globals, and the rest from where the
 * program has it. `moved` says what is in the later one. A half that is to be split again keeps its names (`again`); the later part
 * of a half has a name of its own (`part`), by whose first letter its exports are told from those of the other.
 */
export function split(program, called, { part = "later", again = false } = {}) {
  const mark = part === "later" ? "" : part[0];
  const first = read(program);
  // It finds its data filled in by the first, and what is the first's in the table.
  const later = read(without(program, [START, ELEMENTS, DATA, DATA_COUNT]));
  for (const { name } of exportsOf(later)) later.removeExport(name);

  // What a third part calls keeps the name by which that asks for it; other exports are asked for by the program's script.
  const known = new Map(exportsOf(first).filter(({ name }) => /^f\d+$/.test(name)).map(({ name, value }) => [value, name]));
  const functions = functionsOf(first).map((f, k) => ({ ...f, id: known.get(f.name) ?? `${mark}f${k}` }));
  const segments = segmentsOf(first);
  const open = new Set([...segments.flatMap(({ data }) => data), ...exportsOf(first).map(({ value }) => value)]);
  const moved = choose(functions, callsOf(first.emitText()), open, called);
  const own = functions.filter(({ base }) => !base);
  const [gone, kept] = [own.filter(({ name }) => moved.has(name)), own.filter(({ name }) => !moved.has(name))];

  fillTable(later, segments, moved);
  const asked = gone.filter(({ name }) => known.has(name));
  for (const { id } of asked) first.removeExport(id);
  const given = new Map([...asked, ...leave(first, gone, part)].map(({ id, name }) => [id, name]));
  for (const [id, name] of given) later.addFunctionExport(name, id);
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
  for (const { id, name } of leave(later, kept, "first")) if (!known.has(name)) first.addFunctionExport(name, id);

  const written = (module, names) => {
    binaryen.setDebugInfo(names);
    return module.emitBinary();
  };
  const halves = { first: written(first, again), later: written(later, false) };
  for (const [half, bytes] of Object.entries(halves)) if (!WebAssembly.validate(bytes)) throw new Error(`the ${half} half is no program`);
  return { ...halves, moved: gone, of: own.length };
}
