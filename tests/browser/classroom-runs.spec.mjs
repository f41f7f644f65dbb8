// Race, study, lessons, projector and share view: many runs in front of a class.
import { EASY, saved, test } from "./class-page.mjs";
import { ESCARGOT, accessible, expect } from "./solve-page.mjs";

// What the threads of a race say late used to reach a view that was gone, which broke the classroom.
for (const [key, view] of [["3", "study"], ["1", "lab"]]) {
  test(`a race that runs at full speed can be left: ${view}`, async ({ page, room }) => {
    const lanes = [1, 2, 3, 4, 5, 6].map((seed) => `&lane=mantere-koljonen*${seed}`).join("");
    await room(`${ESCARGOT}&view=race${lanes}`, "race");
    await page.getByTestId("race-pace").selectOption({ label: "Full speed" });
    await page.getByTestId("race-go").click();
    await expect(page.getByTestId("lane-6").getByText("Running.")).toBeVisible();
    await page.keyboard.press(key);
    await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", view);
    await expect(page).toHaveURL(new RegExp(`view=${view}`));
  });
}

const RACE = `${EASY}&view=race&evaluations=200000&lane=waters-grid*8&lane=elimination*1&lane=annealing*3`;

test("a race runs to its table, the same again from its link", async ({ page, room }) => {
  await room(RACE, "race");
  await page.getByTestId("race-pace").selectOption({ label: "Full speed" });
  await page.getByTestId("race-go").click();
  const rows = page.getByTestId("race-table").locator("tbody tr");
  await expect(rows).toHaveCount(3);
  const cells = async () => (await rows.allInnerTexts()).map((t) => t.split("\t").slice(0, -1).join("|"));
  const first = await cells();
  expect(first[0]).toMatch(/^1\|/);
  const csv = await saved(page, () => page.getByRole("button", { name: "Table as CSV" }).click());
  const lines = csv.content.toString().trim().split("\n");
  expect([csv.name, lines.length]).toEqual(["race.csv", 4]);
  expect(lines[0]).toBe("place,lane,algorithm,seed,settings,solved,best,generations,evaluations,milliseconds");
  // The lanes are in the address, which another machine would open.
  await page.getByTestId("add-lane").click();
  await expect(page.getByTestId("lanes")).toHaveAttribute("data-count", "4");
  await expect(page).toHaveURL(/(lane=.*){4}/);
  await page.getByTestId("lane-4").getByRole("button", { name: "Remove" }).click();
  await expect(page).not.toHaveURL(/(lane=.*){4}/);
  await page.reload();
  await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", "race");
  await page.getByTestId("race-pace").selectOption({ label: "Full speed" });
  await page.getByTestId("race-go").click();
  await expect(rows).toHaveCount(3);
  expect(await cells()).toEqual(first);
});

test("a race can be paused, resumed and stopped", async ({ page, room }) => {
  await room(`${ESCARGOT}&view=race&lane=waters-grid*6&lane=mantere-koljonen*1`, "race");
  await page.getByTestId("race-pace").selectOption({ label: "4,000 evaluations per second" });
  const evaluations = page.getByTestId("lane-2").locator("dd").nth(1);
  await page.getByTestId("race-go").click();
  await expect(evaluations).not.toHaveText("21");
  await page.getByTestId("race-go").click();
  await expect(page.getByTestId("race-go")).toHaveText("Resume");
  await page.getByTestId("race-stop").click();
  await expect(page.getByTestId("race-go")).toHaveText("Start");
  await expect(evaluations).toHaveText("21");
});

test("a lane refuses what its algorithm does not take, and loses nothing", async ({ page, room }) => {
  await room(RACE, "race");
  const lane = page.getByTestId("lane-1");
  await lane.locator("summary").first().click();
  await lane.getByLabel("Changed settings").fill("reset=0");
  await lane.getByLabel("Changed settings").blur();
  await expect(lane.getByRole("status")).toContainText("which takes a whole number from 1");
  await lane.getByLabel("Changed settings").fill("reset=5, population=10");
  await lane.getByLabel("Changed settings").blur();
  await expect(page).toHaveURL(/lane=waters-grid\*8\*population\*10\*reset\*5/);
});

