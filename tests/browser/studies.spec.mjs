// Studies one after the other: none takes the place of another.
import { EASY, test } from "./class-page.mjs";
import { ESCARGOT, expect } from "./solve-page.mjs";

// Runs that last.
const LONG = `${ESCARGOT}&view=study&a=waters-grid&seed=1&generations=2000&sweep=reset*10*20*50*100&seeds=40`;
const OPEN = `${EASY}&view=study&a=waters-grid&seed=1`;
const kept = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("sudokube:study:")).length);
const texts = (page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("sudokube:study:"))));
const removed = (page) => page.getByTestId("study-removed");
const undo = (page) => removed(page).getByRole("button", { name: "Undo", exact: true });
const known = async (page) => Number(await page.getByTestId("study-progress").getAttribute("data-done"));
const done = async (page, runs) => {
  await expect(page.getByTestId("study-go")).toHaveText("Done");
  await expect(page.getByTestId("study-progress")).toHaveAttribute("data-done", String(runs));
};
const tab = (page, name) => page.getByRole("navigation", { name: "Lab", exact: true }).getByRole("button", { name }).click();
const set = async (page, values) => {
  await page.getByTestId("study-values").fill(values);
  await page.getByTestId("study-values").press("Tab");
};
const run = async (page, runs) => {
  await expect(page.getByTestId("study-go")).toHaveText("Start");
  await page.getByTestId("study-go").click();
  await done(page, runs);
};

test.beforeEach(async ({ page, room }) => {
  await room(`${OPEN}&generations=200&sweep=reset*5*20&seeds=4`, "study");
  await run(page, 8);
});

test("another study takes the place of none: each is taken up when it is set again, and offered on the next visit", async ({ page, room }) => {
  await set(page, "10");
  await run(page, 4);
  await expect.poll(() => kept(page)).toBe(2);
  await set(page, "5, 20");
  await done(page, 8);
  await set(page, "10");
  await done(page, 4);
  await page.goto("about:blank");
  await room(`${OPEN}&generations=200&sweep=reset*5*20&seeds=4`, "study");
  await done(page, 8);
  // Where nothing is set, the one that was run last is offered first.
  await page.goto("about:blank");
  await room(OPEN, "study");
  const offered = page.locator(".kept-study");
  await expect(offered).toHaveText([/ 4 of 4 runs done/, / 8 of 8 runs done/]);
  await offered.nth(1).getByRole("button", { name: "Open saved study" }).click();
  await done(page, 8);
  await expect(page.getByTestId("study-values")).toHaveValue("5, 20");
  // To start over drops the runs of this one alone.
  await page.getByTestId("study-over").click();
  await done(page, 8);
  await expect.poll(() => kept(page)).toBe(2);
});

test("a study that an earlier version kept under the one name it had is gone on from, and outlives another one", async ({ page, room }) => {
  await expect.poll(() => kept(page)).toBe(1);
  await page.goto("about:blank");
  await room(OPEN, "study");
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("sudokube:study:"));
    // The version, the plan, and three of its runs.
    localStorage.setItem("sudokube:study", `${localStorage.getItem(key).split("\n").slice(0, 5).join("\n")}\n`);
    localStorage.removeItem(key);
    localStorage.removeItem("sudokube:study-last");
  });
  await page.reload();
  await page.getByRole("button", { name: "Open saved study" }).click();
  await expect(page.getByTestId("study-go")).toHaveText("Resume");
  await expect(page.getByTestId("study-progress")).toHaveAttribute("data-done", "3");
  await set(page, "10");
  await run(page, 4);
  await set(page, "5, 20");
  await expect(page.getByTestId("study-progress")).toHaveAttribute("data-done", "3");
  await page.getByTestId("study-go").click();
  await done(page, 8);
  await expect.poll(() => kept(page)).toBe(2);
  expect(await page.evaluate(() => localStorage.getItem("sudokube:study"))).toBe(null);
});

test("where there is no room for a second one it says so, and the visit has both", async ({ page, room }) => {
  await expect.poll(() => kept(page)).toBe(1);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => { throw new DOMException("no", "QuotaExceededError"); };
  });
  await set(page, "10");
  await run(page, 4);
  await expect(page.getByTestId("study")).toContainText("storage for this page is full");
  await set(page, "5, 20");
  await done(page, 8);
  await tab(page, "Race");
  await expect(page.getByTestId("race")).toBeVisible();
  await tab(page, "Study");
  await done(page, 8);
  await set(page, "10");
  await done(page, 4);
  // On the next visit what had been kept is there.
  await page.goto("about:blank");
  await room(OPEN, "study");
  await expect(page.locator(".kept-study")).toHaveText([/ 8 of 8 runs done/]);
});

