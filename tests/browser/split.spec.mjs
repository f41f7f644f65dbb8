// A program in two parts (scripts/split.mjs, public/parts.js) is the program that it was: here a small one, without a page.
import { expect, test } from "@playwright/test";
import binaryen from "binaryen";
import { Data } from "../../scripts/data.mjs";
import { shortened } from "../../scripts/imports.mjs";
import { CUSTOM, DATA, joined, number, sections, segments, withSection } from "../../scripts/sections.mjs";
import { split } from "../../scripts/split.mjs";
import { part } from "../../public/parts.js";

// `begin` is called at the start; `late` is called by it, and through the table with 1 in place of 0.
const TEXT = `(module
  (type $one (func (param i32) (result i32)))
  (import "host" "note" (func $note (param i32)))
  (memory (export "memory") 1)
  (data (i32.const 1024) "\\01\\02\\03\\04\\05\\06\\07\\08\\10\\04\\00\\00\\2a\\00\\00\\00\\09\\00\\00\\00")
  (table (export "table") 4 funcref)
  (elem (i32.const 1) $note $begin $late)
  (func $begin (export "begin") (param $k i32) (result i32) (call $note (i32.const 7)) (i32.add (i32.load8_u (i32.const 1024)) (call $late (local.get $k))))
  (func $late (param $k i32) (result i32)
    ${"(drop (i32.const 0))".repeat(100)}
    (i32.add (local.get $k) (i32.add (call $deep) (i32.load (i32.load offset=1032 (i32.const 0))))))
  (func $deep (result i32) ${"(drop (i32.const 1))".repeat(100)} (i32.load (i32.const 1036)))
  (func (export "through") (param $k i32) (param $place i32) (result i32) (call_indirect (type $one) (local.get $k) (local.get $place))))`;

// As the linker tells it: four data, the third of which holds the address of the fifth; see https://github.com/WebAssembly/tool-conventions.
const DATUM = (name, offset, size) => [1, 0, ...number(name.length), ...Buffer.from(name), 0, ...number(offset), ...number(size)];
const SYMBOLS = [DATUM("early", 0, 4), DATUM("idle", 4, 4), DATUM("way", 8, 4), DATUM("deep", 12, 4), DATUM("end", 16, 4)];

function program() {
  const module = binaryen.parseText(TEXT);
  module.setFeatures(binaryen.Features.All);
  binaryen.setDebugInfo(true);
  const bytes = Buffer.from(module.emitBinary());
  const { from } = segments(sections(bytes).find(({ id }) => id === DATA).body)[0];
  const table = [SYMBOLS.length, ...SYMBOLS.flat()];
  const linked = [["linking", [2, 8, ...number(table.length), ...table]], ["reloc.CODE", [0, 0]], ["reloc.DATA", [1, 1, 5, ...number(from + 8), 4, 0]]];
  return linked.reduce((all, [name, body]) => withSection(all, name, Buffer.from(body)), bytes);
}

/** The two halves with what stands in the table of the first; its data as well. */
function halves() {
  const whole = program();
  const { first, later, standing, away } = split(whole, new Set(["begin"]), new Data(whole));
  return { first: withSection(first, "later", standing), later, away };
}

/** The first half as a page starts it, whose later one comes when it is asked for. */
function started({ first, later }) {
  const [notes, waited] = [[], []];
  globalThis.XMLHttpRequest = class {
    status = 200;
    open() {}
    overrideMimeType() {}
    send() {
      this.responseText = later.toString("latin1");
    }
  };
  const start = { imports: { host: { note: (value) => notes.push(value) } } };
  const program = new WebAssembly.Module(first);
  part("later", "./later", { waited: (name) => waited.push(name), joined: () => {}, lost: () => {} }).stand(start, program);
  const { exports } = new WebAssembly.Instance(program, { ...start.imports, ...start.parts });
  start.exports = exports;
  for (const stand of start.standing) stand(exports);
  return { exports, notes, waited };
}

const bytes = (program) => segments(sections(program).find(({ id }) => id === DATA)?.body ?? Buffer.from([0])).flatMap(({ at, bytes }) => [...bytes].map((byte, k) => [at + k, byte]));

test("what is called directly or through the table comes, with its data", () => {
  const parts = halves();
  const called = started(parts);
  expect(called.exports.begin(100)).toBe(1 + 100 + 42 + 9);
  expect([called.notes, called.waited]).toEqual([[7], [expect.stringMatching(/^f\d+$/)]]);
  const through = started(parts);
  expect(through.exports.through(5, 3)).toBe(5 + 42 + 9);
  expect(through.exports.through(6, 3)).toBe(6 + 42 + 9);
  expect(through.exports.through(6, 2)).toBe(1 + 6 + 42 + 9);
  expect(through.waited).toEqual(["t3"]);
});

test("a datum is in the half that needs it, and once", () => {
  const { first, later, away } = halves();
  expect(away.map(({ begin }) => begin)).toEqual([1028, 1032, 1036, 1040]);
  expect(bytes(first).filter(([, byte]) => byte !== 0).map(([at]) => at)).toEqual([1024, 1025, 1026, 1027]);
  expect(bytes(later).map(([at]) => at)).toEqual(Array.from({ length: 16 }, (_, k) => 1028 + k));
});

test("what the linker tells is read as it was written", () => {
  const data = new Data(program());
  const at = (address) => data.pieces.find(({ begin }) => begin === address);
  expect(data.pieces.map(({ begin, end }) => [begin, end])).toEqual([[1024, 1028], [1028, 1032], [1032, 1036], [1036, 1040], [1040, 1044]]);
  expect(data.neededBy("(i32.load offset=1033 (i32.const 0))")).toEqual(new Set([at(1032), at(1040)]));
  // Behind a datum another one begins.
  expect(data.neededBy("(i32.const 1028)")).toEqual(new Set([at(1024), at(1028)]));
  const lost = joined(program(), sections(program()).filter(({ id, name }) => id !== CUSTOM || name !== "linking"));
  expect(() => new Data(lost)).toThrow("the linker tells nothing");
});

test("what a program imports from its script has a short name there, too", () => {
  const module = binaryen.parseText('(module (import "./app_bg.js" "__wbg_now_0123456789abcdef" (func $now (result i32))) (import "./app_bg.js" "__wbg_no" (func $no)) (memory (import "first" "m") 1) (table (import "first" "t") 1 9 funcref) (global (import "first" "g") (mut i32)) (export "now" (func $now)) (export "no" (func $no)))');
  const bytes = Buffer.from(module.emitBinary());
  const script = "const all = { __wbg_now_0123456789abcdef: () => 5, __wbg_no: () => {} };";
  const short = shortened(bytes, script);
  expect(short.script).toBe("const all = { i0: () => 5, i1: () => {} };");
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(short.program)).map(({ module, name }) => `${module} ${name}`);
  expect(imports.sort()).toEqual(["./app_bg.js i0", "./app_bg.js i1", "first g", "first m", "first t"]);
  expect(() => shortened(bytes, "const all = { __wbg_no: () => {} };")).toThrow("__wbg_now_0123456789abcdef");
});
