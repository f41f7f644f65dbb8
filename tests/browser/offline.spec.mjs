// The page without a network, and the page after an update. Each test has servers of its own, which it can stop.
import { rmSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { another, build, kept, stop } from "./deployments.mjs";
import { FOLDER, serve } from "./serve.mjs";
import { ESCARGOT, SolvePage, isSolution } from "./solve-page.mjs";

const PORT = Number(process.env.PORT ?? 8090) + 1000 + Number(process.env.TEST_PARALLEL_INDEX);

for (const folder of ["/", FOLDER]) {
  test(`after one visit the page at ${folder} opens without a network, and solves`, async ({ page }) => {
    const server = await serve(PORT);
    const solve = new SolvePage(page);
    await solve.open(`http://127.0.0.1:${PORT}${folder}`);
    await kept(page, await build(page));
    await stop(server);
    await page.goto("about:blank");
    await solve.open(`http://127.0.0.1:${PORT}${folder}#v=1&s=${ESCARGOT}&a=waters-grid&seed=42`);
    await solve.speed("Full speed");
    await solve.main.click();
    await solve.phase("solved");
    await expect.poll(async () => isSolution(ESCARGOT, await solve.digits(true))).toBe(true);
    // Programs that no run has asked for so far are there as well.
    await solve.choose("binary-program");
    await solve.main.click();
    await solve.phase("solved");
    await page.reload();
    await solve.ready();
  });
}

test("the network may go during the first visit: views that were not opened so far open all the same", async ({ page }) => {
  const server = await serve(PORT);
  const solve = new SolvePage(page);
  await solve.open(`http://127.0.0.1:${PORT}/`);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  await stop(server);
  await page.getByRole("button", { name: "Lab", exact: true }).click();
  await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", "lab");
});

test("a new version is fetched beside the old one, announced, and there at the next start; the old page goes on", async ({ page, context }) => {
  const copy = another("0123456789ab", "Newer");
  let server = await serve(PORT);
  const solve = new SolvePage(page);
  await solve.open(`http://127.0.0.1:${PORT}/#solve`);
  const old = await build(page);
  await kept(page, old);
  // From the worker this time.
  await page.reload();
  await solve.ready();
  await stop(server);
  server = await serve(PORT, { directory: copy });
  // A start while the update is on its way is a start of the old version, whole.
  await page.reload();
  await solve.ready();
  expect(await build(page)).toBe(old);
  await kept(page, "0123456789ab");
  const notice = page.locator(".update");
  await expect(notice).toContainText("A new version is ready.");
  // The open page goes on with its own files, also those that it has not asked for so far: both versions are kept, and
  // its addresses name the old one.
  await stop(server);
  const names = await page.evaluate(async () => (await caches.keys()).map((name) => name.split(" ").at(-1)));
  expect(names).toEqual([old, "0123456789ab"]);
  expect(await page.locator("meta[name=worker-milp]").getAttribute("content")).toContain(`-${old}`);
  await solve.choose("binary-program");
  await solve.main.click();
  await solve.phase("solved");
  // Another tab is a next start.
  const tab = await context.newPage();
  await new SolvePage(tab).open(`http://127.0.0.1:${PORT}/`);
  await expect(tab).toHaveTitle(/^Newer /);
  await notice.getByRole("button", { name: "Reload" }).click();
  await expect(page).toHaveTitle(/^Newer /);
  await solve.ready();
  await expect(notice).toHaveCount(0);
  rmSync(copy, { recursive: true });
});

test("the manifest names icons that are there, in the sizes it says", async ({ page, request }) => {
  const manifest = await (await request.get("manifest.webmanifest")).json();
  expect(manifest.start_url).toBe("./");
  expect(manifest.icons.map((icon) => icon.purpose)).toContain("maskable");
  await page.goto("./");
  for (const { src, sizes } of manifest.icons) {
    const width = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, src);
    expect(width).toBeGreaterThan(0);
    if (sizes !== "any") expect(`${width}x${width}`).toBe(sizes);
  }
});
