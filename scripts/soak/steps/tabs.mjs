// Two tabs of one browser with one game: neither changes the other's board, and what either wrote is kept.
import { count, givensOf, isTyped } from "../sheet.mjs";
import { Fault } from "../visitor.mjs";

/** The digits filled in, of every game in the list. */
async function listed(v) {
  if (!(await v.press(v.page.getByTestId("saved-games")))) return null;
  await v.sees((now) => now.dialogs.length > 0, "My puzzles should open");
  const texts = await v.page.getByTestId("saved-games-dialog").getByRole("listitem").allInnerTexts();
  await v.key("Escape");
  await v.sees((now) => now.dialogs.length === 0, "My puzzles should close");
  return texts.map((text) => (/Solved/i.test(text) ? Infinity : Number(text.match(/(\d+) of \d+/)?.[1] ?? -1)));
}

/** This tab has a game that was kept: it goes on with it, whoever wrote it. */
function shared(v) {
  v.isDirty = false;
  for (const tab of v.tabs) if (tab.sheet === v.sheet) tab.isDirty = false;
}

export const TABS = {
  /** What this tab and the other one wrote since they were opened is in the list. */
  async "look into the list"(v) {
    if (!v.playing) return false;
    await v.page.waitForTimeout(300);
    const filled = await listed(v);
    if (!filled) return false;
    for (const tab of v.tabs.filter((tab) => tab.isDirty && tab.playing)) {
      const wanted = count(tab.sheet, isTyped);
      const whole = !tab.sheet.includes(".");
      if (wanted > 0 && !whole && !filled.includes(wanted)) throw new Fault(`a game with ${wanted} digits is not among those with ${filled}`);
    }
    return true;
  },

  /** One of the two games is chosen, where the page asks. */
  async "choose a game"(v) {
    const choice = v.draw.one(["Keep this tab’s game", "Take the other tab’s game"]);
    if (!v.playing || !(await v.press(choice))) return false;
    if (choice.startsWith("Keep")) return true;
    await v.page.waitForTimeout(100);
    const before = v.sheet;
    await v.adoptSheet();
    if (givensOf(before) !== givensOf(v.sheet)) throw new Fault(`the other tab’s game is of another puzzle: ${v.sheet}`);
    v.history.forget();
    shared(v);
    return true;
  },

  /** The tab is loaded anew: it has its own game, or that of the other. */
  async "reload the tab"(v) {
    const before = v.sheet;
    await v.page.waitForTimeout(v.draw.one([0, 0, 400]));
    await v.page.reload();
    await v.isReady();
    await v.page.waitForTimeout(100);
    const wasPlaying = v.playing;
    await v.adopt();
    if (givensOf(v.sheet) !== givensOf(before)) throw new Fault(`after a reload the puzzle is\n  ${v.sheet}\nand was\n  ${before}`);
    const others = v.tabs.map((tab) => tab.sheet);
    if (v.sheet !== before && !others.includes(v.sheet) && !v.seen.has(v.sheet)) throw new Fault(`after a reload the game is\n  ${v.sheet}\nand was\n  ${before}`);
    if (wasPlaying && !v.playing && count(before, isTyped) > 0) throw new Fault("a game is no more played after a reload");
    shared(v);
    return true;
  },
};