test("a saved study is removed, and Undo brings it back with its runs", async ({ page }) => {
  await expect.poll(() => kept(page)).toBe(1);
  const before = await texts(page);
  await set(page, "10");
  const offered = page.locator(".kept-study");
  const remove = offered.getByRole("button", { name: "Remove", exact: true });
  await expect(offered).toHaveText([/ 8 of 8 runs done/]);
  await expect(undo(page)).toBeHidden();
  await remove.click();
  await expect(offered).toHaveCount(0);
  await expect(removed(page)).toContainText("Removed: 8 runs of the study of");
  await expect(undo(page)).toBeFocused();
  expect(await kept(page)).toBe(0);
  // Enter is for the button that the page has led to, though the one before was clicked.
  await page.keyboard.press("Enter");
  await expect(offered).toHaveText([/ 8 of 8 runs done/]);
  await expect(page.getByTestId("study-go")).toHaveText("Start");
  await expect(offered.getByRole("button", { name: "Open saved study" })).toBeFocused();
  await expect(undo(page)).toBeHidden();
  expect(await texts(page)).toEqual(before);
  // On the next visit it is there, and once it is removed it is not.
  await page.reload();
  await expect(page.getByTestId("study-values")).toHaveValue("10");
  await expect(offered).toHaveText([/ 8 of 8 runs done/]);
  await remove.click();
  await expect(offered).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId("study-values")).toHaveValue("10");
  await expect(page.getByTestId("study-go")).toHaveText("Start");
  await expect(offered).toHaveCount(0);
  expect(await kept(page)).toBe(0);
});

test("to start over can be undone: new runs are stopped, and those before are there again", async ({ page, room }) => {
  await expect.poll(() => kept(page)).toBe(1);
  const before = await texts(page);
  await page.getByTestId("study-over").click();
  await expect(removed(page)).toContainText("Removed: 8 runs of the study of");
  await done(page, 8);
  await undo(page).click();
  await expect(undo(page)).toBeHidden();
  await done(page, 8);
  expect(await texts(page)).toEqual(before);
  await page.goto("about:blank");
  await room(LONG, "study");
  const go = page.getByTestId("study-go");
  await go.click();
  await expect.poll(() => known(page)).toBeGreaterThan(3);
  await go.click();
  await expect(go).toHaveText("Resume");
  const lines = async () => Object.values(await texts(page)).flatMap((text) => text.trim().split("\n"));
  const [stopped, had] = [await known(page), await lines()];
  await page.getByTestId("study-over").click();
  await expect(go).toHaveText("Stop");
  await undo(page).click();
  await expect(go).toHaveText("Resume");
  expect(await known(page)).toBeGreaterThanOrEqual(stopped);
  expect(await lines()).toEqual(expect.arrayContaining(had));
});

test("where there is no room for what was removed, the visit has it", async ({ page }) => {
  await expect.poll(() => kept(page)).toBe(1);
  await set(page, "10");
  const offered = page.locator(".kept-study");
  await offered.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(offered).toHaveCount(0);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => { throw new DOMException("no", "QuotaExceededError"); };
  });
  await undo(page).click();
  await expect(page.getByTestId("study")).toContainText("storage for this page is full");
  await expect(offered).toHaveText([/ 8 of 8 runs done/]);
  expect(await kept(page)).toBe(0);
  await set(page, "5, 20");
  await done(page, 8);
});

test("runs that are done outlive a reload while others are under way", async ({ page, room }) => {
  await page.goto("about:blank");
  await room(LONG, "study");
  await page.getByTestId("study-go").click();
  await expect.poll(() => known(page)).toBeGreaterThan(3);
  const had = await known(page);
  await page.reload();
  await expect(page.getByTestId("study-go")).toHaveText("Resume");
  expect(await known(page)).toBeGreaterThanOrEqual(had);
});

test("a study that is only looked at in another tab does not come back when it is removed here", async ({ page }) => {
  await expect.poll(() => kept(page)).toBe(1);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await done(other, 8);
  await set(page, "10");
  await page.locator(".kept-study").getByRole("button", { name: "Remove", exact: true }).click();
  await expect.poll(() => kept(page)).toBe(0);
  await other.getByRole("navigation", { name: "Views" }).getByRole("button", { name: "Lessons", exact: true }).click();
  await expect(other.getByTestId("study")).toHaveCount(0);
  await other.close();
  expect(await kept(page)).toBe(0);
});

test("what is deleted with all data while a study runs does not come back", async ({ page, room }) => {
  await page.goto("about:blank");
  await room(LONG, "study");
  await page.getByTestId("study-go").click();
  await expect.poll(() => known(page)).toBeGreaterThan(3);
  await page.evaluate(() => (window.isOld = true));
  const press = (name) => page.getByRole("button", { name, exact: true }).click();
  for (const name of ["Settings", "Delete all data", "Delete"]) await press(name);
  await page.waitForFunction(() => !window.isOld && document.documentElement.dataset.ready === "true");
  expect(await kept(page)).toBe(0);
});
