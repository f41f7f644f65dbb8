// Splits the page's program in two: what the first screen, a search and a cube need, and what waits behind a click. Both are
// halves of one program: they share memory, table and globals, and call each other's functions through imports. Functions are
// told apart by their names, in which the compiler writes the types they were made for (symbol-mangling-version=v0).
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

const NAME = String.raw`\$(?:"(?:[^"\\]|\\.)*"|[^\s()]+)`;
const plain = (name) => name.slice(1).replace(/^"(.*)"$/, "$1").replaceAll(/\\(["'\\])/g, "$1");

// Of functions alike the compiler keeps one, under the name of any: hardly ever one that is longer than this many lines of text.
const ALIKE = 50;

/** What each function calls, whose address is in the table or leaves the program, and which are short enough to be others' as well. */
function graphOf(text) {
  const calls = new Map();
  const roots = new Set();
  const short = new Set();
  let from = null;
  let lines = 0;
  for (const line of text.split("\n")) {
    if (line.startsWith(" (")) {
      if (lines < ALIKE) short.add(from);
      from = null;
      lines = 0;
      const named = new RegExp(`^ \\(func (${NAME})`).exec(line);
      if (named) calls.set((from = plain(named[1])), new Set());
      else for (const [name] of line.matchAll(new RegExp(NAME, "g"))) roots.add(plain(name));
    } else if (from !== null) {
      lines++;
      const called = new RegExp(`\\((?:return_call|call|ref\\.func) (${NAME})`).exec(line)?.[1];
      if (called) calls.get(from).add(plain(called));
    }
  }
  return { calls, roots, short };
}

/** The names of the functions that may come later: those that `isLater` names, and those that only such ones call. */
function choose(functions, { calls, roots, short }, isLater) {
  const first = new Set();
  const visit = [];
  const keep = (name) => !first.has(name) && (short.has(name) || !isLater(name)) && (first.add(name), visit.push(name));
  for (const { name } of functions.filter(({ base }) => base)) keep(name);
  for (const name of roots) keep(name);
  while (visit.length > 0) for (const name of calls.get(visit.pop()) ?? []) keep(name);
  // A vector of 128 bits cannot pass through JavaScript, which hands calls from one half to the other.
  const passes = ({ params, results }) => ![...binaryen.expandType(params), ...binaryen.expandType(results)].includes(binaryen.v128);
  return new Set(functions.filter((f) => !f.base && !first.has(f.name) && passes(f)).map((f) => f.name));
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

/**
 * The two halves of a program, as bytes. `first` is the program as it was, without what `later` holds, and imports that from
 * "later"; `later` imports from "first" what it calls there, memory, table and globals, and the rest from where the program has it.
 */
export function split(program, isLater) {
  binaryen.setDebugInfo(false);
  const first = read(program);
  // It finds its data and its table filled by the first.
  const later = read(without(program, [START, ELEMENTS, DATA, DATA_COUNT]));
  for (const { name } of exportsOf(later)) later.removeExport(name);

  const functions = functionsOf(first).map((f, k) => ({ ...f, id: `f${k}` }));
  const moved = choose(functions, graphOf(first.emitText()), isLater);
  const own = functions.filter(({ base }) => !base);
  const [gone, kept] = [own.filter(({ name }) => moved.has(name)), own.filter(({ name }) => !moved.has(name))];

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
  return { ...halves, moved: gone.length, of: own.length };
}