test("all lanes' boards are in sight on 1280 × 800, before the race, in it and after it", async ({ page, room }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const lanes = ["waters-grid*8", "elimination*1", "annealing*3", "sudokube*1", "mantere-koljonen*1", "hill-climb*1"];
  for (const count of [2, 3, 4, 5, 6]) {
    await page.goto("about:blank");
    await room(`${EASY}&view=race&evaluations=200000${lanes.slice(0, count).map((lane) => `&lane=${lane}`).join("")}`, "race");
    const boards = page.getByTestId("lanes").locator(".lane-board svg");
    const seen = () => expect(async () => {
      await expect(boards).toHaveCount(count);
      const boxes = await boards.evaluateAll((all) => all.map((e) => e.getBoundingClientRect()));
      for (const box of boxes) expect(box.bottom, `${count} lanes`).toBeLessThanOrEqual(800);
      // They stand in one row, at one height.
      const tops = boxes.map((box) => box.top);
      expect(Math.max(...tops) - Math.min(...tops), `${count} lanes: ${tops}`).toBeLessThan(2);
    }).toPass({ timeout: 10_000 });
    await seen();
    await page.getByTestId("race-pace").selectOption({ label: "Full speed" });
    // What was unfolded folds when the race begins.
    await page.getByTestId("lane-2").locator("summary").first().click();
    await expect(page.getByTestId("lane-2").getByLabel("Seed")).toBeVisible();
    await page.getByTestId("race-go").click();
    await expect(page.getByTestId("lane-2").getByLabel("Seed")).toBeHidden();
    await seen();
    await expect(page.getByTestId("race-table").locator("tbody tr")).toHaveCount(count);
    await seen();
  }
});

const STUDY = `${EASY}&view=study&a=waters-grid&seed=1&generations=200&sweep=reset*5*20&seeds=6`;

