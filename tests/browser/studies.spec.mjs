// Studies one after the other: none takes the place of another.
import { EASY, test } from "./class-page.mjs";
import { expect } from "./solve-page.mjs";

const OPEN = `${EASY}&view=study&a=waters-grid&seed=1`;
const kept = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("sudokube:study:")).length);
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
  await offered.nth(1).getByRole("button").click();
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
