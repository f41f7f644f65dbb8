// Instructions of a function become a function of their own, which is called through the table: locals that they need are handed over,
// those that are needed afterwards come back as the result and in globals, and so does by which of its ends it left.
import binaryen from "binaryen";
import { localsOf, needs, sizeOf, targets, walk } from "./tree.mjs";

// Bytes that have to be won; a call takes some. How many parameters a function has at most (public/parts.js).
const WORTH = 12, MOST = 50, CALL = 6, PARAMETER = 2, RESULT = 5, EXIT = 6;

// Values that a call can bring back, and how each begins.
const ZERO = new Map([
  [binaryen.i32, (module) => module.i32.const(0)], [binaryen.i64, (module) => module.i64.const(0n)],
  [binaryen.f32, (module) => module.f32.const(0)], [binaryen.f64, (module) => module.f64.const(0)],
]);
const CARRIED = new Set(ZERO.keys());
const { none, unreachable, i32 } = binaryen;

/** The program's globals for what does not fit into a result: for each type as many as are asked for. */
class Carriers {
  constructor(module) {
    Object.assign(this, { module, known: new Set() });
  }

  name(type, k) {
    const name = `carried${[...CARRIED].indexOf(type)}-${k}`;
    if (!this.known.has(name)) this.module.addGlobal(name, type, true, ZERO.get(type)(this.module));
    this.known.add(name);
    return name;
  }

  set(type, k, value) {
    return this.module.global.set(this.name(type, k), value);
  }

  get(type, k) {
    return this.module.global.get(this.name(type, k), type);
  }
}

/** How a list of instructions ends: it goes on behind them (`jump` null), or by its last one, which stays where it is with another value. */
function endOf(nodes) {
  const last = nodes.at(-1);
  const isJump = ["Unreachable", "Return"].includes(last.kind) || (last.kind === "Break" && !last.info.condition);
  if (!isJump) return { jump: null, inside: nodes, value: [none, unreachable].includes(last.info.type) ? null : last.info.type };
  const value = last.kids[0];
  return { jump: last, inside: value ? [...nodes.slice(0, -1), value] : nodes.slice(0, -1), value: value ? value.info.type : null };
}

/** The jumps out of a list of instructions, each with what it is in. */
function exitsOf(nodes) {
  const own = new Set();
  const all = nodes.flatMap((node) => [...walk(node)]);
  for (const [{ kind, info }] of all) if ((kind === "Block" || kind === "Loop") && info.name) own.add(info.name);
  return all.filter(([{ kind, info }]) => kind === "Return" || ((kind === "Break" || kind === "Switch") && targets(info).some((label) => !own.has(label))))
    .map(([node, parent]) => ({ node, parent, out: node.kind === "Return" ? [null] : targets(node.info).filter((label) => !own.has(label)) }));
}

/** Whether a jump stands where another instruction can: in the list itself (`parent` null), a block, an arm or a loop. */
const canReplace = ({ node, parent }) => parent === null || ["Block", "Loop"].includes(parent.kind) || (parent.kind === "If" && node.ref !== parent.info.condition);

/** Puts an instruction where another is. */
function replace(node, parent, ref) {
  if (parent.kind === "Block") binaryen.Block(parent.ref).setChildAt(binaryen.Block(parent.ref).children.indexOf(node.ref), ref);
  else if (parent.kind === "Loop") binaryen.Loop(parent.ref).body = ref;
  else if (parent.info.ifTrue === node.ref) binaryen.If(parent.ref).ifTrue = ref;
  else if (parent.info.ifFalse === node.ref) binaryen.If(parent.ref).ifFalse = ref;
  else throw new Error("a jump where none can stand");
}

/** Moves instructions of a module's functions; `table` gives places in the table. */
export class Mover {
  constructor(module, table) {
    Object.assign(this, { module, table, carriers: new Carriers(module), labels: 0 });
  }

  /** What a list of instructions of a function becomes there, and the function that they are in then; null where they cannot be one. */
  plan(nodes, after, { labels, typeOf, result }) {
    const { jump, inside, value } = endOf(nodes);
    if (inside.length === 0 || (value !== null && !CARRIED.has(value))) return null;
    const goesOn = jump === null && inside.at(-1).info.type !== unreachable;
    const exits = exitsOf(inside);
    if (!exits.every((exit) => canReplace(exit) && (exit.node.kind === "Return" || !exit.node.info.value))) return null;
    // Where all leave as the last one does, nobody has to be told which did.
    const last = jump?.kind === "Break" && !jump.info.value ? jump.info.name : jump?.kind === "Return" && !jump.info.value ? null : undefined;
    const isReturned = jump?.kind === "Return" && value !== null;
    const ends = [...new Set(exits.flatMap(({ out }) => out))].filter((label) => label !== last && !(isReturned && label === null));
    if (value !== null && (ends.length > 0 || (exits.length > 0 && !isReturned))) return null;
    if (ends.includes(null) && result !== none && !CARRIED.has(result)) return null;
    const bits = (label) => (label === null ? 0n : (labels.get(label) ?? 0n));
    const needed = [...ends.map(bits), goesOn || (value !== null && jump === null) ? after : 0n, jump?.kind === "Break" ? bits(jump.info.name) : 0n].reduce((all, more) => all | more, 0n);
    let written = 0n;
    let touched = 0n;
    for (const [{ kind, info }] of inside.flatMap((node) => [...walk(node)])) {
      if (kind === "LocalSet") written |= 1n << BigInt(info.index);
      if (kind === "LocalSet" || kind === "LocalGet") touched |= 1n << BigInt(info.index);
    }
    const back = localsOf(written & needed);
    if (value !== null && back.length > 0) return null;
    const list = { kind: "Block", info: {}, kids: inside };
    const into = localsOf(needs(list, written & needed, written & needed).begin & touched);
    if (![...into, ...back].every((local) => CARRIED.has(typeOf(local)))) return null;
    const size = inside.reduce((sum, node) => sum + sizeOf(node), 0);
    const won = size - CALL - PARAMETER * into.length - RESULT * back.length - EXIT * ends.length;
    return won < WORTH || into.length > MOST ? null : { jump, inside, value, goesOn, exits, ends, last, back, into, touched };
  }

