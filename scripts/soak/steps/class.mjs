// What a teacher does: the Lab, races, studies and lessons, by keys and by buttons. The page's own puzzle stays as it is.

const KEYS = {
  lab: [".", ".", ",", "]", "]", "[", "Home", "End", "Enter", "<", ">", "i", "c", "d", "l", "z", "Z", "a", "o", "m", "M", "n", "x", "v"],
  race: ["Enter", "Enter", "x", "+", "-", "g", "G", "n", "<", ">", "e", "E", "o", "m"],
  study: ["Enter", "x", "g", "G", "n", "m"],
  lessons: ["4", "+", "k"],
  lesson: ["1", "2", "3", "Enter", "Enter", "x", "+", "-", "0"],
};

/** Fields take keys for themselves; out of them first. */
async function press(v, key) {
  await v.key("Escape");
  await v.key(key);
}

/** A view is there, whole. */
const inView = (v, view) => v.sees((now) => (view ? now.room === view : now.room !== "" && now.room !== "coming"), `the room should show ${view ?? "a view"}`, 30_000);

async function enter(v, name) {
  // It is kept when it is first used.
  if (!v.host.isUp && !(v.isKept && v.hasBeenInRoom)) return false;
  if (!(await v.press(v.page.getByRole("navigation", { name: "Views" }).getByRole("button", { name, exact: true })))) return false;
  [v.room, v.playing, v.hasBeenInRoom] = [true, false, true];
  await inView(v);
  return true;
}

/** The Lab shows its run, where it has one. */
const rests = (v) => v.sees((now) => now.room !== "lab" || /\S/.test(now.text), "the Lab should show a run");

export const CLASS = {
  lab: (v) => enter(v, "Lab"),
  lessons: (v) => enter(v, "Lessons"),

  /** One to three keys of the view that is open. */
  async keys(v) {
    if (!v.room) return false;
    const { room } = await v.look();
    const keys = KEYS[room] ?? (/^lesson-/.test(room) ? KEYS.lesson : null);
    if (!keys) return false;
    for (let k = 1 + v.draw.below(3); k > 0; k -= 1) await press(v, v.draw.one(keys));
    // Published figures and lessons have puzzles of their own.
    if (!["lab", "race"].includes(room)) v.strayed = true;
    await v.page.waitForTimeout(v.draw.below(300));
    await inView(v);
    return true;
  },

  async "another view"(v) {
    if (!v.room) return false;
    const { room } = await v.look();
    if (!["lab", "race", "study"].includes(room)) return false;
    const [key, view] = v.draw.one([["1", "lab"], ["2", "race"], ["3", "study"]]);
    await press(v, key);
    await inView(v, view);
    return rests(v);
  },

  /** A small race that runs to its end, which the table says. */
  async race(v) {
    if (!v.room) return false;
    const go = v.page.getByTestId("race-go");
    if (!(await go.count()) || (await go.textContent()) !== "Start") return false;
    await v.page.getByTestId("race-pace").selectOption({ label: "Full speed" });
    if (!(await v.press(go))) return false;
    await v.page.waitForTimeout(500 + v.draw.below(1500));
    return true;
  },

  async study(v) {
    if (!v.room) return false;
    const go = v.page.getByTestId("study-go");
    if (!(await go.count()) || !(await v.press(go))) return false;
    await v.page.waitForTimeout(300 + v.draw.below(1200));
    return true;
  },

  /** The run goes to a generation. */
  async scrub(v) {
    const slider = v.page.getByTestId("scrubber");
    if (!v.room || !(await slider.isVisible()) || !(await slider.isEnabled())) return false;
    const most = Number(await slider.getAttribute("max"));
    await slider.fill(String(v.draw.below(most + 1)));
    return true;
  },

  async projector(v) {
    if (!v.room) return false;
    await press(v, "p");
    await inView(v);
    await press(v, "p");
    return true;
  },

  async "share view"(v) {
    if (!v.room) return false;
    const open = v.page.getByTestId("open-follow");
    if (!(await open.count()) || !(await v.press(open))) return false;
    await v.sees((now) => now.dialogs.length > 0, "the share view should open");
    await v.key("Escape");
    await v.sees((now) => now.dialogs.length === 0, "the share view should close");
    return true;
  },

  /** Back, by the bar: the puzzle is there as before. */
  async leave(v) {
    if (!v.room) return false;
    if (!(await v.press(v.page.getByRole("navigation", { name: "Views" }).getByRole("button", { name: v.isOnCube() ? "SudoKube" : "Solve", exact: true })))) return false;
    v.room = false;
    return true;
  },

  /** Back with the run; a lesson may have led to another puzzle. */
  async "open in Solve"(v) {
    if (!v.room) return false;
    const seen = await v.look();
    if (!["lab", "race", "study"].includes(seen.room)) return false;
    if (!(await v.press("Open in Solve"))) return false;
    v.room = false;
    if (v.strayed) {
      await v.page.waitForTimeout(300);
      v.history.forget();
      await v.adoptSheet();
    }
    return true;
  },

  /** Back in the history of the browser: another view, or the page, with the puzzle it had then. */
  async back(v) {
    if (!v.room || v.strayed) return false;
    await v.page.waitForTimeout(400);
    await v.page.goBack();
    await v.page.waitForTimeout(400);
    v.room = (await v.look()).room !== "";
    v.history.forget();
    await v.adoptSheet();
    return true;
  },
};
