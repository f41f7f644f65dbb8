// What is seen before any program has arrived: the same page, which then takes its place without a move.
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { FILE, picture } from "../../scripts/first.mjs";
import { SolvePage } from "./solve-page.mjs";

test("the picture in the page is the page as it starts", async ({ page }) => {
  const now = await picture(page, "./");
  expect(now === readFileSync(FILE, "utf8"), "the start of the page has changed: `make first`, then `make dist`").toBe(true);
});

for (const [view, viewport] of Object.entries({ desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } })) {
  test(`nothing moves when the page takes its place: ${view}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      window.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.moved += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    // The programs come once the picture has been looked at.
    let release;
    const looked = new Promise((done) => (release = done));
    await page.route(/_bg\.wasm$/, (route) => looked.then(() => route.continue()));
    const solve = new SolvePage(page);
    await page.goto("./");
    await expect(page.locator(".first .sq").first()).toBeVisible();
    const before = await page.locator(".first .board").boundingBox();
    release();
    await solve.ready();
    await expect(page.getByTestId("start")).toBeVisible();
    expect(await solve.board.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => window.moved)).toBeLessThan(0.01);
  });
}

test("the largest paint is that of the picture, not of the program that takes its place", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    window.largest = [];
    const note = (entry) => window.largest.push(entry.element?.closest(".first") !== null);
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: "largest-contentful-paint", buffered: true });
  });
  let release;
  const faces = new Promise((done) => (release = done));
  await page.route(/_bg\.wasm$/, (route) => faces.then(() => route.continue()));
  const solve = new SolvePage(page);
  await page.goto("./");
  // As on a slow line: the typefaces are there before the program is.
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => page.evaluate(() => window.largest.length)).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => document.fonts.check("32px 'SK Display'"))).toBe(true);
  release();
  await solve.ready();
  await expect(page.getByTestId("start")).toBeVisible();
  await expect(page.locator(".first")).toHaveCount(0);
  // Two frames later the paint of what took its place is known.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
  expect(await page.evaluate(() => window.largest)).not.toContain(false);
});

test("a link shows no other puzzle first", async ({ page }) => {
  await page.route(/_bg\.wasm$/, () => {});
  await page.goto(`./#v=1&s=${".".repeat(80)}1`);
  await expect(page.locator(".first .sq").first()).toHaveCSS("color", "rgba(0, 0, 0, 0)");
  await page.goto("about:blank");
  await page.goto("./#v=1&s=................");
  await expect(page.locator(".first")).toBeHidden();
});
