// A person with a tab: what they do, and what they then expect to see.
import { SolvePage } from "../../tests/browser/solve-page.mjs";
import { lookAt } from "./look.mjs";
import { History, givensOf, isCube, sideOf, squaresOf } from "./sheet.mjs";

/** Something is not as it should be: a fault of the page, or of the soak's idea of it. */
export class Fault extends Error {}

/** How long the page may take to show what was done. */
const PATIENCE = 10_000;

export async function until(read, is, milliseconds = PATIENCE) {
  const end = Date.now() + milliseconds;
  for (;;) {
    const value = await read();
    if (is(value)) return { value, done: true };
    if (Date.now() > end) return { value, done: false };
    await new Promise((later) => setTimeout(later, 20));
  }
}

/** Games of a browser, by the puzzle: what was last on the board while it was played. */
export class Shelf {
  games = new Map();

  keep(sheet) {
    this.games.set(givensOf(sheet), sheet);
  }

  /** It is not known what is kept of a puzzle: something was undone, perhaps to a time before its game was. */
  doubt(sheet) {
    this.games.set(givensOf(sheet), null);
  }

  /** The game that a puzzle is gone on with: undefined where there is none, null where it is not known which. */
  of(puzzle) {
    return this.games.get(givensOf(puzzle));
  }
}

