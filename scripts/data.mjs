// Which data of a program its parts need, by what the linker tells (`--emit-relocs`, build.rs): where each datum lies, and which address
// stands in which place. A datum belongs to code that holds an address in it, or in a datum that holds one, and so on.
import { CODE, CONST, DATA, DATA_COUNT, Reader, dataSection, joined, sections, segments } from "./sections.mjs";

// https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md
const SYMBOLS = 8, DATUM = 1, SECTION = 3, UNDEFINED = 0x10, NAMED = 0x40;
// Kinds of places that hold an address in memory; those that hold something else, with a number after them and without.
const SIGNED = 4, ADDRESSES = new Set([3, SIGNED, 5]), NUMBERED = new Set([8, 9]), OTHERS = new Set([0, 1, 2, 6, 7, 10, 13, 20, 26]);

/** The symbols of a program: of a datum where it begins and ends in memory, null for others. */
function symbolsOf(linking, data) {
  const reader = new Reader(linking);
  reader.number();
  for (let kind = reader.byte(); kind !== SYMBOLS; kind = reader.byte()) reader.take(reader.number());
  reader.number();
  return Array.from({ length: reader.number() }, () => {
    const [kind, flags] = [reader.byte(), reader.number()];
    if (kind !== DATUM) {
      reader.number();
      if (kind !== SECTION && (!(flags & UNDEFINED) || flags & NAMED)) reader.text();
      return null;
    }
    reader.text();
    if (flags & UNDEFINED) return null;
    const [segment, offset, size] = [reader.number(), reader.number(), reader.number()];
    const begin = data[segment]?.at + offset;
    return data[segment] && size ? { begin, end: begin + size } : null;
  });
}

/** Places of a section that hold addresses: where in it, of which symbol, and how far from its beginning. */
function addressesOf(relocations) {
  const reader = new Reader(relocations);
  reader.number();
  const all = [];
  for (let left = reader.number(); left > 0; left--) {
    const [kind, offset, symbol] = [reader.byte(), reader.number(), reader.number()];
    if (ADDRESSES.has(kind)) all.push({ kind, offset, symbol, more: reader.signed() });
    else if (NUMBERED.has(kind)) reader.signed();
    else if (!OTHERS.has(kind)) throw new Error(`the linker writes places of kind ${kind}`);
  }
  return all;
}

/** The last of what begins at an address or before; −1 where there is none. */
function before(list, address, begin) {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (begin(list[middle]) <= address) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The data of a program as the linker wrote it. */
export class Data {
  constructor(linked) {
    const all = sections(linked);
    const body = (wanted) => all.find(({ name }) => name === wanted)?.body;
    this.segments = segments(all.find(({ id }) => id === DATA).body);
    if (!body("linking")) throw new Error("the linker tells nothing of its data");
    const symbols = symbolsOf(body("linking"), this.segments);
    this.pieces = [];
    for (const { begin, end } of symbols.filter(Boolean).sort((a, b) => a.begin - b.begin)) {
      const last = this.pieces.at(-1);
      if (last && begin < last.end) last.end = Math.max(last.end, end);
      else this.pieces.push({ begin, end, needs: new Set() });
    }
    // An address before a datum or behind it, from where code counts.
    this.beside = new Map();
    const code = all.find(({ id }) => id === CODE).body;
    for (const { kind, offset, symbol, more } of addressesOf(body("reloc.CODE"))) {
      if (!symbols[symbol]) continue;
      const piece = this.at(symbols[symbol].begin);
      const address = symbols[symbol].begin + more;
      // `neededBy` finds no others.
      if (address < 0 || (kind === SIGNED && code[offset - 1] !== CONST)) throw new Error(`an address that is no i32.const: ${address}`);
      if (address < piece.begin || address > piece.end) this.beside.set(address, [...(this.beside.get(address) ?? []), piece]);
    }
    for (const { offset, symbol } of addressesOf(body("reloc.DATA"))) {
      if (!symbols[symbol]) continue;
      const { at, from } = this.segments[before(this.segments, offset, (segment) => segment.from)];
      this.at(at + offset - from).needs.add(this.at(symbols[symbol].begin));
    }
  }

  /** The piece that an address lies in. */
  at(address) {
    return this.pieces[before(this.pieces, address, ({ begin }) => begin)];
  }

  /** What code needs whose text this is: each number in it may be an address. It is as wasm-bindgen leaves it; an optimiser might put two into one. */
  neededBy(text) {
    const needed = new Set();
    const numbers = new Set([...text.matchAll(/(?:i32\.const |offset=)(\d+)/g)].map(([, digits]) => Number(digits)));
    const open = [...numbers].flatMap((address) => {
      const last = before(this.pieces, address, ({ begin }) => begin);
      // Where one piece ends another may begin.
      const near = this.pieces.slice(Math.max(0, last - 1), last + 1).filter(({ end }) => address <= end);
      return [...near, ...(this.beside.get(address) ?? [])];
    });
    while (open.length > 0) {
      const piece = open.pop();
      if (needed.has(piece)) continue;
      needed.add(piece);
      open.push(...piece.needs);
    }
    return needed;
  }
}

/** A program without some pieces of its data, which are zeros then, and these pieces as data of another, but for those of zeros; what lies side by side stays together. */
export function withoutData(program, pieces) {
  const all = sections(program);
  const own = segments(all.find(({ id }) => id === DATA).body).map(({ at, bytes }) => ({ at, bytes: Buffer.from(bytes) }));
  const taken = [];
  for (const { begin, end } of [...pieces].sort((a, b) => a.begin - b.begin)) {
    const { at, bytes } = own[before(own, begin, (segment) => segment.at)];
    const piece = bytes.subarray(begin - at, end - at);
    if (piece.length !== end - begin) throw new Error("a datum in two places");
    // Memory is zero at first.
    if (piece.every((byte) => byte === 0)) continue;
    const last = taken.at(-1);
    if (last && last.at + last.bytes.length === begin) last.bytes = Buffer.concat([last.bytes, piece]);
    else taken.push({ at: begin, bytes: Buffer.from(piece) });
    piece.fill(0);
  }
  return { program: joined(program, all.map((section) => (section.id === DATA ? dataSection(own) : section))), taken };
}

/** A program without data, with these. */
export function withData(program, list) {
  const all = sections(program).filter(({ id }) => id !== DATA && id !== DATA_COUNT);
  const place = all.findIndex(({ id }) => id === CODE) + 1;
  return joined(program, list.length === 0 ? all : [...all.slice(0, place), dataSection(list), ...all.slice(place)]);
}
