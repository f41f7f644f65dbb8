// Lessons: by hand, with a class, selection alone, landscapes, an own method.
import { EASY, test } from "./class-page.mjs";
import { accessible, expect } from "./solve-page.mjs";

/** Predicts an option, with a reason. */
async function predict(page, option) {
  await page.getByTestId(`option-${option}`).check();
  await page.getByTestId("reason").fill("because");
  await page.getByTestId("predict").click();
}

/** Runs a seat on a phone; its answer code. */
async function seated(page, seat) {
  await page.getByTestId("seat-number").fill(String(seat));
  await page.getByTestId("run-seat").click();
  await expect(page.getByTestId("seat")).toContainText(`Seat ${seat} has seed`);
  await expect(page.getByTestId("answer-code")).toContainText(/Your seed: (solved|not solved)\./);
  return page.getByTestId("answer").innerText();
}

const SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** The answer code that claims the other result of a share (solved or not), with its check sign. */
function other(code) {
  let number = [...code.slice(0, 5)].reduce((n, sign) => n * 31 + SIGNS.indexOf(sign), 0);
  number += Math.floor(number / 31) % 9 === 0 ? 31 : -31;
  const signs = [];
  for (let k = 0; k < 5; k++, number = Math.floor(number / 31)) signs.unshift(number % 31);
  const sum = signs.reduce((all, sign, k) => all + (k + 2) * sign, 0);
  return [...signs, (31 - (sum % 31)) % 31].map((sign) => SIGNS[sign]).join("");
}

test("a phone runs its seat and shows a code; the wall runs it again, counts it once and marks what disagrees", async ({ page, room }) => {
  await room(`${EASY}&view=lesson-1`, "lesson-1");
  await page.getByTestId("class-door").locator("summary").click();
  await page.getByTestId("class-code").fill("kite 7");
  await page.getByTestId("join-class").click();
  await expect(page.getByTestId("joined")).toContainText("KITE7");
  await expect(page).toHaveURL(/class=KITE7/);
  await predict(page, 2);
  const answers = [];
  for (const seat of [3, 14, 250]) answers.push(await seated(page, seat));
  expect(answers[0]).toMatch(/^[2-9A-HJ-KM-NP-Z]{6}$/);
  expect(answers[0]).not.toBe(answers[1]);
  await accessible(page);
  // The projector, on another machine.
  await page.goto("about:blank");
  await room(`${EASY}&view=lesson-1&wall=KITE7`, "lesson-1");
  await expect(page.getByTestId("wall-code")).toHaveText("KITE7");
  await expect(page.locator(".wall-qr svg")).toBeVisible();
  const enter = async (code) => {
    await page.getByTestId("answer-entry").fill(code);
    await page.keyboard.press("Enter");
  };
  await enter(answers[0].toLowerCase());
  await expect(page.getByTestId("wall-said")).toHaveText("Seat 3 is counted.");
  await enter(answers[0]);
  await expect(page.getByTestId("wall-said")).toHaveText("Seat 3 was already counted.");
  await enter(answers[1]);
  await expect(page.getByTestId("collected")).toHaveText("2 answers, 2 run again");
  // A true code that says something else than the runs of its seat.
  await enter(other(answers[2]));
  await expect(page.getByTestId("collected")).toHaveText("3 answers, 3 run again");
  await enter(`${answers[1].slice(0, 5)}${answers[1][5] === "A" ? "B" : "A"}`);
  await expect(page.getByTestId("wall-said")).toContainText("A character is wrong");
  await expect(page.getByTestId("predictions").locator("tr").nth(2)).toContainText("3");
  await expect(page.getByTestId("wall-meaning")).toHaveText(/of 3 runs were solved/);
  await page.getByTestId("wall").locator("summary").click();
  await expect(page.getByTestId("answers").locator("tbody tr")).toHaveText([/^3.*agrees/, /^14.*agrees/, /^250.*disagrees/]);
  await expect(page.getByTestId("answers").locator("tr.disagrees")).toHaveCount(1);
  await accessible(page);
  // A second projector has taken one back and nothing else: neither replaces what the other has.
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByTestId("collected")).toHaveText("3 answers, 3 run again");
  await second.getByTestId("wall").locator("summary").click();
  await second.getByTestId("answers").getByRole("button", { name: "Remove" }).last().click();
  await expect(second.getByTestId("answers").locator("tbody tr")).toHaveCount(2);
  await second.close();
  // What one tab has stored comes to another a moment later.
  const wall = () => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith("sudokube:wall-1-")));
  await expect.poll(async () => (await wall())[1].split("\n").length).toBe(2);
  await enter(other(answers[2]));
  await expect(page.getByTestId("wall-said")).toHaveText("Seat 250 is counted.");
  await expect(page.getByTestId("collected")).toHaveText("3 answers, 3 run again");
  // It is kept over a reload, and an answer can be taken back; what a later version has kept beside them stays.
  await page.reload();
  await expect(page.getByTestId("collected")).toHaveText("3 answers, 3 run again");
  await page.evaluate(([key, text]) => localStorage.setItem(key, `${text}\n=later`), await wall());
  await page.getByTestId("wall").locator("summary").click();
  await page.getByTestId("answers").getByRole("button", { name: "Remove" }).first().click();
  await expect(page.getByTestId("answers").locator("tbody tr")).toHaveCount(2);
  expect((await wall())[1].split("\n")).toEqual([expect.any(String), expect.any(String), "=later"]);
});

