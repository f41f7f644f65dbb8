// What was left is there when it is come back to: lanes and their result, the place in a run, values of a study.
import { EASY, test } from "./class-page.mjs";
import { ESCARGOT, SolvePage, expect } from "./solve-page.mjs";

const LANES = "&evaluations=200000&lane=waters-grid*8&lane=elimination*1";
const bar = (page, name) => page.getByRole("navigation", { name: "Views" }).getByRole("button", { name, exact: true }).click();
const view = (page, name) => expect(page.getByTestId("classroom")).toHaveAttribute("data-view", name);
const rests = async (page, generation, patience) => {
  await expect(page.getByTestId("lab")).toHaveAttribute("data-generation", String(generation), patience);
  await expect(page.getByTestId("lab")).toHaveAttribute("data-state", "resting");
};

test("a race that was left has its lanes and its result", async ({ page, room }) => {
  await room(`${EASY}&view=race${LANES}`, "race");
  await page.getByTestId("race-pace").selectOption({ label: "Full speed" });
  await page.getByTestId("race-go").click();
  const table = page.getByTestId("race-table");
  await expect(table.locator("tbody tr")).toHaveCount(2);
  const result = await table.innerText();
  for (const away of ["1", "3", "k"]) {
    await page.keyboard.press(away);
    await expect(page.getByTestId("race")).toHaveCount(0);
    await page.keyboard.press(away === "k" ? "k" : "2");
    await view(page, "race");
    await expect(page.getByTestId("lanes")).toHaveAttribute("data-count", "2");
    await expect.poll(() => table.innerText()).toBe(result);
    await expect(page).toHaveURL(/lane=waters-grid\*8&lane=elimination\*1&/);
  }
  // A lane more is another race.
  await page.keyboard.press("+");
  await page.keyboard.press("1");
  await view(page, "lab");
  await page.keyboard.press("2");
  await expect(page.getByTestId("lanes")).toHaveAttribute("data-count", "3");
  await expect(page.getByTestId("race-go")).toHaveText("Start");
});

test("the Lab is as it was left, from the lessons and from Solve; another puzzle is begun", async ({ page, room }) => {
  await room(`${ESCARGOT}&view=lab&a=waters-grid&seed=3&g=12`, "lab");
  await rests(page, 12);
  await page.getByTestId("lab-seed").fill("5");
  await page.getByTestId("lab-seed").press("Tab");
  await rests(page, 0);
  await page.keyboard.press("]");
  await rests(page, 1);
  const stands = async () => {
    await rests(page, 1);
    await expect(page.getByTestId("lab-seed")).toHaveValue("5");
    await expect(page).toHaveURL(/seed=5&.*g=1/);
  };
  await page.keyboard.press("k");
  await view(page, "lessons");
  await page.keyboard.press("k");
  await stands();
  await bar(page, "Solve");
  await expect(page.getByTestId("lab")).toBeHidden();
  await bar(page, "Lab");
  await stands();
  await page.keyboard.press("s");
  await expect(page.getByTestId("evolve")).toBeVisible();
  await bar(page, "Lab");
  await stands();
  await bar(page, "Solve");
  await page.goto(`./#v=1&s=${EASY}&a=waters-grid&seed=8`);
  await expect(page.getByTestId("lab")).toBeHidden();
  // Only the fragment is new: the page reads it a moment later.
  await expect(page.getByTestId("seed")).toHaveValue("8");
  await bar(page, "Lab");
  await expect(page.getByTestId("lab-seed")).toHaveValue("8");
  await rests(page, 0);
});

test("values of a study are there again, and the same link opens a second time", async ({ page, room }) => {
  await room(`${EASY}&view=study&a=waters-grid&seed=1&sweep=reset*5*20&seeds=6`, "study");
  await page.keyboard.press("2");
  await view(page, "race");
  await page.keyboard.press("3");
  await expect(page.getByTestId("study-values")).toHaveValue("5, 20");
  const link = `${EASY}&view=race${LANES}`;
  await room(link, "race");
  await page.keyboard.press("1");
  await view(page, "lab");
  await expect(page).toHaveURL(/view=lab/);
  await room(link, "race");
  await expect(page.getByTestId("lanes")).toHaveAttribute("data-count", "2");
});

