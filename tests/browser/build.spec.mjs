import { test } from "@playwright/test";
import { SolvePage, expect } from "./solve-page.mjs";

const BOOT = /worker_boot/;

test("a worker of another build is refused: the page says that it has been updated, and a reload helps", async ({ page }) => {
  // A host in the middle of an update: the file that starts workers is already of the next build.
  await page.route(BOOT, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const other = text.replace(/self\.build ?= ?"[^"]*"/, 'self.build = "another"');
    expect(other).not.toBe(text);
    await route.fulfill({ response, body: other });
  });
  await page.goto("./");
  await expect(page.getByTestId("message")).toHaveText("SudoKube has been updated. Reload the page to continue.");
  await expect(page.locator("html")).not.toHaveAttribute("data-ready", "true");
  await page.unroute(BOOT);
  await page.reload();
  await new SolvePage(page).ready();
});

test("a program whose answer breaks off, as when the browser's cache is full, is fetched once more", async ({ page }) => {
  const broken = new Set();
  await page.route(/_bg\.wasm$/, (route) => {
    const address = route.request().url();
    if (broken.has(address)) return route.continue();
    broken.add(address);
    return route.abort();
  });
  await page.goto("./");
  const solve = new SolvePage(page);
  await solve.ready();
  await expect(solve.message).toHaveText("");
  // The desk's program, fetched when the page is idle, may have been met as well.
  const programs = [...broken].map((address) => address.match(/(\w+)-[^/]*$/)[1]);
  expect(programs.filter((name) => name !== "desk").sort()).toEqual(["app", "worker"]);
});