export class Visitor {
  constructor({ page, draw, host, shelf }) {
    this.page = page;
    this.solve = new SolvePage(page);
    this.draw = draw;
    this.host = host;
    this.shelf = shelf;
    this.complaints = [];
    this.history = new History();
    /** The sheet that has to be on the board. */
    this.sheet = "";
    this.playing = false;
    this.room = false;
    this.hasBeenInRoom = false;
    /** Whether the room may be about another puzzle than the page. */
    this.strayed = false;
    /** Whether the page is kept for use without a network. */
    this.isKept = false;
    /** The sheet of the other kind of board, flat or cube. */
    this.aside = null;
    /** Dialogs that are open. */
    this.dialogs = [];
    this.lastKill = -Infinity;
    page.on("console", (message) => {
      const away = this.host.wasAway() && /net::ERR_|Failed to fetch|dynamically imported|Importing a module/.test(message.text());
      if (message.type() === "error" && !away) this.complaints.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => {
      const away = this.host.wasAway() && /Failed to fetch|dynamically imported|Importing a module/.test(String(error));
      if (!away) this.complaints.push(`error: ${error.stack ?? error}`);
    });
    page.on("crash", () => this.complaints.push("the page crashed"));
  }

  /** The workbench, unless another address is given: the start screen has neither tools nor an address. */
  async open(fragment = "#solve") {
    await this.solve.open(`${this.host.address}${fragment}`);
    await this.adopt();
  }

  look() {
    return lookAt(this.page);
  }

  /** Takes the page as it is for what is expected. */
  async adopt() {
    const seen = await this.look();
    this.sheet = this.read(seen);
    this.playing = seen.playing;
    this.room = seen.room !== "";
    this.history.forget();
  }

  /** The sheet that the boards show; all faces of a cube have to agree where they meet. */
  read({ faces }) {
    const length = { 96: 56, 486: 386 }[faces.length] ?? faces.length;
    const squares = Array(length).fill(null);
    squaresOf({ length }).forEach((square, k) => {
      if (squares[square] !== null && squares[square] !== faces[k]) squares[square] = "#";
      else squares[square] = faces[k];
    });
    return squares.join("");
  }

  /** The board has to become this sheet, in a step that can be undone. */
  expect(sheet) {
    if (sheet === this.sheet) return;
    if (this.playing && givensOf(sheet) === givensOf(this.sheet)) this.shelf.keep(sheet);
    if (givensOf(sheet) !== givensOf(this.sheet) && this.shelf.of(sheet) !== undefined) this.history.forget();
    else this.history.push(this.sheet);
    this.sheet = sheet;
  }

  /** Waits for one of these to be true of the page. */
  async sees(is, what, milliseconds = PATIENCE) {
    const { value, done } = await until(() => this.look(), is, milliseconds);
    if (!done) throw new Fault(`${what}, but the page says “${value.message}”, ${value.phase}, dialogs [${value.dialogs}], room “${value.room}”`);
    return value;
  }

  until(read, is, milliseconds) {
    return until(read, is, milliseconds);
  }

  /** Whether what a worker was doing may be lost: one was ended, or the network went, a moment ago. */
  isRough() {
    return Date.now() - this.lastKill < 15_000 || this.host.wasAway(15);
  }

  isOnCube() {
    return isCube(this.sheet);
  }

  /** The page has started again. */
  async isReady() {
    await this.solve.ready();
  }

  /** What undo or redo brings: a sheet, nothing (null), or what is not known (undefined). */
  async back(sheet) {
    const before = this.sheet;
    if (sheet === undefined) await this.adoptSheet();
    else if (sheet !== null) this.sheet = sheet;
    // There was nothing to undo, or marks alone.
    if (sheet === undefined && this.sheet === before) this.history.forget();
    if (!this.playing || givensOf(before) !== givensOf(this.sheet)) this.shelf.doubt(this.sheet);
    return true;
  }

  /** Takes what has come of a game that may be one or another; its puzzle has to be the same. */
  async adoptGame() {
    const before = this.sheet;
    await this.adoptSheet();
    if (givensOf(before) !== givensOf(this.sheet)) throw new Fault(`the puzzle is\n  ${this.sheet}\nand should be that of\n  ${before}`);
    this.history.forget();
  }

  /** Takes whatever sheet is on the board, once it rests. */
  async adoptSheet() {
    await this.page.waitForTimeout(150);
    this.sheet = this.read(await this.look());
  }

  /** The same of a new puzzle, without any typed digit unless a game of it is gone on with. */
  async adoptPuzzle() {
    const before = this.sheet;
    await this.adoptSheet();
    const { sheet } = this;
    if (!this.playing && /[a-y]/.test(sheet) && sheet !== before) throw new Fault(`a new puzzle came with typed digits: ${sheet}`);
    if (sheet === before) return;
    this.sheet = before;
    this.expect(sheet);
  }

  button(name) {
    return this.solve.button(name);
  }

  /** Presses what is there and can be pressed; whether it was. */
  async press(target, options = {}) {
    const button = typeof target === "string" ? this.button(target) : target;
    if (!(await button.isVisible()) || !(await button.isEnabled())) return false;
    // What is pressed may be disabled a moment before: a run ends, a worker is lost.
    const gone = async () => !(await button.isVisible()) || !(await button.isEnabled());
    try {
      await button.click({ timeout: 5000, ...options });
    } catch (error) {
      if (await gone()) return false;
      throw new Fault(`it cannot be pressed: ${String(error)}`);
    }
    return true;
  }

  /** The square of the board at a place, on a cube that of the face in sight. */
  square(row, column) {
    const board = isCube(this.sheet) ? this.page.getByTestId("faces") : this.page.getByTestId("board");
    return board.locator(`[role=gridcell][data-place="${row},${column}"]`).filter({ visible: true }).first();
  }

  /** Shows one face of a cube in place of the cube, whose squares turn away. */
  async flatten() {
    const one = this.page.getByRole("radio", { name: "One face", exact: true });
    if (!(await one.isVisible())) return;
    await one.check({ force: true });
    await this.page.locator(".cube-exhibit[data-flat]").waitFor();
  }

  /** Chooses a square by a click; the number of the square. */
  async choose(row, column) {
    const side = sideOf(this.sheet);
    let face = 0;
    if (isCube(this.sheet)) await this.flatten();
    if (isCube(this.sheet)) face = await this.page.locator(".faces .face").evaluateAll((faces) => faces.findIndex((face) => !face.hidden));
    if (!(await this.press(this.square(row, column)))) return null;
    return squaresOf(this.sheet)[(face * side + row) * side + column];
  }

  /** Any square. */
  chooseAny() {
    const side = sideOf(this.sheet);
    return this.choose(this.draw.below(side), this.draw.below(side));
  }

  async key(key) {
    await this.page.keyboard.press(key);
  }
}
