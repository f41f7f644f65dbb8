// What is done with a cube beside what is done with any board.
import { isCube } from "../sheet.mjs";

/** Until the cube has turned: the face beside it is another one then. */
async function rests(v) {
  await v.page.waitForTimeout(600);
  return true;
}

export const CUBE = {
  /** The other kind of board, with the puzzle it had. */
  async "other board"(v) {
    const wasCube = isCube(v.sheet);
    if (!(await v.press(wasCube ? "Solve" : "SudoKube"))) return false;
    [v.playing, v.room] = [false, false];
    const left = v.sheet;
    const seen = await v.sees((now) => isCube(v.read(now)) !== wasCube && now.faces.length > 0, "the other board should come");
    v.expect(v.aside && isCube(v.aside) !== wasCube ? v.aside : v.read(seen));
    v.aside = left;
    return true;
  },

  async turn(v) {
    if (v.room || !isCube(v.sheet)) return false;
    const face = v.draw.one([..."URFDLB"]);
    return (await v.press(v.page.getByTestId(`turn-${face}`).locator(".tag"))) && rests(v);
  },

  async "turn by keys"(v) {
    if (v.room || !isCube(v.sheet) || (await v.chooseAny()) === null) return false;
    for (let k = 1 + v.draw.below(3); k > 0; k -= 1) await v.key(v.draw.one(["Shift+ArrowLeft", "Shift+ArrowRight", "Shift+ArrowUp", "Shift+ArrowDown"]));
    return rests(v);
  },
};