test("where the browser has no room for the answers of a wall it says so, and the visit has them", async ({ page, room }) => {
  await room(`${EASY}&view=lesson-1&class=KITE7`, "lesson-1");
  await predict(page, 2);
  const answers = [await seated(page, 3), await seated(page, 14)];
  await page.goto("about:blank");
  await room(`${EASY}&view=lesson-1&wall=KITE7`, "lesson-1");
  await page.evaluate(() => {
    window.setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => { throw new DOMException("no", "QuotaExceededError"); };
  });
  const wall = page.getByTestId("wall");
  const collected = page.getByTestId("collected");
  for (const [k, answer] of answers.entries()) {
    await page.getByTestId("answer-entry").fill(answer);
    await page.keyboard.press("Enter");
    await expect(collected).toHaveText(k ? "2 answers, 2 run again" : "1 answer, 1 run again");
    await expect(wall.getByRole("alert")).toContainText("storage for this page is full");
  }
  const again = async (told) => {
    await page.locator(".lesson-nav [data-key=all]").click();
    await expect(wall).toHaveCount(0);
    await page.getByTestId("open-lesson-1").click();
    await expect(collected).toHaveText(told);
    await expect(wall.getByRole("alert")).toContainText("storage for this page is full");
  };
  await again("2 answers, 2 run again");
  // One that is taken back stays so.
  await wall.locator("summary").click();
  await page.getByTestId("answers").getByRole("button", { name: "Remove" }).first().click();
  await expect(collected).toHaveText("1 answer, 1 run again");
  await again("1 answer, 1 run again");
  // Once there is room, they are kept when the wall is come back to.
  await page.evaluate(() => (Storage.prototype.setItem = window.setItem));
  await page.locator(".lesson-nav [data-key=all]").click();
  await page.getByTestId("open-lesson-1").click();
  await expect(collected).toHaveText("1 answer, 1 run again");
  await expect(wall.getByRole("alert")).toBeHidden();
  await expect(page).toHaveURL(/wall=KITE7/);
  await page.reload();
  await expect(collected).toHaveText("1 answer, 1 run again");
});

test("what was done in a room is in the address as soon as the page is hidden", async ({ page, room }) => {
  await room(`${EASY}&view=lesson-1`, "lesson-1");
  await page.getByTestId("class-door").locator("summary").click();
  await page.getByTestId("class-code").fill("kite 7");
  // In one go: nothing that waits is done in between.
  const address = await page.evaluate(() => {
    document.querySelector("[data-testid=join-class]").click();
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    delete document.hidden;
    return location.href;
  });
  expect(address).toContain("class=KITE7");
});

