// The places of a function that only some runs come to: the arms of an `if`, and what follows an instruction that may leave its block.
import binaryen from "binaryen";
import { treeOf } from "./tree.mjs";

const JUMPS = new Set(["Break", "Switch", "Return"]);
const jumps = (node) => JUMPS.has(node.kind) || node.kids.some(jumps);

/**
 * The places in a tree, always in the same order: of an `if` which arm (`arm`, its number among the children), of a block from which of its
 * children on (`from`).
 */
export function placesIn(node, places = []) {
  const { kind, kids } = node;
  if (kind === "If") for (let arm = 1; arm < kids.length; arm++) places.push({ node, arm });
  if (kind === "Block") for (let from = 1; from < kids.length; from++) if (jumps(kids[from - 1])) places.push({ node, from });
  for (const kid of kids) placesIn(kid, places);
  return places;
}

/** What a place of a function is called among functions. */
export const placeName = (name, place) => `${name}#${place}`;

/** Has a function tell when it is entered, and at each of its places: `tell` gives an instruction, for the number of a place or null. */
export function watchPlaces(module, entered, tell) {
  const begin = tell(null);
  const tree = treeOf(entered.body);
  const places = placesIn(tree);
  const calls = places.map((_, k) => tell(k));
  const followed = (call, node) => module.block(null, [call, node.ref], node.info.type === binaryen.none ? undefined : node.info.type);
  // From behind, so that the places before keep their number.
  for (const [k, { node, arm, from }] of [...places.entries()].reverse()) {
    if (from) binaryen.Block(node.ref).insertChildAt(from, calls[k]);
    else if (arm === 1) binaryen.If(node.ref).ifTrue = followed(calls[k], node.kids[1]);
    else binaryen.If(node.ref).ifFalse = followed(calls[k], node.kids[2]);
  }
  entered.body = followed(begin, tree);
}
