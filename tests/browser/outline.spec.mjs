// What a run seldom comes to is put into functions of its own (scripts/outline.mjs), and the program computes what it did: random programs,
// of whose places random ones are taken out, twice over.
import { expect, test } from "@playwright/test";
import binaryen from "binaryen";
import { outlined } from "../../scripts/outline.mjs";
import { functionsOf, read } from "../../scripts/program.mjs";

/** Numbers that a seed decides: below `end`, and one of a list. */
function drawn(seed) {
  let state = seed;
  const below = (end) => Math.floor(((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32) * end);
  return { below, one: (list) => list[below(list.length)] };
}

const LOCALS = { i32: ["a", "b", "c", "d"], i64: ["l", "m"], f32: ["x"], f64: ["y", "z"] };
const get = (name) => `(local.get $${name})`;

/** A program of functions that note what they come to, store and call one another; none runs for ever. */
function program(seed) {
  const { below, one } = drawn(seed);
  let labels = 0;
  const whole = () => one([get(one(LOCALS.i32)), `(i32.const ${below(9)})`, `(i32.add ${get(one(LOCALS.i32))} (i32.const ${1 + below(3)}))`, `(i32.wrap_i64 ${get(one(LOCALS.i64))})`]);
  const isSo = () => one([`(i32.and ${whole()} (i32.const ${1 + below(3)}))`, `(i32.lt_u ${whole()} ${whole()})`]);
  const value = (type) => (type === "i32" ? whole() : type === "i64" ? `(i64.add ${get(one(LOCALS.i64))} (i64.extend_i32_u ${whole()}))` : `(${type}.add ${get(one(LOCALS[type]))} (${type}.convert_i32_u ${whole()}))`);

  const list = (depth, around, f) => Array.from({ length: 2 + below(5) }, () => line(depth, around, f)).join(" ");
  function line(depth, around, f) {
    const type = one(Object.keys(LOCALS));
    const simple = [() => `(local.set $${one(LOCALS[type])} ${value(type)})`, () => `(call $note ${whole()})`, () => `(i32.store (i32.and ${whole()} (i32.const 252)) ${whole()})`];
    if (f > 0) simple.push(() => `(local.set $${one(LOCALS.i32)} (call $f${below(f)} ${whole()} ${whole()}))`);
    if (depth === 0) return one(simple)();
    const label = `n${labels++}`;
    const inner = () => list(depth - 1, [...around, label], f);
    const to = () => `$${one([...around, label])}`;
    return one([
      ...simple,
      () => `(if ${isSo()} (then ${list(depth - 1, around, f)}))`,
      () => `(if ${isSo()} (then ${list(depth - 1, around, f)}) (else ${list(depth - 1, around, f)}))`,
      () => `(block $${label} ${inner()})`,
      () => `(block $${label} ${inner()} (br_if ${to()} ${isSo()}) ${inner()} (br ${to()}))`,
      () => `(block $${label} (block $${label}i (br_table $${label}i ${to()} ${to()} ${whole()})) ${inner()})`,
      () => `(loop $${label} (global.set $left (i32.sub (global.get $left) (i32.const 1))) (if (i32.lt_s (global.get $left) (i32.const 0)) (then (return ${whole()}))) ${inner()} (br_if $${label} ${isSo()}))`,
      () => `(if ${isSo()} (then ${list(depth - 1, around, f)} (return ${whole()})))`,
      () => `(local.set $${one(LOCALS.i32)} (if (result i32) ${isSo()} (then ${list(depth - 1, around, f)} ${whole()}) (else ${whole()})))`,
      () => (around.length > 0 ? `(if ${isSo()} (then ${list(depth - 1, around, f)} (br $${one(around)})))` : one(simple)()),
    ])();
  }

  const locals = Object.entries(LOCALS).flatMap(([type, names]) => names.filter((name) => !"ab".includes(name)).map((name) => `(local $${name} ${type})`)).join(" ");
  const functions = Array.from({ length: 4 }, (_, f) => `(func $f${f} (export "f${f}") (param $a i32) (param $b i32) (result i32) ${locals} ${list(3, [], f)} ${list(3, [], f)} ${list(2, [], f)} ${whole()})`);
  const module = binaryen.parseText(`(module (import "host" "note" (func $note (param i32))) (memory (export "memory") 1) (global $left (export "left") (mut i32) (i32.const 0))
    (table $functions 2 2 funcref) (table $others 3 externref) (elem (table $functions) (i32.const 0) func $f0 $f1) ${functions.join("\n")})`);
  binaryen.setDebugInfo(true);
  const bytes = Buffer.from(module.emitBinary());
  module.dispose();
  return bytes;
}

/** What calls of a program's functions answer, note and leave in memory. */
function told(program) {
  const notes = [];
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(program), { host: { note: (value) => notes.push(value) } });
  for (let call = 0; call < 24; call++) {
    exports.left.value = 60;
    notes.push(`f${call % 4}: ${exports[`f${call % 4}`](call, 7 - call)}`);
  }
  return [...notes, Buffer.from(exports.memory.buffer).subarray(0, 260).toString("hex")];
}

