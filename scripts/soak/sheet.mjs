// The soak's own model of what lies on a board: one character a square, as in a link. A digit is a given, a small letter a digit
// that was typed, a dot an empty square.

const SYMBOLS = "123456789ABCDEFGHIJKLMNOP";

/** The digit that a character stands for; 0 for none. */
export const digitOf = (c) => (c === "." ? 0 : /[a-y]/.test(c) ? c.charCodeAt(0) - 96 : SYMBOLS.indexOf(c) + 1);
export const given = (digit) => (digit ? SYMBOLS[digit - 1] : ".");
export const typed = (digit) => (digit ? String.fromCharCode(96 + digit) : ".");
export const isGiven = (c) => /[1-9A-Z]/.test(c);
export const isTyped = (c) => /[a-y]/.test(c);

const map = (s, f) => [...s].map(f).join("");
export const givensOf = (s) => map(s, (c) => (isGiven(c) ? c : "."));
export const locked = (s) => map(s, (c) => given(digitOf(c)));
export const unlocked = (s) => map(s, (c) => typed(digitOf(c)));
export const count = (s, is) => [...s].filter(is).length;
export const put = (s, square, c) => s.slice(0, square) + c + s.slice(square + 1);
/** In how many squares two sheets differ. */
export const differ = (a, b) => (a.length === b.length ? [...a].filter((c, k) => c !== b[k]).length : Infinity);

const CUBES = { 56: 4, 386: 9 };
export const isCube = (s) => s.length in CUBES;
export const sideOf = (s) => CUBES[s.length] ?? Math.sqrt(s.length);

const FACES = "URFDLB";

/** Where in space a square of a face is: the cube has the corners 0 and m, y upwards, z towards who looks at F. */
function point(face, row, column, m) {
  switch (face) {
    case "U": return [column, m, row];
    case "R": return [m, m - row, m - column];
    case "F": return [column, m - row, m];
    case "D": return [column, 0, m - row];
    case "L": return [0, m - row, column];
    default: return [m - column, m - row, 0];
  }
}

const places = new Map();

/** For every place of a board, face by face and row by row, its square. Squares of two faces are one where the faces meet. */
export function squaresOf(s) {
  if (!places.has(s.length)) {
    const side = sideOf(s);
    const rows = [...Array(side).keys()];
    if (!isCube(s)) places.set(s.length, [...Array(side * side).keys()]);
    else {
      const met = new Map();
      const all = [...FACES].flatMap((face) => rows.flatMap((row) => rows.map((column) => String(point(face, row, column, side - 1)))));
      all.forEach((at) => met.has(at) || met.set(at, met.size));
      places.set(s.length, all.map((at) => met.get(at)));
    }
  }
  return places.get(s.length);
}

/** What the squares of a link are, given all places of a cube's six faces. */
export function ofFaces(text) {
  const length = { 96: 56, 486: 386 }[text.length];
  const squares = Array(length).fill(".");
  squaresOf(".".repeat(length)).forEach((square, k) => text[k] !== "." && (squares[square] = text[k]));
  return squares.join("");
}

/** Sheets before and after this one. What came before the oldest of them is not always known: then it may be any. */
export class History {
  constructor() {
    this.forget();
  }

  forget() {
    [this.past, this.future] = [{ sheets: [], isWhole: false }, { sheets: [], isWhole: false }];
  }

  push(sheet) {
    this.past.sheets.push(sheet);
    this.future = { sheets: [], isWhole: true };
  }

  /** The sheet that comes back; null if nothing does, undefined if that is not known. */
  undo(now) {
    return this.go(this.past, this.future, now);
  }

  redo(now) {
    return this.go(this.future, this.past, now);
  }

  go(from, to, now) {
    if (!from.sheets.length && from.isWhole) return null;
    to.sheets.push(now);
    return from.sheets.pop();
  }
}
