// Three deployments under one open page: it goes on with programs of its own build, or says that it is of the past.
import { rmSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { another, build, host, kept, stop } from "./deployments.mjs";
import { serve } from "./serve.mjs";
import { ESCARGOT, SolvePage } from "./solve-page.mjs";

const PORT = Number(process.env.PORT ?? 8090) + 2000 + Number(process.env.TEST_PARALLEL_INDEX);
const ADDRESS = `http://127.0.0.1:${PORT}/`;
const [SECOND, THIRD] = ["0123456789ab", "cba987654321"];

let second, third;
test.beforeAll(() => {
  second = another(SECOND, "Second");
  third = another(THIRD, "Third");
});
test.afterAll(() => [second, third].forEach((copy) => rmSync(copy, { recursive: true })));

/** The page of a first build, whose host has had two more since; `whole` when it has all of its program. */
async function outdated(context, { keeps, serviceWorker, whole = true }) {
  const site = host();
  const options = { directory: site.folder, fallback: keeps === "page" };
  const server = await serve(PORT, options);
  const solve = new SolvePage(await context.newPage());
  await solve.open(`${ADDRESS}#v=1&s=${ESCARGOT}&a=waters-grid&seed=42`);
  if (whole) await expect(solve.page.locator("html")).toHaveAttribute("data-later", "true");
  const first = await build(solve.page);
  if (serviceWorker) await kept(solve.page, first);
  const tab = serviceWorker && (await context.newPage());
  for (const [copy, id] of [[second, SECOND], [third, THIRD]]) {
    site.deploy(copy, { keeps: keeps === true });
    if (!tab) continue;
    await tab.goto(ADDRESS);
    // What a browser does by itself, a while after a page was opened.
    await tab.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await kept(tab, id);
  }
  // Only this version and the one before are kept.
  if (tab) await expect.poll(() => tab.evaluate(async () => (await caches.keys()).join())).not.toContain(first);
  if (tab) await tab.close();
  expect(await build(solve.page)).toBe(first);
  const end = async () => {
    await stop(server);
    site.end();
  };
  return { solve, first, end };
}

/** It says that there is another build, and a reload leads there with the puzzle. */
async function reloads(solve) {
  const { page } = solve;
  const notice = page.locator(".update");
  await expect(notice).toContainText("SudoKube has been updated.");
  await notice.getByRole("button", { name: "Reload" }).click();
  await expect(page).toHaveTitle(/^Third /);
  await solve.ready();
  await expect.poll(() => solve.digits()).toBe(ESCARGOT);
  await expect(solve.seed).toHaveValue("42");
  await expect(notice).toHaveCount(0);
}

for (const serviceWorker of [true, false]) {
  const where = serviceWorker ? "with a service worker" : "without a service worker";
  const opened = (browser) => browser.newContext({ serviceWorkers: serviceWorker ? "allow" : "block", viewport: { width: 1280, height: 800 } });

  test(`a host that keeps old files: the page goes on with its own, ${where}`, async ({ browser }) => {
    const context = await opened(browser);
    const { solve, first, end } = await outdated(context, { keeps: true, serviceWorker });
    const programs = [];
    solve.page.on("request", (request) => /(worker|milp|classroom)\S*\.(js|wasm)$/.test(request.url()) && programs.push(request.url()));
    await solve.choose("binary-program");
    await solve.main.click();
    await solve.phase("solved");
    await solve.page.getByRole("button", { name: "Lab", exact: true }).click();
    await expect(solve.page.getByTestId("lab")).toHaveAttribute("data-state", "resting");
    expect(programs.length).toBeGreaterThan(2);
    expect(programs.filter((address) => !address.includes(first))).toEqual([]);
    await context.close();
    await end();
  });

  for (const keeps of [false, "page"]) {
    const how = keeps ? "answers with its page" : "deletes old files";

    test(`a host that ${how}: a view that was not opened so far says so, ${where}`, async ({ browser }) => {
      const context = await opened(browser);
      const { solve, end } = await outdated(context, { keeps, serviceWorker });
      await solve.page.getByRole("button", { name: "Lab", exact: true }).click();
      await expect(solve.message).toHaveText("SudoKube has been updated. Reload the page to continue.");
      await reloads(solve);
      await context.close();
      await end();
    });

    test(`a host that ${how}: a worker that is lost has no successor of another build, ${where}`, async ({ browser }) => {
      const context = await opened(browser);
      const { solve, end } = await outdated(context, { keeps, serviceWorker });
      for (const worker of solve.page.workers()) await worker.evaluate(() => self.close()).catch(() => {});
      await expect(solve.message).toHaveText("SudoKube has been updated. Reload the page to continue.");
      await expect(solve.main).toBeDisabled();
      await reloads(solve);
      await expect(solve.main).toBeEnabled();
      await context.close();
      await end();
    });
  }
}

test("a host that deletes the later part of the program before it came: the page says so", async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: "block", viewport: { width: 1280, height: 800 } });
  // Held back until the host has another build.
  let release;
  const later = new Promise((done) => (release = done));
  await context.route(/later-\w+_bg\.wasm$/, (route) => later.then(() => route.continue()));
  const { solve, end } = await outdated(context, { keeps: false, serviceWorker: false, whole: false });
  release();
  await reloads(solve);
  await context.close();
  await end();
});

test("programs that are asked for later are fetched once the page is idle, and are then there on a host that deleted them", async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const site = host();
  const server = await serve(PORT, { directory: site.folder, keep: true });
  const solve = new SolvePage(await context.newPage());
  const last = solve.page.waitForResponse(/workbook-\w+_bg\.wasm$/).then((response) => response.finished());
  await solve.open(ADDRESS);
  await last;
  site.deploy(second, { keeps: false });
  await solve.page.getByRole("button", { name: "Lab", exact: true }).click();
  await expect(solve.page.getByTestId("lab")).toHaveAttribute("data-state", "resting");
  await expect(solve.page.locator(".update")).toHaveCount(0);
  await context.close();
  await stop(server);
  site.end();
});

test("a page out of a cache whose programs are gone says so", async ({ page }) => {
  const site = host();
  site.deploy(second, { keeps: true });
  const server = await serve(PORT, { directory: site.folder });
  await page.route(/\/app-/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(ADDRESS);
  await expect(page.locator("#root")).toHaveText("SudoKube has been updated. Reload to try again.");
  await page.unroute(/\/app-/);
  await page.reload();
  await new SolvePage(page).ready();
  await stop(server);
  site.end();
});
