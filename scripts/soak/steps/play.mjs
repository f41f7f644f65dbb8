// What a player does.
import { count, digitOf, differ, givensOf, isGiven, isTyped, locked, put, sideOf, typed, unlocked } from "../sheet.mjs";
import { Fault } from "../visitor.mjs";

const playing = (v) => v.playing && !v.room;

/** Something that touches marks, also such as are not seen: what can be undone is not known after it. */
function unseen(v) {
  v.history.forget();
  v.shelf.keep(v.sheet);
  return true;
}

async function mark(v, keys) {
  if (!playing(v) || sideOf(v.sheet) > 9 || (await v.chooseAny()) === null) return false;
  for (let k = v.draw.below(3); k > 0; k -= 1) await v.key(v.draw.one(["Control+ArrowRight", "Control+ArrowDown"]));
  await v.key(`${v.draw.one(keys)}+Digit${1 + v.draw.below(Math.min(9, sideOf(v.sheet)))}`);
  return unseen(v);
}

export const PLAY = {
  async play(v) {
    if (v.playing || !(await v.press("Play"))) return false;
    const game = v.shelf.of(v.sheet);
    const hasGivens = count(v.sheet, isGiven) > 0;
    [v.playing, v.room] = [true, false];
    v.history.forget();
    // A puzzle that was not begun here is gone on with as it was left, unless that is solved.
    if (game === null) await v.adoptGame();
    else if (hasGivens && v.sheet === givensOf(v.sheet) && game?.includes(".")) v.sheet = game;
    return true;
  },

  async solve(v) {
    const cube = v.isOnCube();
    if (!(await v.press(cube ? "SudoKube" : "Solve"))) return false;
    [v.playing, v.room] = [false, false];
    return true;
  },

  /** A digit, by the keyboard or the pad. */
  async digit(v) {
    if (!playing(v)) return false;
    await v.page.getByRole("radio", { name: "Digit", exact: true }).check({ force: true });
    const digit = 1 + v.draw.below(sideOf(v.sheet));
    const square = await v.chooseAny();
    if (square === null) return false;
    if (sideOf(v.sheet) <= 9 && v.draw.chance(0.6)) await v.key(String(digit));
    else await v.press(v.page.locator(".keys-of-pad .key").nth(digit - 1));
    if (!isGiven(v.sheet[square]) && digitOf(v.sheet[square]) !== digit) v.expect(put(v.sheet, square, typed(digit)));
    return true;
  },

  corner: (v) => mark(v, ["Shift"]),
  centre: (v) => mark(v, ["Control"]),

  async colour(v) {
    if (!playing(v)) return false;
    await v.page.getByRole("radio", { name: "Colour", exact: true }).check({ force: true });
    if ((await v.chooseAny()) === null) return false;
    await v.press(v.page.locator(".key.colour").nth(v.draw.below(8)));
    await v.page.getByRole("radio", { name: "Digit", exact: true }).check({ force: true });
    return unseen(v);
  },

  /** A digit goes first, then the marks under it. */
  async rub(v) {
    if (!playing(v)) return false;
    const square = await v.chooseAny();
    if (square === null) return false;
    await v.key(v.draw.one(["Delete", "Backspace"]));
    if (isTyped(v.sheet[square])) v.expect(put(v.sheet, square, "."));
    else unseen(v);
    return true;
  },

  async candidates(v) {
    return playing(v) && (await v.press(v.page.getByTestId("candidates"))) && unseen(v);
  },

  async "clear marks"(v) {
    return playing(v) && (await v.press(v.page.getByTestId("clear-marks"))) && unseen(v);
  },

  /** A hint puts one digit down, or takes wrong ones away; givens stay. */
  async hint(v) {
    if (!playing(v)) return false;
    const before = v.sheet;
    for (let k = 1 + v.draw.below(5); k > 0; k -= 1) {
      if (!(await v.press(v.page.getByTestId("hint")))) break;
      await v.page.waitForTimeout(50);
    }
    await v.page.waitForTimeout(300);
    const now = v.read(await v.look());
    const fewer = [...now].every((c, k) => c === before[k] || c === ".");
    if (givensOf(now) !== givensOf(before) || (differ(now, before) > 1 && !fewer)) throw new Fault(`a hint has made\n  ${now}\nof\n  ${before}`);
    v.sheet = now;
    return unseen(v);
  },

  check: (v) => playing(v) && v.press(v.page.getByTestId("check-typed")),

  async lock(v) {
    if (!playing(v) || !(await v.press(v.page.getByTestId("lock")))) return false;
    v.sheet = locked(v.sheet);
    return unseen(v);
  },

  async unlock(v) {
    if (!playing(v) || !(await v.press(v.page.getByTestId("unlock")))) return false;
    v.sheet = unlocked(v.sheet);
    return unseen(v);
  },

  async restart(v) {
    if (!playing(v) || !(await v.press(v.page.getByTestId("restart")))) return false;
    v.sheet = givensOf(v.sheet);
    return unseen(v);
  },

  /** Remembers the board under a name, or goes back to it. */
  async checkpoint(v) {
    if (!playing(v)) return false;
    const fold = v.page.getByTestId("checkpoints");
    const name = v.page.getByLabel("Checkpoint name");
    if (!(await name.isVisible())) await v.press(fold.locator("summary"));
    const key = givensOf(v.sheet);
    if (v.checkpoint?.key === key && v.draw.chance(0.5)) {
      if (!(await v.press("Back to soak"))) return false;
      v.sheet = v.checkpoint.sheet;
      return unseen(v);
    }
    await name.fill("soak");
    if (!(await v.press("Save checkpoint"))) return false;
    v.checkpoint = { key, sheet: v.sheet };
    return true;
  },

  pause: (v) => playing(v) && v.press(v.page.getByTestId("pause")),

  async aid(v) {
    if (!playing(v)) return false;
    const box = v.page.getByLabel(v.draw.one(["Mark repeated digits", "Show the time"]));
    if (!(await box.isVisible())) return false;
    await box.click();
    return true;
  },

  /** One of the saved games is gone on with. */
  async "my puzzles"(v) {
    if (!playing(v)) return false;
    if (!(await v.press(v.page.getByTestId("saved-games")))) return false;
    await v.sees((now) => now.dialogs.length > 0, "My puzzles should open");
    const all = v.page.getByTestId("saved-games-dialog").getByRole("button", { name: /^Continue/ });
    const games = await all.count();
    // No game that was kept is gone.
    const kept = [...v.shelf.games.values()].filter((sheet) => sheet && count(sheet, isGiven) > 0 && count(sheet, isTyped) > 0).length;
    if (games < kept) throw new Fault(`${games} games are in the list, and ${kept} were begun`);
    if (!games || v.draw.chance(0.3)) {
      await v.key("Escape");
      return true;
    }
    await all.nth(v.draw.below(games)).click();
    await v.sees((now) => now.dialogs.length === 0, "My puzzles should close");
    v.history.forget();
    await v.page.waitForTimeout(100);
    const now = v.read(await v.look());
    const wanted = v.shelf.of(now);
    if (wanted && wanted !== now && v.shelf.isAlone) throw new Fault(`the game\n  ${wanted}\ncame back as\n  ${now}`);
    v.sheet = now;
    return true;
  },
};
