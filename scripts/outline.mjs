// Puts what a run seldom comes to into functions of its own, so that it can come with a later part of the program (scripts/split.mjs).
import binaryen from "binaryen";
import { Mover } from "./move.mjs";
import { every, functionsOf, read } from "./program.mjs";
import { placeName, placesIn } from "./regions.mjs";
import { needs, treeOf } from "./tree.mjs";

class Outliner {
  constructor(module, table) {
    Object.assign(this, { module, mover: new Mover(module, table) });
  }

  /**
   * Has the rest of a function that is of this rank come in functions of their own, as far as that is worth it. `ranks` tells the rank of places by where
   * they are, and by which name.
   */
  split(name, rank, ranks) {
    const { params, results: result, vars, body } = binaryen.getFunctionInfo(this.module.getFunction(name));
    const types = [...binaryen.expandType(params), ...vars];
    const tree = treeOf(body);
    const context = { ...needs(tree), typeOf: (local) => types[local], result };
    const found = [];
    const seek = (node) => {
      const { kind, kids, ref } = node;
      let end = kids.length;
      const isRare = (k) => ranks.get(ref)?.[k]?.rank > rank;
      for (let k = 1; k < end && (kind === "If" || kind === "Block"); k++) {
        if (!isRare(k)) continue;
        const nodes = kind === "Block" ? kids.slice(k) : kids[k].kind === "Block" && !kids[k].info.name ? kids[k].kids : [kids[k]];
        const plan = this.mover.plan(nodes, context.behind.get(ref), context);
        if (!plan) continue;
        found.push({ node, k, plan, place: ranks.get(ref)[k] });
        if (kind === "Block") end = k;
      }
      const taken = new Set(kind === "If" ? found.filter((region) => region.node === node).map(({ k }) => k) : []);
      kids.forEach((kid, k) => k < end && !taken.has(k) && seek(kid));
    };
    seek(tree);

    for (const { node, k, plan, place } of found) {
      const { main, stands } = this.mover.move(place.name, plan, context);
      const kid = node.kids[k];
      const type = node.kind === "Block" ? node.info.type : kid.info.type;
      if (type === binaryen.unreachable && binaryen.getExpressionType(stands.at(-1)) !== binaryen.unreachable) stands.push(this.module.unreachable());
      const inside = [];
      if (node.kind === "Block") {
        const block = binaryen.Block(node.ref);
        while (block.numChildren > k) block.removeChildAt(k);
        for (const stand of stands) block.appendChild(stand);
        ranks.get(node.ref).forEach((place, from) => from > k && (inside[from - k] = place));
      } else {
        const arm = stands.length === 1 ? stands[0] : this.module.block(null, stands, type);
        if (k === 1) binaryen.If(node.ref).ifTrue = arm;
        else binaryen.If(node.ref).ifFalse = arm;
        if (kid.kind === "Block" && !kid.info.name) (ranks.get(kid.ref) ?? []).forEach((place, from) => (inside[from] = place));
      }
      ranks.set(main, inside);
      this.split(place.name, place.rank, ranks);
    }
  }
}

// Of a table that has no most: as binaryen writes that.
const NO_END = 0xffffffff;

/** Places behind the end of a program's table, for functions. */
class Places {
  constructor(module, name) {
    const { initial } = binaryen.getTableInfo(module.getTable(name));
    Object.assign(this, { module, name, initial, functions: [] });
  }

  place(called) {
    return this.initial + this.functions.push(called) - 1;
  }

  fill() {
    const { module, name, initial, functions } = this;
    if (functions.length === 0) return;
    // All anew, so that they keep their order: public/parts.js and the program's script go by it.
    const tables = every(module.getNumTables(), (k) => module.getTableByIndex(k)).map((table) => ({ ...binaryen.getTableInfo(table), type: binaryen._BinaryenTableGetType(table) }));
    for (const { name } of tables) module.removeTable(name);
    for (const table of tables) {
      const more = table.name === name ? functions.length : 0;
      module.addTable(table.name, table.initial + more, (table.max ?? NO_END - more) + more, table.type);
    }
    module.addActiveElementSegment(name, "outlined", functions, module.i32.const(initial));
  }
}

/**
 * A program of whose functions, as bytes, is taken out what comes in a later part than they do. `called` are names of functions and of their places
 * (scripts/regions.mjs) for each part but the last, each with those of the parts before; a new function is called as its place is. `isLeft` tells
 * which functions are left as they are.
 */
export function outlined(program, called, isLeft) {
  const module = read(program);
  const rank = (name) => called.filter((names) => !names.has(name)).length;
  const places = new Places(module, binaryen.getTableInfo(module.getTableByIndex(0)).name);
  const outliner = new Outliner(module, places);
  for (const { name, base, body } of functionsOf(module)) {
    if (base || rank(name) === called.length || isLeft(name)) continue;
    const ranks = new Map();
    for (const [k, { node, arm, from }] of placesIn(treeOf(body)).entries()) {
      const place = placeName(name, k);
      if (!ranks.has(node.ref)) ranks.set(node.ref, []);
      ranks.get(node.ref)[arm ?? from] = { rank: rank(place), name: place };
    }
    outliner.split(name, rank(name), ranks);
  }
  places.fill();
  binaryen.setDebugInfo(true);
  return Buffer.from(module.emitBinary());
}