  /** Puts them into a function. The instructions that stand for them. */
  move(name, plan, { typeOf, result }) {
    const { module, carriers } = this;
    const { jump, inside, value, goesOn, exits, ends, last, back, into, touched } = plan;
    const own = new Map([...into, ...localsOf(touched).filter((local) => !into.includes(local))].map((local, k) => [local, k]));
    for (const [{ kind, ref, info }] of inside.flatMap((node) => [...walk(node)])) {
      if (kind === "LocalGet") binaryen.LocalGet(ref).index = own.get(info.index);
      if (kind === "LocalSet") binaryen.LocalSet(ref).index = own.get(info.index);
    }

    // Which end it came to, and what it returned there, is kept in locals: what is moved out of it in turn has ends of its own.
    const tells = ends.length > (goesOn || jump !== null ? 0 : 1);
    const code = own.size;
    const returned = code + 1;
    const hasAnswer = ends.includes(null) && result !== none;
    const first = back[0];
    const results = value ?? (first !== undefined ? typeOf(first) : none);
    const places = new Map();
    const counts = new Map();
    for (const local of back.slice(1)) {
      const type = typeOf(local);
      places.set(local, counts.get(type) ?? 1);
      counts.set(type, places.get(local) + 1);
    }

    const end = `#end${this.labels++}`;
    const leave = (label, answer) => {
      if (value !== null) return module.br(end, undefined, answer);
      const told = answer ? [module.local.set(returned, answer)] : [];
      // It is 0 where it goes on, and where all leave as the last one does.
      if (tells && label !== last) told.push(module.local.set(code, module.i32.const(1 + ends.indexOf(label))));
      return module.block(null, [...told, module.br(end)], unreachable);
    };
    const main = module.block(end, inside.map(({ ref }) => ref), value ?? none);
    const put = ({ node, parent }, ref) => replace(node, parent ?? { kind: "Block", ref: main }, ref);
    for (const exit of exits) {
      const { node, out } = exit;
      if (node.kind === "Return") {
        put(exit, leave(null, node.info.value));
      } else if (node.kind === "Break") {
        const gone = leave(node.info.name);
        put(exit, node.info.condition ? module.if(node.info.condition, gone) : gone);
      } else {
        let inner = node.ref;
        for (const label of out) {
          const here = `#out${this.labels++}`;
          const jumps = binaryen.Switch(node.ref);
          node.info.names.forEach((to, k) => to === label && jumps.setNameAt(k, here));
          if (node.info.defaultName === label) jumps.defaultName = here;
          inner = module.block(null, [module.block(here, [inner], none), leave(label)], unreachable);
        }
        put(exit, inner);
      }
    }
    // Now that something leaves by way of its end.
    binaryen.Expression(main).finalize();
    const body = [main];
    if (value === null) {
      if (tells) body.push(carriers.set(i32, 0, module.local.get(code, i32)));
      if (hasAnswer) body.push(carriers.set(result, "returned", module.local.get(returned, result)));
      for (const [local, k] of places) body.push(carriers.set(typeOf(local), k, module.local.get(own.get(local), typeOf(local))));
      if (first !== undefined) body.push(module.local.get(own.get(first), typeOf(first)));
    }
    const types = [...[...own.keys()].map(typeOf), ...(tells ? [i32] : []), ...(hasAnswer ? [result] : [])];
    const params = binaryen.createType(types.slice(0, into.length));
    module.addFunction(name, params, results, types.slice(into.length), body.length === 1 && value !== null ? main : module.block(null, body, results));
    const place = this.table.place(name);
    const call = module.call_indirect(this.table.name, module.i32.const(place), into.map((local) => module.local.get(local, typeOf(local))), params, results);

    const stands = value !== null ? [] : [first === undefined ? call : module.local.set(first, call)];
    for (const [local, k] of places) stands.push(module.local.set(local, carriers.get(typeOf(local), k)));
    const isEnd = (k) => (ends.length === 1 ? carriers.get(i32, 0) : module.i32.eq(carriers.get(i32, 0), module.i32.const(1 + k)));
    for (const [k, label] of ends.entries()) {
      const isLast = k === ends.length - 1 && !goesOn && jump === null;
      if (label !== null) stands.push(isLast ? module.br(label) : module.br(label, isEnd(k)));
      else if (isLast) stands.push(module.return(result === none ? undefined : carriers.get(result, "returned")));
      else stands.push(module.if(isEnd(k), module.return(result === none ? undefined : carriers.get(result, "returned"))));
    }
    if (jump?.kind === "Return") stands.push(module.return(value === null ? undefined : call));
    else if (jump?.kind === "Break") stands.push(module.br(jump.info.name, undefined, value === null ? undefined : call));
    else if (jump?.kind === "Unreachable" || (jump === null && !goesOn && ends.length === 0 && value === null)) stands.push(module.unreachable());
    else if (value !== null) stands.push(call);
    return { main, stands };
  }
}
