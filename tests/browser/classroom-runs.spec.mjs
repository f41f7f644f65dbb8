// Studies, lessons, and what a run is taken home as.
import { EASY, saved, test } from "./class-page.mjs";
import { ESCARGOT, expect } from "./solve-page.mjs";

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
  await expect(page.getByTestId("study-go")).toHaveText("Done", { timeout: 120_000 });
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
  await page.getByRole("button", { name: "Delete from this browser" }).click();
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