test("a study fills its table and plots, which can be taken home", async ({ page, room }) => {
  await room(STUDY, "study");
  await page.getByTestId("study-go").click();
  await expect(page.getByTestId("study-progress")).toHaveAttribute("data-done", "12");
  await expect(page.getByTestId("study-go")).toHaveText("Done");
  const rows = page.getByTestId("study-table").locator("tbody tr");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("6 of 6");
  for (const name of ["curve", "solved", "generations", "evaluations", "time"]) {
    await expect(page.getByTestId(`study-${name}`).locator("svg text").first()).toBeAttached();
  }
  await expect(page.getByTestId("study-generations").locator(".box")).toHaveCount(2);
  await expect(page.getByTestId("study-curve").locator(".curve")).toHaveCount(2);
  await page.getByTestId("study-compared").locator("summary").click();
  await expect(page.getByTestId("study-compared").locator("tbody tr")).toContainText("5, 20");
  const csv = await saved(page, () => page.getByRole("button", { name: "Runs as CSV" }).click());
  expect(csv.content.toString().trim().split("\n")).toHaveLength(13);
  const svg = await saved(page, () => page.getByTestId("study-generations-svg").click());
  const text = svg.content.toString();
  expect(svg.name).toBe("study-reset-generations.svg");
  // The link is broken into lines.
  const whole = text.replaceAll(/<\/text><text[^>]*>/g, "");
  for (const part of ["<svg", "Generations, by reset", "seeds 1 to 6", "sweep=reset*5*20", "class=\"box\""]) expect(whole).toContain(part);
  const png = await saved(page, () => page.getByTestId("study-solved-png").click());
  expect([...png.content.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
});

test("a study is stopped, and resumed after a reload with what it had", async ({ page, room }) => {
  await room(`${ESCARGOT}&view=study&a=waters-grid&seed=1&generations=2000&sweep=reset*10*20*50*100&seeds=40`, "study");
  const progress = page.getByTestId("study-progress");
  const done = async () => Number(await progress.getAttribute("data-done"));
  await page.getByTestId("study-go").click();
  await expect.poll(done).toBeGreaterThan(3);
  await page.getByTestId("study-go").click();
  await expect(page.getByTestId("study-go")).toHaveText("Resume");
  const kept = await done();
  expect(kept).toBeLessThan(160);
  await page.reload();
  await expect(page.getByTestId("study-go")).toHaveText("Resume");
  // A run that was under way when Stop was pressed may still have come in.
  expect(await done()).toBeGreaterThanOrEqual(kept);
  await page.getByTestId("study-go").click();
  await expect.poll(done).toBeGreaterThan(kept);
  await page.getByTestId("study-go").click();
  // Another puzzle's study is not taken for this one, but it is offered.
  await page.goto("about:blank");
  await room(`${EASY}&view=study&a=waters-grid&seed=1`, "study");
  await page.getByRole("button", { name: "Open saved study" }).click();
  await expect(page.getByTestId("study-go")).toHaveText("Resume");
});

test("a figure of the thesis is a study, with its published curve beside it", async ({ page, room }) => {
  await room(`${EASY}&view=study`, "study");
  await page.getByTestId("preset").selectOption({ label: "Waters 2008, figure 28: population size" });
  await expect(page.getByTestId("published")).toContainText("below 20 not every run is solved");
  await expect(page.getByTestId("study-values")).toHaveValue("5, 10, 20, 30, 40");
  await page.getByTestId("study-values").fill("5, 1");
  await page.getByTestId("study-values").blur();
  await expect(page.locator("#study-bounds")).toContainText("which takes a whole number from 2 to 500");
  await expect(page.getByTestId("study-go")).toBeDisabled();
});

test("what was published of a puzzle is drawn over what its runs took here, and figures that are no study open in the Lab", async ({ page, room }) => {
  await room(`${EASY}&view=study`, "study");
  await page.getByTestId("preset").selectOption({ label: "Mantere and Koljonen 2007, figure 1 and 2: an easy puzzle and its solution" });
  await page.getByTestId("study-go").click();
  await expect(page.getByTestId("study-go")).toHaveText("Done", { timeout: 60_000 });
  await expect(page.getByTestId("study-generations").locator(".published")).toHaveCount(1);
  await expect(page.getByTestId("study-evaluations").locator(".published")).toHaveCount(0);
  // The same 20 seeds as `lab sweep` has: 658 on average.
  await expect(page.getByTestId("published")).toContainText("Here 20 runs took 658 generations on average");
  await page.getByTestId("sights").locator("summary").click();
  await page.getByRole("link", { name: "Mantere and Koljonen 2007, figure 3: boxes as genes" }).click();
  await expect(page.getByTestId("lab")).toHaveAttribute("data-generation", "1");
  await expect(page.getByTestId("operator")).toHaveText("Crossover");
});

/** Predicts an option, with a reason. */
async function predict(page, option) {
  await page.getByTestId(`option-${option}`).check();
  await expect(page.getByTestId("predict")).toBeDisabled();
  await page.getByTestId("reason").fill("because");
  await page.getByTestId("predict").click();
}

test("a lesson asks for a prediction and a reason, shows one run, then twenty seeds and what they mean", async ({ page, room }) => {
  await room(`${EASY}&view=lesson-1`, "lesson-1");
  await expect(page.getByTestId("lanes")).toHaveCount(0);
  await predict(page, 0);
  await expect(page.getByTestId("option-1")).toBeDisabled();
  await expect(page.getByTestId("seeds")).toHaveCount(0);
  await page.getByTestId("race-go").click();
  await page.getByTestId("seeds-go").click();
  await expect(page.getByTestId("seeds-done")).toHaveText("20 of 20 runs done.");
  await expect(page.getByTestId("seeds").locator("circle")).toHaveCount(20);
  await expect(page.getByTestId("reveal")).toHaveAttribute("data-right", "false");
  await expect(page.getByTestId("reveal")).toContainText("Your reason: because");
  // As many dots are filled as runs are said to be solved.
  const solved = 20 - (await page.getByTestId("seeds").locator("circle.hollow").count());
  await expect(page.getByTestId("meaning")).toHaveText(new RegExp(`^${solved} of 20 runs were solved \\(95 % interval `));
  await expect(page.getByTestId("held")).toHaveText(/^Over 100 seeds it is \d+ % .+\. Of \d+ other blocks of twenty seeds, \d+ show the same\.$/);
  await expect(page.locator(".answers dd")).toHaveCount(4);
  await expect(page.getByTestId("landscape").locator("tbody tr").first()).toContainText("0");
  // No style sheet of another part of the page makes something else of its cells.
  const displays = await page.getByTestId("landscape").locator("td").evaluateAll((cells) => cells.map((c) => getComputedStyle(c).display));
  expect([...new Set(displays)]).toEqual(["table-cell"]);
  // The report has it, until it is to be forgotten.
  await page.keyboard.press("0");
  await expect(page.getByTestId("report").locator("tbody tr")).toHaveCount(1);
  await expect(page.getByTestId("report")).toContainText("because");
  await page.getByRole("button", { name: "Forget them" }).click();
  await expect(page.getByTestId("report")).toBeHidden();
});

test("on a projector a lesson's run comes into sight when it starts", async ({ page, room }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await room(`${EASY}&view=lesson-1`, "lesson-1");
  await page.keyboard.press("p");
  // Without the bar of the page.
  await expect(page.getByRole("navigation", { name: "Views" })).toBeHidden();
  await page.keyboard.press("1");
  await expect(page.getByTestId("option-0")).toBeChecked();
  await page.keyboard.press("t");
  await expect(page.getByTestId("reason")).toBeFocused();
  await page.keyboard.type("luck");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("race-go")).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("lane-1").locator("svg")).toBeInViewport({ ratio: 1 });
  await expect(page.getByTestId("seeds-go")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("reveal").locator(".shown")).toBeInViewport();
  await page.keyboard.press("p");
  await expect(page.getByRole("navigation", { name: "Views" })).toBeVisible();
});

