// A program in two parts (scripts/split.mjs, public/parts.js) is the program that it was: here a small one, without a page.
import { expect, test } from "@playwright/test";
import binaryen from "binaryen";
import { Data } from "../../scripts/data.mjs";
import { shortened } from "../../scripts/imports.mjs";
import { CODE, CUSTOM, DATA, joined, number, sections, segments, withSection } from "../../scripts/sections.mjs";
import { split } from "../../scripts/split.mjs";
import { part } from "../../public/parts.js";

const long = (value) => `(drop (i32.const ${value}))`.repeat(100);

// `begin` is called at the start and calls `late`; `mid` and `late` are also called through the table, at places that take two bytes.
const TEXT = `(module
  (type $one (func (param i32) (result i32)))
  (import "host" "note" (func $note (param i32)))
  (memory (export "memory") 1)
  (data (i32.const 1024) "\\01\\02\\03\\04\\05\\06\\07\\08\\10\\04\\00\\00\\2a\\00\\00\\00\\09\\00\\00\\00")
  (table (export "table") 80 funcref)
  (elem (i32.const 66) $note $begin $late $mid)
  (func $begin (export "begin") (param $k i32) (result i32) (call $note (i32.const 7)) (i32.add (i32.load8_u (i32.const 1024)) (call $late (local.get $k))))
  (func $mid (param $k i32) (result i32) ${long(2)} (i32.sub (i32.load (i32.load offset=1032 (i32.const 0))) (local.get $k)))
  (func $late (param $k i32) (result i32) ${long(0)} (i32.add (local.get $k) (i32.add (call $deep) (i32.load (i32.load offset=1032 (i32.const 0))))))
  (func $deep (result i32) ${long(1)} (i32.load (i32.const 1036)))
  (func (export "through") (param $k i32) (param $place i32) (result i32) (call_indirect (type $one) (local.get $k) (local.get $place))))`;
const LATE = 68, MID = 69;

// As the linker tells it: five data, the third of which holds the address of the fifth; see https://github.com/WebAssembly/tool-conventions.
const named = (name) => [...number(name.length), ...Buffer.from(name)];
const datum = (name, offset, size) => [1, 0, ...named(name), 0, ...number(offset), ...number(size)];
const SYMBOLS = [datum("early", 0, 4), datum("idle", 4, 4), datum("way", 8, 4), datum("deep", 12, 4), datum("end", 16, 4)];
// A function, one that is not there, with a name and without, a datum that is not there, and one of no size.
const OTHERS = [[0, 0, 1, ...named("begin")], [0, 0x10, 0], [0, 0x50, 0, ...named("note")], [1, 0x10, ...named("away")], datum("none", 4, 0)];
const SLEB = 4, I32 = 5;

function program(more = []) {
  const module = binaryen.parseText(TEXT);
  module.setFeatures(binaryen.Features.All);
  binaryen.setDebugInfo(true);
  const bytes = Buffer.from(module.emitBinary());
  const body = (wanted) => sections(bytes).find(({ id }) => id === wanted).body;
  const symbols = [...SYMBOLS, ...OTHERS, ...more];
  const table = [symbols.length, ...symbols.flat()];
  const place = body(CODE).indexOf(Buffer.from([0x41, ...number(1036)])) + 1;
  // 4 bytes before the first datum, and 12 behind where the fourth begins.
  const code = [[SLEB, ...number(place), 0, 0x7c], [SLEB, ...number(place), 3, 12]];
  const linked = [["linking", [2, 8, ...number(table.length), ...table]], ["reloc.CODE", [0, code.length, ...code.flat()]], ["reloc.DATA", [1, 1, I32, ...number(segments(body(DATA))[0].from + 8), 4, 0]]];
  return linked.reduce((all, [name, told]) => withSection(all, name, Buffer.from(told)), bytes);
}

/** The two halves with what stands in the table of the first; its data as well. */
function halves() {
  const whole = program();
  const { first, later, standing, away } = split(whole, new Set(["begin"]), new Data(whole));
  return { first: withSection(first, "later", standing), parts: { later }, away };
}

/** Three parts: the second has `mid` and what that needs, the third the rest. */
function thirds() {
  const linked = program();
  const data = new Data(linked);
  const whole = split(linked, new Set(["begin", "mid"]), data, { again: true });
  const start = split(whole.first, new Set(["begin"]), data, { part: "run", away: whole.away });
  const first = withSection(withSection(start.first, "run", start.standing), "later", whole.standing);
  return { first, parts: { run: start.later, later: whole.later }, away: [start.away, whole.away] };
}

