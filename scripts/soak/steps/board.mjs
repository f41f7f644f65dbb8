// What is done with the puzzle on the board: typing, pasting, examples, undo, and reloads.
import { digitOf, given, givensOf, isCube, isGiven, put, sideOf, typed } from "../sheet.mjs";
import { BAD_LINKS, RUBBISH, cube, flat, link, list } from "../texts.mjs";
import { Fault } from "../visitor.mjs";

/** The key that types a digit. */
const keyOf = (digit) => given(digit).toLowerCase();

/** The text comes to the board as this sheet; while playing the game of that puzzle is gone on with. */
export async function arrives(v, sheet, { inBox = false } = {}) {
  const game = v.playing ? v.shelf.of(sheet) : undefined;
  const isNew = givensOf(sheet) !== givensOf(v.sheet);
  const begun = sheet !== givensOf(sheet);
  // A game that is whole is begun anew.
  const wanted = isNew && game && !begun && game.includes(".") ? game : sheet;
  const isIt = (now) => v.read(now) === wanted || (game === null && isNew && givensOf(v.read(now)) === givensOf(sheet));
  const done = (now) => isIt(now) || (!inBox && now.dialogs.length > 0);
  const seen = (await v.until(() => v.look(), done, 10_000)).value;
  if (isIt(seen)) {
    v.expect(v.read(seen));
    return true;
  }
  if (!v.isRough()) throw new Fault(`a puzzle was not read, “${seen.message}”: the board is\n  ${v.read(seen)}\nand should be\n  ${wanted}`);
  await v.key("Escape");
  await v.sees((now) => now.dialogs.length === 0, "the box should have closed");
  return true;
}

/** Types a digit into a square; 0 empties it. */
async function write(v, digit) {
  const square = await v.chooseAny();
  if (square === null) return false;
  await v.key(digit === 0 ? v.draw.one(["Delete", "Backspace"]) : keyOf(digit));
  const fixed = isGiven(v.sheet[square]) && (v.playing || isCube(v.sheet));
  if (!fixed && digitOf(v.sheet[square]) !== digit) v.expect(put(v.sheet, square, typed(digit)));
  return true;
}

const inPage = (v) => !v.room;

async function paste(v, { text, sheet }) {
  await v.solve.paste(text);
  return arrives(v, sheet);
}

