// The instructions of a function as a tree, in the order in which they are carried out, and which locals are still needed where.
import binaryen from "binaryen";

const none = () => [];
const CHILDREN = new Map(Object.entries({
  Nop: none, Unreachable: none, Const: none, LocalGet: none, GlobalGet: none, MemorySize: none, TableSize: none, RefNull: none, RefFunc: none,
  Block: ({ children }) => children,
  If: ({ condition, ifTrue, ifFalse }) => [condition, ifTrue, ifFalse],
  Loop: ({ body }) => [body],
  Break: ({ value, condition }) => [value, condition],
  Switch: ({ value, condition }) => [value, condition],
  Call: ({ operands }) => operands,
  CallIndirect: ({ operands, target }) => [...operands, target],
  LocalSet: ({ value }) => [value], GlobalSet: ({ value }) => [value], Unary: ({ value }) => [value], Drop: ({ value }) => [value],
  Return: ({ value }) => [value], RefIsNull: ({ value }) => [value],
  Load: ({ ptr }) => [ptr],
  Store: ({ ptr, value }) => [ptr, value],
  Binary: ({ left, right }) => [left, right],
  Select: ({ ifTrue, ifFalse, condition }) => [ifTrue, ifFalse, condition],
  MemoryGrow: ({ delta }) => [delta],
  MemoryCopy: ({ dest, source, size }) => [dest, source, size],
  MemoryFill: ({ dest, value, size }) => [dest, value, size],
  TupleMake: ({ operands }) => operands,
  TupleExtract: ({ tuple }) => [tuple],
  TableGet: ({ index }) => [index],
  TableSet: ({ index, value }) => [index, value],
  TableGrow: ({ value, delta }) => [value, delta],
  SIMDExtract: ({ vec }) => [vec],
  SIMDReplace: ({ vec, value }) => [vec, value],
  SIMDShuffle: ({ left, right }) => [left, right],
  SIMDTernary: ({ a, b, c }) => [a, b, c],
  SIMDShift: ({ vec, shift }) => [vec, shift],
  SIMDLoad: ({ ptr }) => [ptr],
  SIMDLoadStoreLane: ({ ptr, vec }) => [ptr, vec],
}).map(([kind, children]) => [binaryen[`${kind}Id`], { kind, children }]));

// Of these binaryen tells nothing.
const BARE = new Set(["Nop", "Unreachable", "RefNull"]);

/** A tree of instructions: of each its reference, kind, what binaryen tells of it, and its children. */
export function treeOf(ref) {
  const id = binaryen.getExpressionId(ref);
  const known = CHILDREN.get(id);
  if (!known) throw new Error(`an instruction that is not known: ${id}`);
  const info = BARE.has(known.kind) ? { id, type: binaryen.getExpressionType(ref) } : binaryen.getExpressionInfo(ref);
  return { ref, kind: known.kind, info, kids: known.children(info).filter((child) => child !== 0).map(treeOf) };
}

/** Each instruction of a tree, and what it is in. */
export function* walk(node, parent = null) {
  yield [node, parent];
  for (const kid of node.kids) yield* walk(kid, node);
}

const leb = (value) => 1 + (Math.abs(value) >= 64) + (Math.abs(value) >= 8192) + (Math.abs(value) >= 1 << 20) + (Math.abs(value) >= 1 << 27);
const OWN = { Nop: 0, Block: 3, If: 3, Loop: 3, Break: 2, Call: 3, CallIndirect: 3, LocalGet: 2, LocalSet: 2, GlobalGet: 2, GlobalSet: 2, Load: 3, Store: 3, Unary: 1, Binary: 1, Select: 1 };

/** About how many bytes a tree takes. */
export function sizeOf({ kind, info, kids }) {
  const own = kind === "Const" ? 1 + (typeof info.value === "number" ? leb(info.value) : 5) : kind === "Switch" ? 3 + info.names.length : (OWN[kind] ?? 2);
  return kids.reduce((sum, kid) => sum + sizeOf(kid), own);
}

const bit = (local) => 1n << BigInt(local);

/**
 * Which locals are needed (a bit for each) behind each `if` and block of a tree, at each label, and at its beginning, where what comes after it
 * needs `end`, and what it leaves for needs `elsewhere`. Of a loop's label: where it begins again.
 */
export function needs(tree, end = 0n, elsewhere = 0n) {
  const behind = new Map();
  const labels = new Map();
  const through = (kids, after) => kids.reduceRight((bits, kid) => before(kid, bits), after);

  function before({ kind, info, kids, ref }, after) {
    switch (kind) {
      case "If": {
        behind.set(ref, (behind.get(ref) ?? 0n) | after);
        const [condition, ...arms] = kids;
        return before(condition, arms.reduce((bits, arm) => bits | before(arm, after), arms.length < 2 ? after : 0n));
      }
      case "Block":
        behind.set(ref, (behind.get(ref) ?? 0n) | after);
        if (info.name) labels.set(info.name, (labels.get(info.name) ?? 0n) | after);
        return through(kids, after);
      case "Loop":
        for (;;) {
          const known = labels.get(info.name) ?? 0n;
          if (info.name) labels.set(info.name, known);
          const begin = known | before(kids[0], after);
          if (!info.name || begin === known) return begin;
          labels.set(info.name, begin);
        }
      case "Break":
        return through(kids, targets(info).reduce((bits, label) => bits | (labels.get(label) ?? elsewhere), info.condition ? after : 0n));
      case "Switch":
        return through(kids, targets(info).reduce((bits, label) => bits | (labels.get(label) ?? elsewhere), 0n));
      case "Return":
        return through(kids, elsewhere);
      case "Unreachable":
        return 0n;
      case "LocalGet":
        return after | bit(info.index);
      case "LocalSet":
        return through(kids, after & ~bit(info.index));
      default:
        return through(kids, after);
    }
  }

  const begin = before(tree, end);
  return { begin, behind, labels };
}

/** The labels that a jump goes to. */
export const targets = ({ name, names, defaultName }) => (names ? [...new Set([...names, defaultName].filter(Boolean))] : [name]);

/** The locals of a set of bits, in their order. */
export function localsOf(bits) {
  const all = [];
  for (let local = 0; bits !== 0n; local++, bits >>= 1n) if (bits & 1n) all.push(local);
  return all;
}