test("keys open the settings on a projector, stop a study and begin it again", async ({ page, room }) => {
  // Runs that last: it must not be done before it is stopped.
  await room(`${ESCARGOT}&view=study&a=waters-grid&seed=1&generations=200&sweep=reset*5*20&seeds=2`, "study");
  await page.keyboard.press("p");
  const population = page.getByRole("spinbutton", { name: "Population size", exact: true });
  await page.keyboard.press("o");
  await expect(population).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(population).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("o");
  await expect(population).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("study-go")).toHaveText("Done");
  // X only stops.
  await page.keyboard.press("x");
  await expect(page.getByTestId("study-go")).toHaveText("Done");
  await page.getByTestId("study-seeds").fill("1000");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("study-go")).toHaveText("Stop");
  // With no run done there is nothing to resume.
  await expect(page.getByTestId("study-progress")).not.toHaveAttribute("data-done", "0");
  await page.keyboard.press("x");
  await expect(page.getByTestId("study-go")).toHaveText("Resume");
});

test("M opens the settings of the first lane before it changes them", async ({ page, room }) => {
  await room(`${EASY}&view=race${LANES}`, "race");
  await expect(page.getByTestId("lane-1").getByLabel("Algorithm")).toBeHidden();
  await page.keyboard.press("m");
  await expect(page.getByTestId("lane-1").getByLabel("Algorithm")).toBeVisible();
  await expect(page).not.toHaveURL(/lane=waters-grid\*8/);
});

test("the browser's Back leads through the views, and out of them", async ({ page, room }) => {
  await page.goto(`./#v=1&s=${EASY}&a=waters-grid&seed=8`);
  await bar(page, "Lab");
  await rests(page, 0);
  await page.keyboard.press("]");
  await rests(page, 1);
  await expect(page).toHaveURL(/view=lab&g=1/);
  await page.keyboard.press("2");
  await expect(page).toHaveURL(/view=race/);
  await page.keyboard.press("+");
  await expect(page.getByTestId("lanes")).toHaveAttribute("data-count", "4");
  await expect(page).toHaveURL(/(lane=.*){4}/);
  await page.keyboard.press("k");
  await expect(page).toHaveURL(/view=lessons/);
  await page.goBack();
  await view(page, "race");
  await expect(page.getByTestId("lanes")).toHaveAttribute("data-count", "4");
  await page.goBack();
  await view(page, "lab");
  await rests(page, 1);
  await page.goBack();
  await expect(page.getByTestId("evolve")).toBeVisible();
  await expect(page.getByTestId("lab")).toBeHidden();
  await page.goForward();
  await view(page, "lab");
  await rests(page, 1);
});

test("a race that is left before its end says so when it is come back to", async ({ page, room }) => {
  await room(`${ESCARGOT}&view=race&lane=waters-grid*6&lane=mantere-koljonen*1`, "race");
  await page.getByTestId("race-pace").selectOption({ label: "4,000 evaluations per second" });
  // Enter is for the main button also when the tab of this view was clicked.
  await page.getByRole("navigation", { name: "Lab", exact: true }).getByRole("button", { name: "Race" }).click();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("race-go")).toHaveText("Pause");
  await page.keyboard.press("3");
  await view(page, "study");
  await page.keyboard.press("2");
  const said = page.getByTestId("race").getByText("This race was left before it ended");
  await expect(said).toBeVisible();
  await expect(page.getByTestId("race-pace")).toHaveValue("0");
  await page.keyboard.press("Enter");
  await expect(said).toBeHidden();
});

