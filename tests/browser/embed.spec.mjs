// embed.html in a frame of another page: it shows what its address names, keeps nothing, and leads to the whole page.
import { expect, test } from "@playwright/test";
import { SolvePage, SPREADSHEET, accessible } from "./solve-page.mjs";

const LINK = `v=1&s=${SPREADSHEET}&a=waters-grid&seed=7`;

/** The page within a frame of a page that has nothing else, and what is asked of it there. */
async function framed(page, fragment, width = 640) {
  await page.route("**/around.html", (route) => route.fulfill({
    contentType: "text/html",
    body: `<!doctype html><html lang="en"><title>A course</title><h1>A course</h1><iframe src="embed.html#${fragment}" title="SudoKube" width="${width}" height="640"></iframe>`,
  }));
  await page.goto("./around.html");
  const frame = page.frames().find((one) => one.url().includes("embed.html"));
  await expect(frame.locator("html")).toHaveAttribute("data-ready", "true");
  return frame;
}

test("a run in a frame is that of its link, and nothing is kept", async ({ page }) => {
  const frame = await framed(page, LINK);
  await expect(frame.getByRole("button", { name: "Settings" })).toBeHidden();
  await frame.getByTestId("evolve").click();
  await expect(frame.getByTestId("run")).toHaveAttribute("data-phase", "solved");
  // Typing changes the board and its address, and no store.
  await frame.getByRole("button", { name: "Play", exact: true }).click();
  for (const kept of ["saved-games", "calendar"]) await expect(frame.getByTestId(kept)).toBeHidden();
  await frame.locator('[data-place="0,1"]').click();
  await page.keyboard.press("5");
  await expect(frame.locator('[data-place="0,1"]')).toHaveText("5");
  await expect.poll(() => frame.evaluate(() => [localStorage.length, sessionStorage.length, location.hash.includes("seed=7")])).toEqual([0, 0, true]);
  expect(await frame.evaluate(async () => (await navigator.serviceWorker?.getRegistrations() ?? []).length)).toBe(0);
  const [whole] = await Promise.all([page.context().waitForEvent("page"), frame.getByRole("link", { name: "Open in SudoKube" }).click()]);
  const solve = new SolvePage(whole);
  await solve.ready();
  await expect(solve.seed).toHaveValue("7");
  await expect(whole.getByRole("button", { name: "Settings" })).toBeVisible();
});

test("a lesson stands in a narrow frame without what leads away from it", async ({ page }) => {
  const frame = await framed(page, `${LINK}&view=lesson-1`, 340);
  await expect(frame.locator(".lesson h2").first()).toBeVisible();
  await expect(frame.locator(".lesson-nav")).toBeHidden();
  await expect(frame.locator(".bar")).toBeHidden();
  expect(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("a lesson needs no puzzle in its address", async ({ page }) => {
  const frame = await framed(page, "v=1&view=lesson-2");
  await expect(frame.locator(".lesson h2").first()).toHaveText(/^2/);
  await expect(frame.getByTestId("message")).not.toContainText("puzzle; it");
});

test("a cube and a puzzle to play fit into their frame", async ({ page }) => {
  const frame = await framed(page, "v=1&k=edge&s=2...41.3324..4.2.312..21..4.23.4....4....314.21...12.442", 340);
  await expect(frame.getByRole("button", { name: "SudoKube", exact: true })).toBeVisible();
  await expect(frame.getByRole("button", { name: "Solve", exact: true })).toBeHidden();
  expect(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("Share writes the markup of the frame", async ({ page }) => {
  const solve = new SolvePage(page);
  await solve.open(`./#${LINK}`);
  await solve.button("Share").click();
  await expect(page.getByTestId("frame")).toHaveValue(/^<iframe src="http\S+\/embed\.html#v=1&amp;s=\S+" title="SudoKube"/);
  await accessible(page, "share with a frame", "[data-testid=share]");
});