/** The first part as a page starts it, whose others come in their order when they are asked for; the network fails so often. */
function started({ first, parts }, failures = 0) {
  const [notes, waited, lost] = [[], [], []];
  globalThis.XMLHttpRequest = class {
    open(_, address) {
      this.address = address;
    }
    overrideMimeType() {}
    send() {
      this.status = failures-- > 0 ? 503 : 200;
      this.responseText = parts[this.address].toString("latin1");
    }
  };
  const start = { imports: { host: { note: (value) => notes.push(value) } } };
  const program = new WebAssembly.Module(first);
  let after;
  for (const name of Object.keys(parts)) {
    after = part(name, name, { waited: (called) => waited.push(called), joined: () => {}, lost: ({ status }) => lost.push(status), after });
    after.stand(start, program);
  }
  const { exports } = new WebAssembly.Instance(program, { ...start.imports, ...start.parts });
  start.exports = exports;
  for (const stand of start.standing) stand(exports);
  return { exports, notes, waited, lost };
}

const bytes = (program) => segments(sections(program).find(({ id }) => id === DATA)?.body ?? Buffer.from([0])).flatMap(({ at, bytes }) => [...bytes].map((byte, k) => [at + k, byte]));
const begins = (pieces) => pieces.map(({ begin }) => begin);

test("what is called directly or through the table comes, with its data", () => {
  const parts = halves();
  const called = started(parts);
  expect(called.exports.begin(100)).toBe(1 + 100 + 42 + 9);
  expect([called.notes, called.waited]).toEqual([[7], [expect.stringMatching(/^f\d+$/)]]);
  const through = started(parts);
  expect(through.exports.through(5, LATE)).toBe(5 + 42 + 9);
  expect(through.exports.through(6, LATE)).toBe(6 + 42 + 9);
  expect(through.exports.through(6, LATE - 1)).toBe(1 + 6 + 42 + 9);
  expect(through.waited).toEqual([`t${LATE}`]);
});

test("a datum is in the half that needs it, and once", () => {
  const { first, parts, away } = halves();
  expect(begins(away)).toEqual([1028, 1032, 1036, 1040]);
  expect(bytes(first).filter(([, byte]) => byte !== 0).map(([at]) => at)).toEqual([1024, 1025, 1026, 1027]);
  expect(bytes(parts.later).map(([at]) => at)).toEqual(Array.from({ length: 16 }, (_, k) => 1028 + k));
});

test("a part brings what later ones need as well, and comes before them", () => {
  const parts = thirds();
  expect(parts.away.map(begins)).toEqual([[1028, 1032, 1040], [1036]]);
  const { exports, waited } = started(parts);
  expect(exports.through(5, LATE)).toBe(5 + 42 + 9);
  expect(exports.through(5, MID)).toBe(9 - 5);
  expect(waited).toEqual([`t${LATE}`, `t${LATE}`]);
});

test("a part that cannot be had leaves nothing half done", () => {
  const { exports, lost } = started(thirds(), 1);
  expect(() => exports.through(5, LATE)).toThrow("503");
  expect(lost).toContain(503);
  expect(exports.through(5, LATE)).toBe(5 + 42 + 9);
});

test("what the linker tells is read as it was written", () => {
  const data = new Data(program());
  const at = (address) => data.pieces.find(({ begin }) => begin === address);
  expect(data.pieces.map(({ begin, end }) => [begin, end])).toEqual([[1024, 1028], [1028, 1032], [1032, 1036], [1036, 1040], [1040, 1044]]);
  expect(data.neededBy("(i32.load offset=1033 (i32.const 0))")).toEqual(new Set([at(1032), at(1040)]));
  // Behind a datum another one begins.
  expect(data.neededBy("(i32.const 1028)")).toEqual(new Set([at(1024), at(1028)]));
  // Beside one, as the linker tells.
  expect([data.neededBy("(i32.const 1020)"), data.neededBy("(i32.const 1048)")]).toEqual([new Set([at(1024)]), new Set([at(1036)])]);
  expect(data.neededBy("(i32.const 1016)")).toEqual(new Set());
  expect(new Data(program([datum("over", 14, 4)])).pieces.map(({ begin }) => begin)).toEqual([1024, 1028, 1032, 1036]);
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
