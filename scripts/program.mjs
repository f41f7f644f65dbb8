// A program as binaryen reads it.
import binaryen from "binaryen";
import { CUSTOM, joined, sections } from "./sections.mjs";

// What every browser of these years has; more than that must not slip in.
const { MutableGlobals, NontrappingFPToInt, BulkMemory, BulkMemoryOpt, SignExt, SIMD128, ReferenceTypes, Multivalue } = binaryen.Features;
const FEATURES = MutableGlobals | NontrappingFPToInt | BulkMemory | BulkMemoryOpt | SignExt | SIMD128 | ReferenceTypes | Multivalue;

// What the linker tells of the program that it wrote does not hold of this one.
const isTold = ({ id, name }) => id === CUSTOM && /^(linking|reloc\.)/.test(name);

/** Reads a program; what the linker tells of it is left out. */
export function read(program) {
  const module = binaryen.readBinary(joined(program, sections(program).filter((section) => !isTold(section))));
  module.setFeatures(FEATURES);
  return module;
}

/** A list of so many. */
export const every = (count, at) => Array.from({ length: count }, (_, k) => at(k));
/** What binaryen tells of all functions; `base` is the name of one that is imported. */
export const functionsOf = (module) => every(module.getNumFunctions(), (k) => binaryen.getFunctionInfo(module.getFunctionByIndex(k)));
