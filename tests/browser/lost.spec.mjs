// Workers that end without a word, as when the browser ends them: noticed within seconds, said, and replaced.
import { expect, test } from "@playwright/test";
import { EASY } from "./class-page.mjs";
import { AMBIGUOUS, ESCARGOT, SolvePage } from "./solve-page.mjs";

// The network is what decides here.
test.use({ serviceWorkers: "block" });

const SOON = { timeout: 60_000 };

const NOT_LOADED = "Part of the page could not be loaded. Check your connection and try again.";

/** The worker that searches and the one that judges, in the order in which the page starts them. */
async function workers(page) {
  const found = () => page.workers().filter((worker) => /worker_boot[^?]*$/.test(worker.url()));
  await expect.poll(() => found().length).toBe(2);
  return found();
}

const close = (worker) => worker.evaluate(() => self.close()).catch(() => {});

test.beforeEach(async ({ page }) => {
  await new SolvePage(page).open(`./#v=1&s=${ESCARGOT}&a=waters-grid&seed=8&ring=1`);
});

test("a judge that ends while it judges is replaced, and the question is put again", async ({ page }) => {
  const solve = new SolvePage(page);
  await expect(solve.verdict).toHaveText(/^One solution: /);
  const [, judge] = await workers(page);
  // From now on it hears nothing, so that the question is open when it ends.
  await judge.evaluate(() => (self.onmessage = null));
  await solve.read(AMBIGUOUS);
  await expect(solve.verdict).toHaveText(/ounting/);
  await close(judge);
  await expect(solve.message).toHaveText("The solution counter crashed and was restarted (it ended without an error). Runs are not affected.", SOON);
  await expect(solve.verdict).toHaveText(/^Several solutions: /, SOON);
});

test("a search that ends while it runs is noticed and replaced, and Evolve repeats the run", async ({ page }) => {
  const solve = new SolvePage(page);
  await solve.speed("1 generation per second");
  await solve.main.click();
  await solve.phase("running");
  await close((await workers(page))[0]);
  await expect(solve.run).toHaveAttribute("data-phase", "failed", SOON);
  await expect(solve.message).toHaveText("The solver crashed and was restarted (it ended without an error). The puzzle is kept.");
  expect(await solve.digits()).toBe(ESCARGOT);
  await expect(solve.seed).toHaveValue("8");
  await solve.speed("Full speed");
  await solve.main.click();
  await solve.phase("solved");
});

test("Evolve is disabled while there is no thread, which is started again after growing pauses", async ({ page }) => {
  const solve = new SolvePage(page);
  const [search] = await workers(page);
  const asked = [];
  await page.route(/worker_boot/, (route) => {
    asked.push(Date.now());
    return route.abort();
  });
  await close(search);
  await expect(solve.main).toBeDisabled(SOON);
  await expect.poll(() => asked.length).toBeGreaterThan(4);
  await expect(solve.message).toHaveText(/^(The solver crashed|Part of the page could not be loaded)/);
  expect(await solve.digits()).toBe(ESCARGOT);
  await page.unroute(/worker_boot/);
  await expect(solve.main).toBeEnabled();
  await solve.speed("Full speed");
  await solve.main.click();
  await solve.phase("solved");
});

test("a worker that never listens is replaced, and does what was asked of the first", async ({ page }) => {
  const solve = new SolvePage(page);
  await page.clock.install();
  const address = page.url();
  // What the page fetches for later once it is ready must not be counted.
  await page.goto("about:blank");
  let asked = 0;
  // The first of the judges never gets its program; nothing says so.
  await page.route(/worker_boot/, (route) => (asked++ === 1 ? undefined : route.continue()));
  await page.goto(address);
  await expect.poll(() => asked).toBe(2);
  await expect(solve.verdict).toHaveText(/ounting/);
  await page.clock.fastForward(20_001);
  await expect(solve.verdict).toHaveText(/^One solution: /);
  await solve.ready();
  await expect(solve.message).toHaveText(/^This link holds a run/);
});

test("a worker whose file cannot be fetched is told of at every press, not at the first alone", async ({ page }) => {
  const solve = new SolvePage(page);
  const desk = /worker_boot.*bin=desk/;
  await page.route(desk, (route) => route.abort());
  await page.reload();
  // It is fetched once the page is idle.
  await expect(solve.message).toHaveText(NOT_LOADED);
  for (const text of [ESCARGOT, AMBIGUOUS]) {
    await solve.paste(" ");
    await expect(solve.message).toHaveText("The pasted text holds no puzzle.");
    await solve.paste(text);
    await expect(solve.message).toHaveText(NOT_LOADED);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  }
  await page.unroute(desk);
  await solve.read(AMBIGUOUS);
  await expect.poll(() => solve.digits()).toBe(AMBIGUOUS);
});

test("techniques that cannot be fetched say so, and are asked for anew when they are opened again", async ({ page }) => {
  const coach = /worker_boot.*bin=coach/;
  const opened = (view) => page.goto(`./#v=1&s=1...............&view=${view}`);
  await page.route(coach, (route) => route.abort());
  await opened("techniques");
  const list = page.getByTestId("techniques");
  await expect(list.getByRole("status")).toHaveText(NOT_LOADED);
  await page.unroute(coach);
  await opened("technique-x-wing");
  await expect(page.getByTestId("technique-about")).toContainText("rectangle");
  await opened("techniques");
  await expect(list.getByRole("button")).toHaveCount(49);
});

