// Races in front of a class: lanes, table, curves, keys and share view.
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

test("a race can be paused, resumed and stopped, and what it has come to stays", async ({ page, room }) => {
  await room(`${ESCARGOT}&view=race&lane=waters-grid*6&lane=mantere-koljonen*1`, "race");
  await page.getByTestId("race-pace").selectOption({ label: "4,000 evaluations per second" });
  const [go, stop] = [page.getByTestId("race-go"), page.getByTestId("race-stop")];
  const evaluations = page.getByTestId("lane-2").locator("dd").nth(1);
  const state = page.getByTestId("lane-2").locator(".lane-state");
  await expect(evaluations).toHaveText("21");
  await expect(stop).toBeDisabled();
  await go.click();
  await expect(evaluations).not.toHaveText("21");
  await go.click();
  await expect(go).toHaveText("Resume");
  await expect(state).toHaveText("Paused.");
  await go.click();
  await expect(state).toHaveText("Running.");
  await stop.click();
  await expect(go).toHaveText("Start");
  await expect(state).toHaveText("Stopped.");
  await expect(stop).toBeDisabled();
  // Nothing comes from the worker any more.
  const stopped = await evaluations.innerText();
  expect(stopped).not.toBe("21");
  await expect(page.getByTestId("race-curves").locator("path.live").nth(1)).toHaveAttribute("d", /H/);
  const tabs = page.getByRole("navigation", { name: "Lab", exact: true });
  for (const view of ["Study", "Race"]) {
    await tabs.getByRole("button", { name: view }).click();
    await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", view.toLowerCase());
  }
  await expect(state).toHaveText("Stopped.");
  await expect(evaluations).toHaveText(stopped);
  await go.click();
  await expect(go).toHaveText("Pause");
  await expect(state).toHaveText("Running.");
  // Other lanes are at their start.
  await page.getByTestId("new-seeds").click();
  await expect(go).toHaveText("Start");
  await expect(evaluations).toHaveText("21");
  await expect(state).toHaveText("");
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
    }).toPass();
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

test("a race has curves over many seeds, and says who is ahead in how many", async ({ page, room }) => {
  await room(`${EASY}&view=race&evaluations=30000&lane=hill-climb*4*patience*20*accept*better*unit*boxes&lane=hill-climb*4*unit*boxes`, "race");
  // The limit of the link is in the menu.
  await expect(page.getByTestId("race-limit")).toHaveValue("30000");
  await expect(page.getByTestId("race-puzzle")).not.toHaveText("");
  // What the lines of a comparison are is told once there are some.
  const note = page.getByTestId("curves-note");
  await expect(note).toHaveText(/^Each method counts/);
  await page.getByTestId("curve-seeds").selectOption("10");
  await page.getByTestId("compare").click();
  await expect(page.getByTestId("compared")).toHaveText("20 of 20 runs done.");
  await expect(page.getByTestId("ahead")).toHaveText(/^Of 10 seeds, lane 2, .+, is ahead in \d+ and lane 1 in \d+ \(sign test, p [=<] [\d.]+\)/);
  await expect(page.getByTestId("race-curves").locator("path.faint")).toHaveCount(20);
  await expect(page.getByTestId("race-curves").locator("path.curve-band")).toHaveCount(2);
  await expect(note).toHaveText(/^Bold: .+ Each method counts/);
  const csv = await saved(page, () => page.getByRole("button", { name: "Curves as CSV" }).click());
  const lines = csv.content.toString().trim().split("\n");
  expect(lines.filter((line) => /,(solved|censored|stuck)$/.test(line))).toHaveLength(20);
  // Another race has no curves yet.
  await page.getByTestId("new-seeds").click();
  await expect(page.getByTestId("race-curves").locator("path.faint")).toHaveCount(0);
  await expect(note).toHaveText(/^Each method counts/);
});

test("projector, keys and share view", async ({ page, room }) => {
  await room(RACE, "race");
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.querySelector(".lane dd") ?? document.body).fontSize));
  await expect(page.getByTestId("lane-1").locator("dd").first()).toBeVisible();
  const before = await size();
  await page.keyboard.press("p");
  await expect(page.locator("html")).toHaveAttribute("data-contrast", "high");
  await expect.poll(size).toBeGreaterThan(1.4 * before);
  await accessible(page, "projector");
  await page.keyboard.press("p");
  await expect(page.locator("html")).not.toHaveAttribute("data-contrast", "high");
  await expect.poll(size).toBe(before);
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
