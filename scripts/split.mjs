// Splits the page's program in two: what the first screen, a search and a cube call, and the rest. Both are halves of one
// program: they share memory, table and globals, and call each other's functions through imports.
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

/** Counts nothing but whether: the program, telling `called.tell` the number of each function that is entered, and their names. */
export function counting(program) {
  const module = read(program);
  const names = functionsOf(module).filter(({ base }) => !base).map(({ name }) => name);
  module.addFunctionImport("tell", "called", "tell", binaryen.createType([binaryen.i32]), binaryen.none);
  for (const [k, name] of names.entries()) {
    const entered = binaryen.Function(module.getFunction(name));
    const told = module.call("tell", [module.i32.const(k)], binaryen.none);
    entered.body = module.block(null, [told, entered.body], entered.results === binaryen.none ? undefined : entered.results);
  }
  return { program: module.emitBinary(), names };
}

/** The names of the functions that may come later: those that are not in `called`, and that nothing there calls if they are short. */
function choose(functions, { calls, lines }, inTable, called) {
  const later = new Set(functions.filter(({ name, base }) => !base && !called.has(name)).map(({ name }) => name));
  for (const from of called) for (const name of calls.get(from) ?? []) if ((lines.get(name) ?? 0) <= SHORT) later.delete(name);
  // A vector of 128 bits cannot pass through JavaScript, which hands calls of the first half to the other.
  const isWide = ({ params, results }) => [...binaryen.expandType(params), ...binaryen.expandType(results)].includes(binaryen.v128);
  const wide = new Set(functions.filter(isWide).map(({ name }) => name));
  for (const name of wide) if (inTable.has(name)) later.delete(name);
  for (let before = -1; before !== later.size;) {
    before = later.size;
    for (const [from, to] of calls) if (!later.has(from)) for (const name of to) if (wide.has(name)) later.delete(name);
  }
  return later;
}

/** Leaves functions to the other half, from where they are imported as far as they are called. */
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
 * program has it. `moved` says what is in the later one.
 */
export function split(program, called) {
  binaryen.setDebugInfo(false);
  const first = read(program);
  // It finds its data filled in by the first, and what is the first's in the table.
  const later = read(without(program, [START, ELEMENTS, DATA, DATA_COUNT]));
  for (const { name } of exportsOf(later)) later.removeExport(name);

  const functions = functionsOf(first).map((f, k) => ({ ...f, id: `f${k}` }));
  const segments = segmentsOf(first);
  const moved = choose(functions, callsOf(first.emitText()), new Set(segments.flatMap(({ data }) => data)), called);
  const own = functions.filter(({ base }) => !base);
  const [gone, kept] = [own.filter(({ name }) => moved.has(name)), own.filter(({ name }) => !moved.has(name))];

  fillTable(later, segments, moved);
  for (const { id, name } of leave(first, gone, "later")) later.addFunctionExport(name, id);
  for (const [k, { name, type, mutable, base }] of globalsOf(later).entries()) {
    if (!mutable || base) continue;
    first.addGlobalExport(name, `g${k}`);
    later.removeGlobal(name);
    later.addGlobalImport(name, "first", `g${k}`, type, true);
  }
  const tables = every(first.getNumTables(), (k) => binaryen.getTableInfo(first.getTableByIndex(k)));
  for (const [k, { name }] of tables.entries()) {
    first.addTableExport(name, `t${k}`);
    later.addTableImport(name, "first", `t${k}`);
  }
  const { module: _, name: memory = "0" } = { ...first.getMemoryInfo("0") };
  first.addMemoryExport(memory, "m");
  later.addMemoryImport(memory, "first", "m");
  for (const { id, name } of leave(later, kept, "first")) first.addFunctionExport(name, id);

  const halves = { first: first.emitBinary(), later: later.emitBinary() };
  for (const [half, bytes] of Object.entries(halves)) if (!WebAssembly.validate(bytes)) throw new Error(`the ${half} half is no program`);
  return { ...halves, moved: gone, of: own.length };
}
