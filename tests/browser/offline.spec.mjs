// The page without a network, and the page after an update. Each test has servers of its own, which it can stop.
import { rmSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { another, build, kept, stop } from "./deployments.mjs";
import { FOLDER, serve } from "./serve.mjs";
import { kept as picture, PhotoPage } from "./photo-page.mjs";
import { ESCARGOT, SolvePage, isSolution } from "./solve-page.mjs";

const PORT = Number(process.env.PORT ?? 8090) + 1000 + Number(process.env.TEST_PARALLEL_INDEX);

/** Names of what is kept of a build, without the build. */
const names = (page) => page.evaluate(async () => {
  const name = (await caches.keys()).filter((name) => name.startsWith("sudokube ")).at(-1);
  const build = name.split(" ").at(-1);
  const scope = (await navigator.serviceWorker.ready).scope;
  return (await (await caches.open(name)).keys()).map(({ url }) => url.slice(scope.length).replace(`?v=${build}`, "").replace(`-${build}`, ""));
});
const programs = (...bins) => bins.flatMap((bin) => [`${bin}.js`, `${bin}_bg.wasm`]);

/** Waits until something of the optional files is kept: the page asks for it once the worker is there. */
const keeps = (page, file) => expect.poll(() => names(page)).toContain(file);

for (const folder of ["/", FOLDER]) {
  test(`after one visit the page at ${folder} opens without a network, and solves`, async ({ page }) => {
    const server = await serve(PORT);
    const solve = new SolvePage(page);
    await solve.open(`http://127.0.0.1:${PORT}${folder}`);
    await kept(page, await build(page));
    // Its library is fetched when an algorithm first needs it, and is kept from then on.
    await solve.open(`http://127.0.0.1:${PORT}${folder}#v=1&s=${ESCARGOT}&a=binary-program&seed=1`);
    await solve.main.click();
    await solve.phase("solved");
    await keeps(page, "milp_bg.wasm");
    await stop(server);
    await page.goto("about:blank");
    await solve.open(`http://127.0.0.1:${PORT}${folder}#v=1&s=${ESCARGOT}&a=waters-grid&seed=42`);
    await solve.speed("Full speed");
    await solve.main.click();
    await solve.phase("solved");
    await expect.poll(async () => isSolution(ESCARGOT, await solve.digits(true))).toBe(true);
    await solve.choose("binary-program");
    await solve.main.click();
    await solve.phase("solved");
    await page.reload();
    await solve.ready();
  });
}

test("a first visit keeps what Solve, Play and their searches need, and nothing else", async ({ page }) => {
  const server = await serve(PORT);
  await new SolvePage(page).open(`http://127.0.0.1:${PORT}/`);
  await kept(page, await build(page));
  const files = await names(page);
  for (const needed of ["", ...programs("worker", "desk", "coach", "diary"), "rest_bg.wasm", "boot.js", "offline.js", "diary.css", "manifest.webmanifest"]) expect(files).toContain(needed);
  const app = files.filter((file) => /^(app|run|later|style)-[0-9a-f]+/.test(file)).map((file) => file.replace(/-[0-9a-f]+/, ""));
  expect([...new Set(app)].sort()).toEqual(["app.js", "app_bg.wasm", "later.css", "later_bg.wasm", "run_bg.wasm", "style.css"].filter((file) => file !== "later_bg.wasm" || app.includes(file)));
  expect(files.filter((file) => /^(classroom|embed|milp|photo|workbook)(_bg)?\.(js|wasm)$|^languages\//.test(file))).toEqual([]);
  await stop(server);
});

test("what the page speaks is kept at the first visit, other languages once they are chosen", async ({ browser }) => {
  const context = await browser.newContext({ locale: "de-DE" });
  const page = await context.newPage();
  const server = await serve(PORT);
  const solve = new SolvePage(page);
  await solve.open(`http://127.0.0.1:${PORT}/#solve`);
  await kept(page, await build(page));
  await keeps(page, "languages/de-page.txt");
  const spoken = async () => [...new Set((await names(page)).filter((name) => name.startsWith("languages/")).map((name) => name.slice(10, 12)))];
  expect(await spoken()).toEqual(["de"]);
  await page.goto("about:blank");
  await solve.open(`http://127.0.0.1:${PORT}/#solve&lang=fi`);
  await keeps(page, "languages/fi-page.txt");
  await stop(server);
  await page.goto("about:blank");
  await solve.open(`http://127.0.0.1:${PORT}/#solve`);
  await expect(page.locator("html")).toHaveAttribute("lang", "fi");
  await expect(page.getByRole("button", { name: "Ratkaise", exact: true })).toBeVisible();
  await context.close();
});

test("the classroom, opened once, opens without a network; opened before there was anybody to keep it as well", async ({ page }) => {
  const server = await serve(PORT);
  const solve = new SolvePage(page);
  await page.goto(`http://127.0.0.1:${PORT}/#v=1&s=${ESCARGOT}&view=lab`);
  await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", "lab");
  await kept(page, await build(page));
  for (const file of programs("classroom")) await keeps(page, file);
  await stop(server);
  await page.goto("about:blank");
  await solve.open(`http://127.0.0.1:${PORT}/`);
  await page.getByRole("button", { name: "Lab", exact: true }).click();
  await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", "lab");
});

test("a view that was never opened says so without a network, and opens once it is back", async ({ page }) => {
  let server = await serve(PORT);
  const solve = new SolvePage(page);
  await solve.open(`http://127.0.0.1:${PORT}/#solve`);
  await kept(page, await build(page));
  await stop(server);
  await page.getByRole("button", { name: "Lab", exact: true }).click();
  await expect(solve.message).toHaveText("This view could not be loaded. Check your connection and open it again.");
  server = await serve(PORT);
  // A module that could not be fetched is tried anew by the next page.
  await page.reload();
  await solve.ready();
  await page.getByRole("button", { name: "Lab", exact: true }).click();
  await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", "lab");
  await stop(server);
});

test("a picture is read without a network once one was read with it", async ({ page }) => {
  const server = await serve(PORT);
  const [solve, photo, { file, digits }] = [new SolvePage(page), new PhotoPage(page), picture("screenshot-light.png")];
  await solve.open(`http://127.0.0.1:${PORT}/#solve`);
  await kept(page, await build(page));
  await photo.choose(file);
  await photo.state("read");
  for (const name of programs("photo")) await keeps(page, name);
  await stop(server);
  await page.goto("about:blank");
  await solve.open(`http://127.0.0.1:${PORT}/#solve`);
  await photo.choose(file);
  await photo.state("read");
  expect(await photo.digits()).toBe(digits);
});

test("a picture that comes before the reader was ever fetched says so without a network, and is read once it is back", async ({ page, context }) => {
  let server = await serve(PORT);
  const [solve, photo, { file, digits }] = [new SolvePage(page), new PhotoPage(page), picture("screenshot-light.png")];
  await solve.open(`http://127.0.0.1:${PORT}/#solve`);
  await kept(page, await build(page));
  await stop(server);
  await context.setOffline(true);
  await photo.choose(file);
  await photo.state("refused");
  await expect(photo.dialog).toContainText("Part of the page could not be loaded. Check your connection and try again.");
  server = await serve(PORT);
  await context.setOffline(false);
  await page.keyboard.press("Escape");
  await photo.choose(file);
  await photo.state("read");
  expect(await photo.digits()).toBe(digits);
  await stop(server);
});

test("everything is kept when that is wanted, with its bytes, and the next version has all of it too", async ({ page }) => {
  const copy = another("0123456789ab", "Newer");
  let server = await serve(PORT);
  const solve = new SolvePage(page);
  await solve.open(`http://127.0.0.1:${PORT}/#solve`);
  await kept(page, await build(page));
  await solve.button("Settings").click();
  await expect(page.getByTestId("offline-kept")).toHaveText(/^Available offline: [\d.,]+ MB of [\d.,]+ MB\.$/);
  await page.getByTestId("keep-all").click();
  await expect(page.getByTestId("offline-kept")).toHaveText(/^Everything is available offline: [\d.,]+ MB\.$/);
  await expect(page.getByTestId("keep-all")).toBeHidden();
  const all = await names(page);
  for (const file of [...programs("classroom", "diary", "milp", "photo", "workbook"), "languages/ar-lessons.txt"]) expect(all).toContain(file);
  await stop(server);
  server = await serve(PORT, { directory: copy });
  await page.reload();
  await solve.ready();
  await kept(page, "0123456789ab");
  for (const file of programs("classroom", "photo")) await keeps(page, file);
  await stop(server);
  await page.goto("about:blank");
  await solve.open(`http://127.0.0.1:${PORT}/#solve`);
  await expect(page).toHaveTitle(/^Newer /);
  await page.getByRole("button", { name: "Lessons", exact: true }).click();
  await expect(page.getByTestId("classroom")).toBeVisible();
  rmSync(copy, { recursive: true });
});

test("a picture that is shared with the installed page is opened, once", async ({ page }) => {
  const server = await serve(PORT);
  const [solve, photo, { file, digits }] = [new SolvePage(page), new PhotoPage(page), picture("screenshot-dark.jpg")];
  await solve.open(`http://127.0.0.1:${PORT}/#solve`);
  await kept(page, await build(page));
  const share = (base64) => page.evaluate(async (base64) => {
    const form = new FormData();
    if (base64) form.append("picture", new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], "a.jpg", { type: "image/jpeg" }));
    const { share_target } = await (await fetch("manifest.webmanifest")).json();
    return (await fetch(share_target.action, { method: share_target.method, body: form })).url;
  }, base64);
  const opened = await share(file.buffer.toString("base64"));
  expect(opened).toBe(`http://127.0.0.1:${PORT}/?shared`);
  await page.goto(opened);
  await photo.state("read");
  expect(await photo.digits()).toBe(digits);
  expect(page.url()).not.toContain("shared");
  await page.goto("about:blank");
  await page.goto(opened);
  await solve.ready();
  await expect(solve.message).toHaveText("The shared item contains no picture.");
  await expect(photo.dialog).toBeHidden();
  // Nor is there one in what has none.
  await page.goto(await share(""));
  await expect(solve.message).toHaveText("The shared item contains no picture.");
  await stop(server);
});

test("a new version is fetched beside the old one, announced, and there at the next start; the old page goes on", async ({ page, context }) => {
  const copy = another("0123456789ab", "Newer");
  let server = await serve(PORT);
  const solve = new SolvePage(page);
  await solve.open(`http://127.0.0.1:${PORT}/#solve`);
  const old = await build(page);
  await kept(page, old);
  // What it needs without a network later on it has asked for once.
  await solve.choose("binary-program");
  await solve.main.click();
  await solve.phase("solved");
  await keeps(page, "milp_bg.wasm");
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
  // The open page goes on with its own files: both versions are kept, and its addresses name the old one.
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