test.describe("what is said on the way is noted by the page itself", () => {
  test.use({ fresh: true });

  test("a link to a far generation says how far it is while it is run again", async ({ page, room }) => {
    // It is said for a few seconds, in which a test that waits for its turn may not look.
    await page.addInitScript(() => {
      window.placesSeen = [];
      const note = () => {
        const text = document.querySelector("[data-testid=place]")?.textContent;
        if (text && text !== window.placesSeen.at(-1)) window.placesSeen.push(text);
      };
      new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true });
    });
    // Without a solution, so that no run ends.
    await room(`18${ESCARGOT.slice(2)}&view=lab&a=hill-climb&seed=3&g=600000`, "lab");
    await rests(page, 600_000, { timeout: 120_000 });
    await expect(page.getByTestId("place")).toHaveText(/^Generation 600,000 of/);
    expect(await page.evaluate(() => window.placesSeen)).toContainEqual(expect.stringMatching(/^Replaying generation [\d,]+ of 600,000$/));
  });
});

test("a place in a link that is none is said, and the run is at its start", async ({ page, room }) => {
  await room(`${ESCARGOT}&view=lab&a=waters-grid&seed=3&g=99999999999999999999`, "lab");
  await rests(page, 0);
  await expect(page.getByText("Invalid value “99999999999999999999” for g in the link")).toBeVisible();
});

test("Home, End and Enter do what they say after a click", async ({ page, room }) => {
  await room(`${ESCARGOT}&view=lab&a=waters-grid&seed=7&g=10`, "lab");
  await rests(page, 10);
  await page.getByTestId("operator-on").click();
  await expect(page.getByTestId("lab")).toHaveAttribute("data-operator", "1");
  await page.keyboard.press("Home");
  await rests(page, 0);
  await page.keyboard.press("End");
  await rests(page, 10);
  await page.getByTestId("pace").selectOption({ label: "1 generation per second" });
  await page.getByTestId("generation-back").click();
  await rests(page, 9);
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("lab")).toHaveAttribute("data-state", "running");
  // A button that Tab has led to is pressed.
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("lab")).toHaveAttribute("data-state", "resting");
  await page.keyboard.press("Home");
  await rests(page, 0);
  await page.keyboard.press("Tab");
  while (!(await page.getByTestId("generation-on").evaluate((e) => e === document.activeElement))) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await rests(page, 1);
});

test("a face of the cube is large in all lanes, also in a lesson, which no notice on islands disturbs", async ({ page, room }) => {
  await room(`${EASY}&a=sudokube&ring=2&view=lesson-5`, "lesson-5");
  await expect(page.getByText("without migration")).toBeHidden();
  await page.keyboard.press("1");
  await page.getByTestId("reason").fill("because");
  await page.getByTestId("predict").click();
  const boards = page.getByTestId("lanes").locator("svg");
  await expect(boards).toHaveCount(4);
  await expect(boards.first().locator(".mini-paper")).toHaveCount(6);
  const digit = () => boards.first().locator("text").first().evaluate((e) => e.getBoundingClientRect().height);
  const small = await digit();
  await page.keyboard.press("v");
  await expect(boards.first().locator(".mini-paper")).toHaveCount(1);
  await expect.poll(digit).toBeGreaterThan(2 * small);
  await page.keyboard.press("Shift+V");
  await expect(boards.first().locator(".mini-paper")).toHaveCount(6);
});

test("what is said of the run in the Lab stands in no other view", async ({ page }) => {
  // Singles alone solve it, so that the Lab shows another method.
  await new SolvePage(page).open(`./#v=1&s=${EASY}`);
  const said = page.getByText("So there is nothing to step through");
  await bar(page, "Lab");
  await expect(said).toBeVisible();
  await page.keyboard.press("2");
  await view(page, "race");
  await expect(said).toBeHidden();
  await bar(page, "Techniques");
  await view(page, "techniques");
  await expect(said).toBeHidden();
  // It is still so where it is about.
  await bar(page, "Lab");
  await page.keyboard.press("1");
  await view(page, "lab");
  await expect(said).toBeVisible();
});