test("every lesson opens from the list, and what it says to try opens", async ({ page, room }) => {
  await room(`${EASY}&view=lessons`, "lessons");
  await page.getByTestId("open-lesson-6").click();
  await predict(page, 2);
  await page.getByTestId("race-pace").selectOption({ label: "Full speed" });
  await page.getByTestId("race-go").click();
  await page.getByTestId("seeds-go").click();
  await expect(page.getByTestId("seeds").locator("circle")).toHaveCount(80);
  await expect(page.getByTestId("reveal")).toHaveAttribute("data-right", "true");
  await page.getByRole("link", { name: "Both on the 4×4, now accepting equally good boards" }).click();
  await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", "race");
  await expect(page.getByTestId("lanes")).toHaveAttribute("data-count", "2");
});

test("a race has curves over many seeds, and says who is ahead in how many", async ({ page, room }) => {
  await room(`${EASY}&view=race&evaluations=30000&lane=hill-climb*4*patience*20*accept*better*unit*boxes&lane=hill-climb*4*unit*boxes`, "race");
  // The limit of the link is in the menu.
  await expect(page.getByTestId("race-limit")).toHaveValue("30000");
  await expect(page.getByTestId("race-puzzle")).not.toHaveText("");
  await page.getByTestId("curve-seeds").selectOption("10");
  await page.getByTestId("compare").click();
  await expect(page.getByTestId("compared")).toHaveText("20 of 20 runs done.");
  await expect(page.getByTestId("ahead")).toHaveText(/^Of 10 seeds, lane 2, .+, is ahead in \d+ and lane 1 in \d+ \(sign test, p [=<] [\d.]+\)/);
  await expect(page.getByTestId("race-curves").locator("path.faint")).toHaveCount(20);
  await expect(page.getByTestId("race-curves").locator("path.curve-band")).toHaveCount(2);
  const csv = await saved(page, () => page.getByRole("button", { name: "Curves as CSV" }).click());
  const lines = csv.content.toString().trim().split("\n");
  expect(lines.filter((line) => /,(solved|censored|stuck)$/.test(line))).toHaveLength(20);
  // Another race has no curves yet.
  await page.getByTestId("new-seeds").click();
  await expect(page.getByTestId("race-curves").locator("path.faint")).toHaveCount(0);
});