export const BOARD = {
  type: (v) => inPage(v) && write(v, 1 + v.draw.below(sideOf(v.sheet))),
  erase: (v) => inPage(v) && !v.playing && write(v, 0),

  /** Several digits one after the other, without a look in between. */
  async "type fast"(v) {
    if (!inPage(v) || v.playing) return false;
    for (let k = 2 + v.draw.below(5); k > 0; k -= 1) await write(v, 1 + v.draw.below(sideOf(v.sheet)));
    return true;
  },

  async "wander"(v) {
    if (!inPage(v) || (await v.chooseAny()) === null) return false;
    for (let k = v.draw.below(6); k > 0; k -= 1) await v.key(v.draw.one(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "Control+Home", "Control+End"]));
    return true;
  },

  paste: (v) => inPage(v) && paste(v, flat(v.draw)),
  "paste a cube": (v) => inPage(v) && paste(v, cube(v.draw)),
  "paste a link": (v) => inPage(v) && paste(v, link(v.draw)),

  /** Opens the box with the text in it, which is closed, or mended. */
  async "paste rubbish"(v) {
    if (!inPage(v)) return false;
    const text = v.draw.one(RUBBISH);
    await v.solve.paste(text);
    await v.sees((now) => now.dialogs.includes("paste"), "a text that is no puzzle should be in the box");
    const box = v.page.locator("dialog.paste");
    if (v.draw.chance(0.3)) {
      const { text, sheet } = flat(v.draw);
      await box.locator("textarea").fill(text);
      const use = box.locator("button.main");
      const { done } = await v.until(async () => use.isEnabled(), (enabled) => enabled);
      if (!done && v.isRough()) await v.key("Escape");
      else {
        if (!done) throw new Fault("a puzzle in the box cannot be used");
        await use.click();
        return arrives(v, sheet, { inBox: true });
      }
    } else if (v.draw.chance(0.5)) await box.getByRole("button", { name: "Cancel" }).click();
    else await v.key("Escape");
    await v.sees((now) => now.dialogs.length === 0, "the box should have closed");
    return true;
  },

  async "paste a bad link"(v) {
    if (!inPage(v)) return false;
    await v.solve.paste(v.draw.one(BAD_LINKS));
    await v.sees((now) => now.message !== "", "a bad link should be named");
    return true;
  },

  /** Many puzzles, of which one is picked from the list, or none. */
  async "paste a list"(v) {
    if (!inPage(v)) return false;
    const { text, all } = list(v.draw);
    await v.solve.paste(text);
    const entries = v.page.getByTestId("list").locator("button.entry");
    const { done } = await v.until(async () => entries.count(), (count) => count > 0);
    if (!done) {
      if (!v.isRough()) throw new Fault("a list of puzzles is not shown");
      await v.key("Escape");
      return true;
    }
    if (v.draw.chance(0.3)) {
      await v.key("Escape");
      return true;
    }
    const at = v.draw.below(await entries.count());
    await entries.nth(at).click();
    // The same puzzle twice is in the list once.
    const seen = await v.sees((now) => now.dialogs.length === 0 && (v.playing || all.includes(v.read(now))) || v.isRough(), "one of the list should be on the board");
    if (seen.dialogs.length) await v.key("Escape");
    v.history.forget();
    await v.adoptSheet();
    return true;
  },

  /** Through the box, typed or as a file. */
  async "use the box"(v) {
    if (!inPage(v) || !(await v.press("Paste"))) return false;
    const { text, sheet } = flat(v.draw);
    const box = v.page.locator("dialog.paste");
    if (v.draw.chance(0.4)) {
      await v.page.getByTestId("files").setInputFiles({ name: "puzzle.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
      return arrives(v, sheet, { inBox: true });
    }
    await box.locator("textarea").fill(text);
    const use = box.locator("button.main");
    const { done } = await v.until(async () => use.isEnabled(), (enabled) => enabled);
    if (!done) {
      if (!v.isRough()) throw new Fault("a puzzle in the box cannot be used");
      await v.key("Escape");
      return true;
    }
    await use.click();
    return arrives(v, sheet, { inBox: true });
  },

  /** An address is typed over the one that is there. */
  async "type an address"(v) {
    const { text, sheet } = link(v.draw);
    await v.page.evaluate((hash) => (location.hash = hash), text);
    v.room = false;
    return arrives(v, sheet);
  },

  async example(v) {
    if (!inPage(v)) return false;
    const menu = v.page.locator("select.examples");
    const values = (await menu.locator("option").evaluateAll((all) => all.map((e) => e.value))).filter(Boolean);
    await menu.selectOption(v.draw.one(values));
    await v.adoptPuzzle();
    return true;
  },

  async size(v) {
    if (!inPage(v)) return false;
    const menu = v.page.locator(".toolbar > select").first();
    const values = await menu.locator("option").evaluateAll((all) => all.map((e) => e.value));
    await menu.selectOption(v.draw.one(values.filter((value) => !/25|16/.test(value) || v.draw.chance(0.2))));
    await v.adoptPuzzle();
    return true;
  },

  async clear(v) {
    if (!inPage(v) || !(await v.press("Empty board"))) return false;
    v.expect(".".repeat(v.sheet.length));
    return true;
  },

  /** A new one is made, or given up while it is made. */
  async "new puzzle"(v) {
    if (!inPage(v) || !(await v.press(v.page.getByTestId("new")))) return false;
    await v.page.locator("#new-size").selectOption(v.draw.one(["4", "6", "9"]));
    await v.page.getByTestId("make").click();
    if (v.draw.chance(0.2)) await v.key("Escape");
    await v.sees((now) => now.dialogs.length === 0 || v.isRough(), "a puzzle should have been made", 40_000);
    if ((await v.look()).dialogs.length) await v.key("Escape");
    await v.adoptPuzzle();
    return true;
  },

  async undo(v) {
    if (!inPage(v) || (await v.chooseAny()) === null) return false;
    await v.key("Control+z");
    return v.back(v.history.undo(v.sheet));
  },

  async redo(v) {
    if (!inPage(v) || (await v.chooseAny()) === null) return false;
    await v.key(v.draw.one(["Control+y", "Control+Shift+z"]));
    return v.back(v.history.redo(v.sheet));
  },

  /** The page is loaded anew, at once: whatever was done a moment ago is there again. */
  async reload(v) {
    if (!v.host.isUp && !v.isKept) return false;
    // Let the address of a room be written.
    if (v.room) {
      const { done } = await v.until(() => v.page.url(), (url) => url.includes("view="), 5000);
      if (!done) throw new Fault("the address does not name the room");
    } else if (v.draw.chance(0.5)) await v.page.waitForTimeout(400);
    const before = v.playing ? (await v.look()).marks : null;
    await v.page.reload();
    await v.isReady();
    v.history.forget();
    if (v.playing && v.shelf.of(v.sheet) === null) await v.adoptGame();
    // What is open in a room is then on the board as well.
    if (v.room && v.strayed) await v.adoptSheet();
    v.strayed = false;
    v.hasBeenInRoom = v.room;
    if (before === null) return true;
    // A puzzle that was not begun, or has no givens, is no game: it comes back in Solve.
    const isGame = /[1-9A-Z]/.test(v.sheet) && (/[a-y]/.test(v.sheet) || /[^/ ]/.test(before));
    if (!isGame) v.playing = (await v.look()).playing;
    else await v.sees((now) => now.marks === before, "the marks should be there again");
    return true;
  },

  async resize(v) {
    const size = v.draw.one([[1280, 800], [390, 844], [640, 400], [1920, 1080], [320, 640]]);
    await v.page.setViewportSize({ width: size[0], height: size[1] });
    return true;
  },

  /** What opens and closes again, and changes nothing. */
  async dialogs(v) {
    if (!inPage(v)) return false;
    const name = v.draw.one(["Help", "Settings", "Share"]);
    if (!(await v.press(name))) return false;
    await v.sees((now) => now.dialogs.length > 0, `${name} should open`);
    await v.key("Escape");
    await v.sees((now) => now.dialogs.length === 0, `${name} should close`);
    return true;
  },

  "copy the link": (v) => inPage(v) && v.press("Copy link"),
};
