// The sections of a WebAssembly program, and the numbers in them (LEB128).

export const CUSTOM = 0, START = 8, ELEMENTS = 9, CODE = 10, DATA = 11, DATA_COUNT = 12;
/** The instructions around a number that says where something begins. */
export const CONST = 0x41;
const END = 0x0b;

/** Reads bytes one after another. */
export class Reader {
  constructor(bytes, at = 0) {
    Object.assign(this, { bytes, at });
  }

  get isAtEnd() {
    return this.at >= this.bytes.length;
  }

  byte() {
    return this.bytes[this.at++];
  }

  /** A number without a sign. */
  number() {
    for (let value = 0, place = 1; ; place *= 128) {
      const byte = this.byte();
      value += (byte & 0x7f) * place;
      if (byte < 0x80) return value;
    }
  }

  /** A number of 32 bits with a sign. */
  signed() {
    for (let value = 0, shift = 0; ; ) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      shift += 7;
      if (byte < 0x80) return shift < 32 && byte & 0x40 ? value | (-1 << shift) : value;
    }
  }

  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  text() {
    return this.take(this.number()).toString();
  }
}

/** A number without a sign, as bytes. */
export const number = (value) => (value < 128 ? [value] : [(value % 128) | 128, ...number(Math.floor(value / 128))]);

/** One with a sign that is not less than 0. */
const signed = (value) => (value < 64 ? [value] : [(value % 128) | 128, ...signed(Math.floor(value / 128))]);

/** All sections: their number, of those that anybody may add the name, and what is in them. */
export function sections(program) {
  const all = [];
  for (const reader = new Reader(program, 8); !reader.isAtEnd; ) {
    const [id, bytes] = [reader.byte(), reader.take(reader.number())];
    const inside = new Reader(bytes);
    const name = id === CUSTOM ? inside.text() : null;
    all.push({ id, name, body: bytes.subarray(inside.at) });
  }
  return all;
}

/** A program of these sections, with the head of another. */
export function joined(program, list) {
  const parts = list.flatMap(({ id, name, body }) => {
    const head = name === null ? [] : [...number(Buffer.byteLength(name)), ...Buffer.from(name)];
    return [Buffer.from([id, ...number(head.length + body.length), ...head]), body];
  });
  return Buffer.concat([program.subarray(0, 8), ...parts]);
}

/** A program with one section more, that anybody may add. */
export const withSection = (program, name, body) => joined(program, [...sections(program), { id: CUSTOM, name, body }]);

/** Data by where they begin in memory; `from` is where in the section each stands. */
export function segments(body) {
  const reader = new Reader(body);
  return Array.from({ length: reader.number() }, () => {
    if (reader.number() !== 0 || reader.byte() !== CONST) throw new Error("data that have no fixed place");
    const at = reader.signed();
    reader.byte();
    const length = reader.number();
    return { at, from: reader.at, bytes: reader.take(length) };
  });
}

/** The section of such data. */
export function dataSection(list) {
  const parts = list.map(({ at, bytes }) => [Buffer.from([0, CONST, ...signed(at), END, ...number(bytes.length)]), bytes]);
  return { id: DATA, name: null, body: Buffer.concat([Buffer.from(number(list.length)), ...parts.flat()]) };
}