test("a genetic algorithm is bred by hand before the machine does it", async ({ page, room }) => {
  await room(`${EASY}&view=lesson-0`, "lesson-0");
  const step = page.getByTestId("hand-step");
  await expect(step).toHaveText("Selection: choose two parents.");
  await expect(page.getByTestId("hand-go")).toBeDisabled();
  await page.getByTestId("hand-board-0").click();
  await page.getByTestId("hand-board-3").click();
  await page.getByTestId("hand-go").click();
  await expect(step).toContainText("Crossover");
  await page.getByTestId("hand-row-0").click();
  await expect(page.getByTestId("hand-row-0")).toHaveText("B");
  await page.getByTestId("hand-go").click();
  await expect(step).toContainText("Mutation");
  const free = page.locator(".hand-row").first().locator("button:enabled");
  const before = await free.allInnerTexts();
  await free.nth(0).click();
  await free.nth(1).click();
  const after = await page.locator(".hand-row").first().locator(".hand-square:not(.given)").allInnerTexts();
  expect([after[0], after[1]]).toEqual([before[1], before[0]]);
  await page.getByTestId("hand-go").click();
  await expect(step).toContainText("Replacement");
  await page.getByTestId("hand-board-5").click();
  await expect(page.getByTestId("hand-count")).toContainText("1 child so far");
  await accessible(page);
});