/** Names of functions and places of which a share is seldom come to, and half of these still more seldom. */
function ranks({ below }, share) {
  const known = new Map();
  const rank = (name) => known.get(name) ?? known.set(name, !name.includes("#") || below(100) >= share ? 0 : 1 + below(2)).get(name);
  return [0, 1].map((most) => ({ has: (name) => rank(name) <= most }));
}

test("random programs compute the same when parts of their functions are put elsewhere", () => {
  test.setTimeout(120_000);
  let made = 0;
  for (let seed = 1; seed <= 80; seed++) {
    const whole = program(seed);
    const apart = outlined(whole, ranks(drawn(seed), 20 + (seed % 4) * 20), () => false);
    expect(WebAssembly.validate(apart), `seed ${seed}`).toBe(true);
    expect(told(apart), `seed ${seed}`).toEqual(told(whole));
    const tables = read(apart);
    expect([0, 1].map((k) => binaryen.getTableInfo(tables.getTableByIndex(k)).max), `seed ${seed}`).toEqual([expect.any(Number), undefined]);
    made += functionsOf(read(apart)).length - functionsOf(read(whole)).length;
  }
  expect(made).toBeGreaterThan(100);
});

/** A program of one function, and the same with its places put elsewhere but for those of a name. */
function halves(body, isLeft = () => false) {
  const module = binaryen.parseText(`(module (memory 1) (table 1 1 funcref) (elem (i32.const 0) $f) ${body})`);
  binaryen.setDebugInfo(true);
  const whole = Buffer.from(module.emitBinary());
  return { whole, apart: outlined(whole, [{ has: (name) => !name.includes("#") }], isLeft) };
}

const count = (program) => functionsOf(read(program)).length;
const calls = (program, ...values) => new WebAssembly.Instance(new WebAssembly.Module(program)).exports.f(...values);
const STORES = "(i32.store (i32.const 8) (local.get $a)) ".repeat(12);

test("a function is left whole by its name, and where another would need too many parameters", () => {
  const simple = `(func $f (export "f") (param $a i32) (result i32) (if (local.get $a) (then ${STORES})) (local.get $a))`;
  expect(count(halves(simple).apart) - count(halves(simple).whole)).toBe(1);
  expect(count(halves(simple, (name) => name === "f").apart)).toBe(count(halves(simple).whole));
  const locals = Array.from({ length: 60 }, (_, k) => `$l${k}`);
  const many = `(func $f (export "f") (param $a i32) (result i32) ${locals.map((l) => `(local ${l} i32)`).join("")} ${locals.map((l) => `(local.set ${l} (local.get $a))`).join("")}
    (if (local.get $a) (then ${locals.map((l) => `(i32.store (i32.const 8) (local.get ${l}))`).join("")})) (i32.load (i32.const 8)))`;
  expect(count(halves(many).apart)).toBe(count(halves(many).whole));
});

test("one end needs nobody to tell it", () => {
  const { whole, apart } = halves(`(func $f (export "f") (param $a i32) (result i32) (block $out (if (local.get $a) (then ${STORES} (br_table $out $out (local.get $a)))) (return (i32.const 5))) (i32.load (i32.const 8)))`);
  expect([0, 7].map((a) => calls(apart, a))).toEqual([0, 7].map((a) => calls(whole, a)));
  expect(binaryen.readBinary(apart).emitText()).not.toContain("carried");
});
