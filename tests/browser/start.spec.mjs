// The first screen: a board that lives, one sentence, and four doors.
import { boxOf } from "./box.mjs";
import { ESCARGOT, accessible, expect, test } from "./solve-page.mjs";

test.use({ fresh: true });

const bred = (page) => page.locator(".board .sq.evolved");

/** Runs start at a generation a second, not at four: what is pressed then comes before their end on a slow machine, too. */
const slowly = (page) =>
  page.addInitScript(() => {
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
      if (message?.Start) message.Start.speed = { PerSecond: 1 };
      return send.call(this, message, ...rest);
    };
  });

test("the board lives, rests at a press, and goes on", async ({ page }) => {
  await slowly(page);
  await page.goto("./");
  await expect(page.getByTestId("start")).toBeVisible();
  await expect(bred(page)).toHaveCount(48);
  await expect(page.locator(".board .sq.evolved.few").first()).toBeAttached();
  await page.getByTestId("hold").click();
  await expect(page.getByTestId("hold")).toHaveText("Resume");
  const digits = () => bred(page).allTextContents();
  // A generation may be on its way while the key is pressed.
  let before;
  await expect.poll(async () => `${before}` === `${(before = await digits())}`, { intervals: [1500] }).toBe(true);
  // As long as five generations would take.
  await page.waitForTimeout(5000);
  expect(await digits()).toEqual(before);
  await page.getByTestId("hold").click();
  await expect.poll(digits).not.toEqual(before);
  // The address stays as it is until something is chosen.
  expect(new URL(page.url()).hash).toBe("");
});

test("Evolve shows the very run that is going on, and its link names the method", async ({ page, solve }) => {
  await slowly(page);
  await page.goto("about:blank");
  await page.goto("./");
  await expect(bred(page)).toHaveCount(48);
  await page.getByTestId("watch").click();
  await expect(solve.run).toBeVisible();
  await solve.phase("running");
  // What agrees is told until it is solved, after 32 generations at the least.
  await solve.speed("1 generation per second");
  await expect.poll(() => solve.generations()).toBeGreaterThan(0);
  await expect(page.getByTestId("agreed")).toHaveText(/ of 48$/);
  await solve.link("a=swap-crossover", "population=3000", "seed=");
  await expect(page.getByTestId("choose")).toContainText("Swap-space crossover");
});

test("every door leads somewhere, and Solve to the workbench with its own method", async ({ page, solve }) => {
  await page.goto("./");
  await page.getByRole("button", { name: /^Play by hand/ }).click();
  await expect(page.getByTestId("play")).toBeVisible();
  await page.goto("about:blank");
  await page.evaluate(() => {});
  await page.goto("./#solve");
  await expect(solve.run).toBeVisible();
  await expect(page.getByTestId("choose")).toContainText("SudoKube");
  await expect(solve.verdict).toHaveText(/^One solution: 22 givens/);
});

test("Back from behind a door leads to the start again, and Forward to what was there", async ({ page, solve }) => {
  await page.goto("./");
  await solve.ready();
  const start = page.getByTestId("start");
  await page.locator("[data-door=kube]").click();
  await expect(page.getByTestId("cube")).toBeVisible();
  await expect(page).toHaveURL(/#v=1&k=/);
  await page.goBack();
  await expect(start).toBeVisible();
  await expect(page.getByTestId("cube")).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  // It lives again.
  await expect(bred(page)).toHaveCount(48);
  await page.goForward();
  await expect(page.getByTestId("cube")).toBeVisible();
  await expect(start).toBeHidden();
  await page.goBack();
  await expect(start).toBeVisible();
  await solve.ready();
  await page.locator("[data-door=type]").click();
  await expect.poll(() => solve.digits()).toBe(".".repeat(81));
  await page.keyboard.type("53");
  await expect(page).toHaveURL(/#v=1&s=\w\w\./);
  await page.goBack();
  await expect(start).toBeVisible();
  await page.goForward();
  await expect.poll(() => solve.digits()).toBe(`53${".".repeat(79)}`);
  // A run that is watched, before anything of it is another one than the start's.
  await page.goBack();
  await expect(start).toBeVisible();
  await solve.ready();
  await page.getByTestId("watch").click();
  await expect(page).toHaveURL(/seed=/);
  await page.goBack();
  await expect(start).toBeVisible();
  await page.goForward();
  await expect(solve.run).toBeVisible();
  await expect(start).toBeHidden();
  // The Lab.
  await page.goBack();
  await expect(start).toBeVisible();
  await solve.ready();
  await solve.button("Lab").click();
  await expect(page).toHaveURL(/view=lab/);
  await page.goBack();
  await expect(start).toBeVisible();
  await expect(page.getByTestId("lab")).toHaveCount(0);
});

test("Back from a game leads to the start, whose door goes on with it", async ({ page, solve }) => {
  await page.goto("./");
  await solve.ready();
  const start = page.getByTestId("start");
  for (const digit of ["4", "6"]) {
    await page.locator("[data-door=hand]").click();
    await expect(page.getByTestId("play")).toBeVisible();
    await page.locator(".board [role=gridcell]:not(.given)").nth(digit === "4" ? 0 : 1).click();
    await page.keyboard.press(digit);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Control+Digit2");
    await expect(page).toHaveURL(/#v=1/);
    await page.goBack();
    await expect(start).toBeVisible();
    await solve.ready();
  }
  await page.locator("[data-door=hand]").click();
  await expect(page.getByTestId("filled")).toHaveText(/^2 of /);
});

test("a link opens on its own puzzle, and what is pasted leaves the start", async ({ page, solve }) => {
  await page.goto(`./#v=1&s=${ESCARGOT}`);
  await expect(solve.run).toBeVisible();
  await expect(page.getByTestId("start")).toHaveCount(0);
  await page.goto("about:blank");
  await page.goto("./");
  await expect(page.getByTestId("start")).toBeVisible();
  await solve.ready();
  await solve.paste(ESCARGOT);
  await expect.poll(() => solve.digits()).toBe(ESCARGOT);
  await expect(solve.run).toBeVisible();
  await expect(page.getByTestId("choose")).not.toContainText("Swap-space");
});

test.describe("where less motion is wanted", () => {
  test("the board rests until it is asked to live", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("./");
    await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
    await page.waitForTimeout(2500);
    await expect(bred(page)).toHaveCount(0);
    await page.getByTestId("hold").click();
    await expect(bred(page)).toHaveCount(48);
  });
});

for (const [size, viewport] of Object.entries({ desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } })) {
  for (const colorScheme of ["light", "dark"]) {
    test.describe(`axe finds nothing: ${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      test("the start, empty and alive", async ({ page }) => {
        await page.goto("./");
        await expect(page.getByTestId("start")).toBeVisible();
        await accessible(page, "empty");
        await page.getByTestId("hold").click();
        await expect(bred(page)).toHaveCount(48);
        await page.getByTestId("hold").click();
        await accessible(page, "alive");
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
        // All of it is in the first screen.
        for (const door of await page.locator(".door").all()) {
          const box = await boxOf(door);
          expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
        }
      });
    });
  }
}