test("rows and population of a run are its own", async ({ page, room }) => {
  await room(`${ESCARGOT}&view=lab&a=waters-grid&seed=3`, "lab");
  await page.getByTestId("record").locator("summary").click();
  await page.getByTestId("record-generation").fill("12");
  await page.getByTestId("record-generation").blur();
  const rows = await saved(page, () => page.getByTestId("save-rows").click());
  const lines = rows.content.toString().trim().split("\n");
  expect([rows.name, lines.length]).toEqual(["waters-grid-seed-3-rows-0-12.csv", 14]);
  expect(lines[0]).toMatch(/^generation,evaluations,best/);
  expect(lines[13]).toMatch(/^12,/);
  const population = await saved(page, () => page.getByTestId("save-population").click());
  const boards = population.content.toString().trim().split("\n").slice(1).map((l) => l.split(","));
  expect([population.name, boards.length]).toEqual(["waters-grid-seed-3-population-12.csv", 20]);
  expect(boards[0][3]).toMatch(/^[1-9]{81}$/);
});

test("workbooks of the puzzle are what they say", async ({ page, room }) => {
  await room(`${EASY}&view=lab&a=waters-grid&seed=1`, "lab");
  await page.getByTestId("workbooks").locator("summary").click();
  for (const name of ["rank-sheet", "binary-program", "iterating"]) {
    const book = await saved(page, () => page.getByTestId(`workbook-${name}`).click());
    expect(book.name).toBe(`${name}.xlsx`);
    // A package of parts, that of the sheets among them.
    expect(book.content.subarray(0, 2).toString()).toBe("PK");
    expect(book.content.includes("xl/worksheets/sheet1.xml")).toBe(true);
  }
});

test("projector, keys and share view", async ({ page, room }) => {
  await room(RACE, "race");
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.querySelector(".lane dd") ?? document.body).fontSize));
  await expect(page.getByTestId("lane-1").locator("dd").first()).toBeVisible();
  const before = await size();
  await page.keyboard.press("p");
  await expect(page.locator("html")).toHaveAttribute("data-contrast", "high");
  expect(await size()).toBeGreaterThan(1.4 * before);
  await accessible(page, "projector");
  await page.keyboard.press("p");
  await expect(page.locator("html")).not.toHaveAttribute("data-contrast", "high");
  expect(await size()).toBe(before);
  await page.keyboard.press("?");
  await expect(page.getByTestId("keys-dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("keys-dialog")).toBeHidden();
  await page.keyboard.press("f");
  await expect(page.getByTestId("follow").locator("svg path")).toHaveCount(2);
  await expect(page.getByTestId("follow-link")).toContainText("view=race");
  await expect(page.getByTestId("follow-link")).toContainText("lane=elimination*1");
  // Tests run on an address that no phone could open.
  await expect(page.getByTestId("follow-here-only")).toBeVisible();
  await page.getByTestId("follow-close").click();
  await page.keyboard.press("3");
  await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", "study");
});