test("selection alone is measured beside its theory", async ({ page, room }) => {
  await room(`${EASY}&view=lesson-7`, "lesson-7");
  const table = page.getByTestId("takeover-table");
  await expect(table.locator("tbody tr").first()).toContainText("8.8");
  await expect(table.locator("tbody tr").nth(1)).toContainText("25 %");
  // It comes from a worker.
  await expect(table.locator("tbody tr td").first()).toHaveText(/^[\d.]+ \(/);
  const mean = async () => Number((await table.locator("tbody tr td").first().innerText()).match(/^[\d.]+/)[0]);
  const pairs = await mean();
  await page.getByTestId("pressure").fill("8");
  await expect(table.locator("tbody tr").first()).toContainText("2.9");
  expect(await mean()).toBeLessThan(pairs / 2);
  await page.getByTestId("scheme").selectOption("ranking");
  await expect(table.locator("tbody tr").first()).toContainText("8.8");
  await accessible(page);
  // Its worker ends with the view: none is left over of several visits.
  for (let visit = 0; visit < 4; visit++) {
    await page.keyboard.press("0");
    await expect(page.getByTestId("lessons")).toBeVisible();
    await page.getByTestId("open-lesson-7").click();
    await expect(page.getByTestId("takeover-lost")).toContainText("seeds");
  }
  await expect.poll(() => page.workers().filter((worker) => worker.url().includes("session=batch")).length).toBe(1);
});

test("a landscape is a graph on which climbers move, and a larger one is sampled", async ({ page, room }) => {
  await room(`${EASY}&view=lesson-1`, "lesson-1");
  await predict(page, 2);
  await page.getByTestId("race-pace").selectOption({ label: "Full speed" });
  await page.getByTestId("race-go").click();
  await page.getByTestId("seeds-go").click();
  const graph = page.getByTestId("landscape-graph");
  await expect(graph.locator("path.points")).toHaveCount(2);
  const points = await graph.locator("path.points").evaluateAll((paths) => paths.map((path) => path.getAttribute("d").split("h0").length - 1));
  expect(points.reduce((a, b) => a + b)).toBe(1296);
  await expect(page.getByTestId("climb")).toHaveText(/^This climber takes \d+ steps? and ends at fitness \d+\.$/);
  // Another board is drawn now and then: the graph shows another climb sooner or later.
  const before = await graph.locator("path.climb").getAttribute("d");
  await expect(async () => {
    await page.getByTestId("another-climber").click();
    expect(await graph.locator("path.climb").getAttribute("d")).not.toBe(before);
  }).toPass();
  await page.getByTestId("distance-go").click();
  await expect(page.getByTestId("distance-shown")).toHaveText(/Local optima: with −?\d\.\d\d .* The solution was reached in \d+ of 200 climbs\.$/);
  await expect.poll(() => page.getByTestId("distance").locator("path.ends").count()).toBeGreaterThan(20);
  await accessible(page);
});

test("an own method is put together in the Lab, told block by block, and races", async ({ page, room }) => {
  await room(`${EASY}&a=own-design&seed=1&population=20&patience=0&view=lab&g=2&step=2`, "lab");
  await expect(page.getByTestId("lab")).toHaveAttribute("data-state", "resting");
  await expect(page.getByTestId("operator")).toHaveText("Crossover");
  await expect(page.getByTestId("lab")).toContainText(/Rows? [\d, and]+ comes? from individual/);
  // Rows are genes: none is broken up, and each of the nine is counted once.
  const rows = page.getByTestId("blocks").locator("tbody tr").first();
  await expect(rows).toHaveText(/^Rows/);
  const counts = (await rows.locator("td").allInnerTexts()).map(Number);
  expect([counts.length, counts[3], counts.reduce((a, b) => a + b)]).toEqual([4, 0, 9]);
  await page.getByTestId("lab").locator("[data-key=operator-on]").click();
  await expect(page.getByTestId("blocks")).toHaveCSS("visibility", "hidden");
  await page.getByText("Settings, 2 changed").click();
  await page.getByLabel("Crossover", { exact: true }).selectOption("cycles");
  await expect(page).toHaveURL(/cross=cycles/);
  await expect(page.getByTestId("lab")).toHaveAttribute("data-state", "resting");
  await accessible(page);
  await page.goto("about:blank");
  await room(`${EASY}&view=race&evaluations=3000&lane=own-design*1*population*20&lane=own-design*1*population*20*cross*cycles*replace*steady`, "race");
  await page.getByTestId("race-pace").selectOption({ label: "Full speed" });
  await page.getByTestId("race-go").click();
  await expect(page.getByTestId("race-table").locator("tbody tr")).toHaveCount(2);
  await expect(page.getByTestId("race-table")).toContainText("Crossover: cycle crossover inside each gene");
});

test("the glossary has its terms in every lesson", async ({ page, room }) => {
  await room(`${EASY}&view=lessons`, "lessons");
  await page.getByTestId("glossary").locator("summary").click();
  await expect(page.getByTestId("glossary").locator("dt")).toHaveCount(25);
  await accessible(page);
  await page.getByTestId("open-lesson-7").click();
  await page.getByTestId("glossary").locator("summary").click();
  await expect(page.getByTestId("glossary")).toContainText("takeover time");
});

test("a prediction is kept as it is made, and another one does not take its place", async ({ page, room }) => {
  const report = page.getByTestId("report").locator("tbody tr");
  const cells = (row) => report.nth(row).locator("td");
  await room(`${EASY}&view=lesson-1`, "lesson-1");
  await predict(page, 2);
  await expect(page.getByTestId("race-go")).toBeVisible();
  await page.reload();
  await expect(page.getByTestId("option-2")).toBeChecked();
  await expect(page.getByTestId("option-2")).toBeDisabled();
  await expect(page.getByTestId("reason")).toHaveValue("because");
  await expect(page.getByTestId("predict")).toHaveCount(0);
  await expect(page.getByTestId("race-go")).toHaveText("Start");
  await accessible(page);
  await page.keyboard.press("0");
  await expect(report).toHaveCount(1);
  await expect(cells(0)).toHaveText(["Half or fewer, but some", "because", "", ""]);
  // Somebody else sits down: what was there stays.
  await page.getByTestId("open-lesson-1").click();
  await page.getByTestId("predict-again").click();
  await expect(page.getByTestId("lanes")).toHaveCount(0);
  await page.getByTestId("option-0").check();
  await page.getByTestId("reason").fill("for once");
  await page.getByTestId("predict").click();
  await expect(page.getByTestId("predict-again")).toHaveCount(0);
  await page.getByTestId("race-pace").selectOption({ label: "Full speed" });
  await page.getByTestId("race-go").click();
  await page.getByTestId("seeds-go").click();
  await expect(page.getByTestId("reveal")).toContainText("Your reason: for once");
  await page.keyboard.press("0");
  await expect(report).toHaveCount(2);
  await expect(cells(0)).toHaveText(["Half or fewer, but some", "because", "", ""]);
  await expect(cells(1)).toHaveText(["All twenty", "for once", /./, / of 20 runs were solved/]);
  // One whose seeds are through is over: the lesson asks anew.
  await page.getByTestId("open-lesson-1").click();
  await expect(page.getByTestId("option-0")).toBeEnabled();
  await expect(page.getByTestId("option-0")).not.toBeChecked();
  await expect(page.getByTestId("predict")).toBeDisabled();
});

test("where the browser has no room for a prediction it says so, and the visit has it with its result", async ({ page, room }) => {
  const report = page.getByTestId("report");
  const cells = report.locator("tbody td");
  const FULL = "storage for this page is full";
  await room(`${EASY}&view=lesson-1`, "lesson-1");
  await page.evaluate(() => {
    Storage.prototype.setItem = () => { throw new DOMException("no", "QuotaExceededError"); };
  });
  await predict(page, 2);
  await expect(page.getByTestId("question").getByRole("alert")).toContainText(FULL);
  await expect(page.getByTestId("race-go")).toBeVisible();
  await page.locator(".lesson-nav [data-key=all]").click();
  await expect(cells).toHaveText(["Half or fewer, but some", "because", "", ""]);
  await expect(report).toContainText(FULL);
  // Another lesson has lost nothing.
  await page.getByTestId("open-lesson-2").click();
  await expect(page.getByTestId("question")).toBeVisible();
  await expect(page.getByTestId("question").getByRole("alert")).toHaveCount(0);
  await page.locator(".lesson-nav [data-key=all]").click();
  await page.getByTestId("open-lesson-1").click();
  await expect(page.getByTestId("option-2")).toBeChecked();
  await expect(page.getByTestId("reason")).toHaveValue("because");
  await page.getByTestId("race-pace").selectOption({ label: "Full speed" });
  await page.getByTestId("race-go").click();
  await page.getByTestId("seeds-go").click();
  await expect(page.getByTestId("reveal")).toContainText("Your reason: because");
  await page.locator(".lesson-nav [data-key=all]").click();
  await expect(cells).toHaveText(["Half or fewer, but some", "because", /./, / of 20 runs were solved/]);
  await expect(page).toHaveURL(/view=lessons/);
  await page.reload();
  await expect(page.getByTestId("lessons")).toBeVisible();
  await expect(report).toBeHidden();
});

test("a lab report leaves as a link, and is read from it on another machine", async ({ page, room }) => {
  await room(`${EASY}&view=lesson-1`, "lesson-1");
  await predict(page, 2);
  await page.getByTestId("race-pace").selectOption({ label: "Full speed" });
  await page.getByTestId("race-go").click();
  await page.getByTestId("seeds-go").click();
  await expect(page.getByTestId("reveal")).toBeVisible();
  await page.keyboard.press("0");
  const link = await page.getByTestId("report-link").getAttribute("href");
  await page.getByRole("button", { name: "Delete from this browser" }).click();
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", "lessons");
  await expect(page.getByTestId("report")).toBeHidden();
  const row = page.getByTestId("linked-report").locator("tbody tr");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("Where a climber ends");
  await expect(row).toContainText("because");
  await expect(row.locator("td").first()).toHaveText("Half or fewer, but some");
  await accessible(page);
});