test("a study and a race whose workers cannot be started say so at every press, and their buttons come back", async ({ page }) => {
  const batch = /worker_boot.*session=batch/;
  await page.route(batch, (route) => route.abort());
  const presses = async (view, go) => {
    for (let press = 0; press < 2; press += 1) {
      await go.click();
      await expect(view).toContainText(NOT_LOADED);
      await expect(go).toHaveText("Start");
    }
  };
  const [study, race] = [page.getByTestId("study"), page.getByTestId("race")];
  await page.goto(`./#v=1&s=${EASY}&view=study&a=waters-grid&seed=1&generations=50&sweep=reset*5*20&seeds=2`);
  await presses(study, page.getByTestId("study-go"));
  await page.goto(`./#v=1&s=${EASY}&view=race&evaluations=200000&lane=waters-grid*8&lane=elimination*1`);
  // The lanes cannot be put at the start.
  await expect(race).toContainText(NOT_LOADED);
  await presses(race, page.getByTestId("race-go"));
  await page.unroute(batch);
  await expect(async () => {
    await page.getByTestId("race-go").click();
    await expect(page.getByTestId("lane-1").locator("dl")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.goto(`./#v=1&s=${EASY}&view=study&a=waters-grid&seed=1&generations=50&sweep=reset*5*20&seeds=2`);
  await page.getByTestId("study-go").click();
  await expect(page.getByTestId("study-go")).toHaveText("Done");
});

test("where one of several workers cannot be started, the others do its runs", async ({ page }) => {
  await page.evaluate(() => Object.defineProperty(navigator, "hardwareConcurrency", { value: 3 }));
  let asked = 0;
  // The first of three never gets its program, however often it asks. That the page looks for it on the host does not count.
  const isOther = (route) => route.request().resourceType() === "fetch" || [1, 2].includes(asked++);
  await page.route(/worker_boot.*session=batch/, (route) => (isOther(route) ? route.continue() : route.abort()));
  await page.goto(`./#v=1&s=${EASY}&view=study&a=waters-grid&seed=1&generations=50&sweep=reset*5*20&seeds=8`);
  await page.getByTestId("study-go").click();
  await expect(page.getByTestId("study-go")).toHaveText("Done");
  await expect(page.getByTestId("study")).not.toContainText(NOT_LOADED);
});

test("a study under which every worker breaks down ends, says so, and is tried again when asked", async ({ page }) => {
  await page.addInitScript(() => {
    const send = Worker.prototype.postMessage;
    const urls = new WeakMap();
    self.Worker = new Proxy(Worker, {
      construct(target, args) {
        const worker = new target(...args);
        urls.set(worker, String(args[0]));
        return worker;
      },
    });
    self.crashes = 0;
    self.crashing = true;
    Worker.prototype.postMessage = function (message, ...rest) {
      if (!self.crashing || !/session=batch/.test(urls.get(this)) || !message.Runs) return send.call(this, message, ...rest);
      self.crashes += 1;
      setTimeout(() => this.dispatchEvent(new ErrorEvent("error", { message: "out of memory" })));
    };
  });
  await page.goto("about:blank");
  await page.goto(`./#v=1&s=${EASY}&view=study&a=waters-grid&seed=1&generations=50&sweep=reset*5*20&seeds=4`);
  const [study, go] = [page.getByTestId("study"), page.getByTestId("study-go")];
  await go.click();
  await expect(study).toContainText("The study crashed (out of memory). Its results are kept; resume it.", SOON);
  await expect(go).toHaveText("Start");
  expect(await page.evaluate(() => self.crashes)).toBeGreaterThan(2);
  await page.evaluate(() => (self.crashing = false));
  await expect(async () => {
    if ((await go.textContent()) === "Start") await go.click();
    await expect(go).toHaveText("Done", { timeout: 5_000 });
  }).toPass();
});

test.describe("a worker of a study that ends and cannot be started again", () => {
  const BATCH = /worker_boot.*session=batch/;
  const study = (page) => page.getByTestId("study");
  const go = (page) => page.getByTestId("study-go");

  const open = async (page, seed) => {
    await page.goto(`./#v=1&s=${EASY}&view=study&a=waters-grid&seed=${seed}&generations=50&sweep=reset*5*20&seeds=8`);
    await expect(go(page)).toHaveText("Start");
    await go(page).click();
  };

  /** A study on so many cores that has been done, and another whose first worker ends with runs that it never did. */
  const lose = async (page, cores) => {
    await page.evaluate((value) => Object.defineProperty(navigator, "hardwareConcurrency", { value }), cores);
    await open(page, 1);
    await expect(go(page)).toHaveText("Done");
    const found = () => page.workers().filter((worker) => BATCH.test(worker.url()));
    await expect.poll(() => found().length).toBe(cores);
    const [first] = found();
    // From now on it hears nothing.
    await first.evaluate(() => (self.onmessage = null));
    await open(page, 2);
    await expect(go(page)).toHaveText("Stop");
    await page.route(BATCH, (route) => route.abort());
    await close(first);
  };

  test("leaves its runs to the others", async ({ page }) => {
    await lose(page, 2);
    await expect(go(page)).toHaveText("Done", SOON);
    await expect(study(page)).not.toContainText(NOT_LOADED);
  });

  test("ends the study where there are no others, and it is said", async ({ page }) => {
    await lose(page, 1);
    await expect(study(page)).toContainText(NOT_LOADED, SOON);
    await expect(go(page)).toHaveText("Start");
    await page.unroute(BATCH);
    await expect(async () => {
      if ((await go(page).textContent()) === "Start") await go(page).click();
      await expect(go(page)).toHaveText("Done", { timeout: 5_000 });
    }).toPass();
  });
});