test("on a projector nothing that is read is smaller than 36 px, drawings of boards and the Lab's charts apart", async ({ page, room }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const views = [["view=lesson-1", "lesson-1"], ["view=lesson-7", "lesson-7"], ["view=lessons", "lessons"], ["view=race&lane=waters-grid*8&lane=annealing*1", "race"], ["a=waters-grid&seed=1&view=lab&g=1&step=2", "lab"]];
  for (const [link, view] of views) {
    await page.goto("about:blank");
    await room(`${EASY}&${link}`, view);
    await page.keyboard.press("p");
    await expect(page.locator("html")).toHaveAttribute("data-projector", /.*/);
    const small = () => page.evaluate(() => [...document.querySelectorAll(".classroom *")].filter((e) => {
      const read = [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.textContent.trim());
      const box = e.getBoundingClientRect();
      if (!read || !e.checkVisibility({ visibilityProperty: true }) || box.width < 4 || box.height < 4) return false;
      if (e.closest(".small-board, .taken-board, .stack, .hand")) return false;
      return parseFloat(getComputedStyle(e).fontSize) * (e.closest("svg")?.getScreenCTM().a ?? 1) < 36;
    }).map((e) => e.outerHTML.slice(0, 90)));
    await expect.poll(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1920);
  }
});

test("keys set up a race, run it and stop it", async ({ page, room }) => {
  await room(RACE, "race");
  const lanes = page.getByTestId("lanes");
  const keys = page.keyboard;
  await keys.press("p");
  await keys.press("+");
  await expect(lanes).toHaveAttribute("data-count", "4");
  await keys.press("-");
  await expect(lanes).toHaveAttribute("data-count", "3");
  // The second lane is unfolded, gets another algorithm, then settings that are typed.
  const form = page.getByTestId("lane-2").locator("details.lane-fold");
  while (!(await form.evaluate((e) => e.open))) {
    await keys.press("g");
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const algorithm = form.getByLabel("Algorithm");
  await expect(algorithm).toHaveValue("elimination");
  await keys.press("Shift+M");
  await expect(algorithm).not.toHaveValue("elimination");
  const other = await algorithm.inputValue();
  await expect(page).toHaveURL(new RegExp(`lane=${other}`));
  await keys.press("m");
  await expect(algorithm).toHaveValue("elimination");
  await keys.press("t");
  await expect(form.getByLabel("Changed settings")).toBeFocused();
  await keys.press("Escape");
  await expect(page.locator("body")).toBeFocused();
  await keys.press("n");
  await expect(page).not.toHaveURL(/lane=waters-grid\*8(&|$)/);
  await keys.press("<");
  await expect(page.getByTestId("race-pace")).toHaveValue("0");
  await keys.press("e");
  await expect(page).toHaveURL(/evaluations=1000000/);
  await keys.press("Shift+E");
  await expect(page).toHaveURL(/evaluations=200000/);
  await keys.press("Enter");
  await expect(page.getByTestId("race-go")).toHaveText("Pause");
  await keys.press("x");
  await expect(page.getByTestId("race-go")).toHaveText("Start");
});

test("keys choose a study, its fields and the lessons", async ({ page, room }) => {
  await room(STUDY, "study");
  const keys = page.keyboard;
  await keys.press("t");
  await expect(page.getByTestId("study-setting")).toBeFocused();
  await keys.press("Tab");
  await expect(page.getByTestId("study-values")).toBeFocused();
  await keys.press("Escape");
  await keys.press("Enter");
  await expect(page.getByTestId("study-go")).toHaveText("Done");
  await keys.press("x");
  await expect(page.getByTestId("study-progress")).toHaveAttribute("data-done", "12");
  await keys.press("g");
  await expect(page.getByTestId("preset")).not.toHaveValue("");
  await keys.press("k");
  await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", "lessons");
  await keys.press("4");
  await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", "lesson-4");
  await keys.press("2");
  await expect(page.getByTestId("option-1")).toBeChecked();
  await keys.press("-");
  await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", "lesson-3");
  await keys.press("0");
  await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", "lessons");
  await keys.press("k");
  await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", "study");
});
