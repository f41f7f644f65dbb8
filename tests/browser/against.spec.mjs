// A person against evolution: the race, and a game that is over beside the technique solver and runs; the tree of undo.
import { PlayPage } from "./play-page.mjs";
import { accessible, expect, opened, test as base } from "./solve-page.mjs";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const ANSWER = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const OPEN = [...PUZZLE].filter((digit) => digit === ".").length;

// A race over three minutes, as a friend sends it.
const RACE = `./#v=1&s=${PUZZLE}&a=mantere-koljonen&seed=77&race=3`;

class Play extends PlayPage {
  /** Types the answer row by row, but for so many squares at the end. */
  async solve(left = 0) {
    const open = [...PUZZLE].flatMap((digit, k) => (digit === "." ? [k] : []));
    for (const k of open.slice(0, open.length - left)) {
      await this.square(Math.floor(k / 9), k % 9).click();
      await this.page.keyboard.press(ANSWER[k]);
    }
  }
}

const test = base.extend({ game: opened(Play) });

test("a game that is over stands beside the technique solver and twenty runs", async ({ game, page }) => {
  await game.play(PUZZLE);
  await game.solve();
  await expect(page.getByTestId("win")).toBeVisible();
  await page.getByTestId("beside-evolution").click();
  await expect(page.getByTestId("beside-progress")).toBeHidden({ timeout: 120_000 });
  const figures = page.getByTestId("beside-figures").locator("dd");
  await expect(figures).toHaveCount(3);
  await expect(figures.first()).toHaveText(/^−?[01]\.\d\d$/);
  for (const k of [1, 2]) await expect(figures.nth(k)).toHaveText(/^−?[01]\.\d\d \(95 % interval −?[01]\.\d\d to −?[01]\.\d\d, \d+ of 20 seeds\)$/);
  const picture = page.getByTestId("beside-picture").locator("svg");
  await expect(picture.locator("g")).toHaveCount(OPEN);
  await expect(picture.locator("g title").first()).toHaveText(/^r1c3: you 1, technique solver \d+, evolution in generation \d+$/);
  await page.getByTestId("beside-orders").locator("summary").click();
  await expect(page.getByTestId("beside-orders").locator("dd").first()).toHaveText(/^r1c3, r1c4, r1c6, /);
  await accessible(page, "beside", "[data-testid=win]");
});

test("a puzzle that falls in few generations has no figure, and says why", async ({ game, page }) => {
  await game.play("123434..2143432.");
  for (const [row, column, digit] of [[1, 2, "1"], [1, 3, "2"], [3, 3, "1"]]) {
    await game.square(row, column).click();
    await page.keyboard.press(digit);
  }
  await page.getByTestId("beside-evolution").click();
  await expect(page.getByTestId("beside-figures").locator("dd").nth(1)).toHaveText(/^No value: /, { timeout: 120_000 });
});

test("a race: the link holds the opponent, a pause holds both, and the result is a line", async ({ browser }) => {
  const enter = async (address) => {
    const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
    const page = await context.newPage();
    const game = new Play(page);
    await page.goto(address);
    await game.ready();
    return { context, page, game };
  };
  const first = await enter(`./#v=1&s=${PUZZLE}`);
  await first.game.button("Play").click();
  await first.page.getByTestId("race-fold").locator("summary").click();
  // So long that a slow machine wins it, too: all of the test may take four minutes.
  await first.page.getByRole("radio", { name: "6 min" }).check({ force: true });
  await first.page.getByTestId("race-start").click();
  const told = (page) => page.getByTestId("race-fold").locator(".about");
  await expect(told(first.page)).toHaveText(/: [\d,]+ generations\.$/, { timeout: 120_000 });
  await first.page.evaluate(() => navigator.clipboard.writeText("nothing yet"));
  await first.page.getByTestId("race-link").click();
  const copied = () => first.page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain("#v=1");
  const link = await copied();
  expect(link).toMatch(/#v=1&s=53\.\.7.*&a=mantere-koljonen&seed=\d+.*&race=6$/);
  // A friend has the same opponent.
  const second = await enter(link);
  await expect(second.game.panel).toBeVisible();
  await second.page.getByTestId("race-fold").locator("summary").click();
  const about = await told(first.page).textContent();
  await expect(told(second.page)).toHaveText(about, { timeout: 120_000 });
  const { page, game } = second;
  await expect(page.getByTestId("opponent").locator("svg text")).toHaveCount(0);
  await expect(page.getByTestId("opponent-right")).toHaveText(new RegExp(`^population \\d+ of ${OPEN} right$`));
  await accessible(page, "race", "[data-testid=play]");
  await game.solve();
  await expect(page.getByTestId("raced")).toHaveText(/^You beat the population\. you \d:\d\d, population 6:00/);
  await page.getByTestId("race-share").click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^SudoKube, beat the population: you \d:\d\d, population 6:00\. http.*&race=6$/);
  for (const { context } of [first, second]) await context.close();
});

test("a race that is ended while its opponent is computed leaves the clock going", async ({ game, page }) => {
  // The thread that computes never comes.
  await page.route(/session=batch/, () => {});
  await game.play(PUZZLE);
  await page.getByTestId("race-fold").locator("summary").click();
  await page.getByTestId("race-start").click();
  const pause = page.getByTestId("pause");
  await expect(pause).toHaveText("Resume");
  await page.getByTestId("race-end").click();
  await expect(pause).toHaveText("Pause");
});

test("a win does not wait for evolution by a method that does not run beside it", async ({ game, page }) => {
  await game.open("./#v=1&s=123434..2143432.&a=binary-program&view=play");
  await expect(game.panel).toBeVisible();
  for (const [row, column, digit] of [[1, 2, "1"], [1, 3, "2"], [3, 3, "1"]]) {
    await game.square(row, column).click();
    await page.keyboard.press(digit);
  }
  await expect(page.getByTestId("won-rating")).toHaveText(/^ER /);
  await expect(page.getByTestId("win")).not.toContainText("Evolution is running");
});

/** Tells what has moved by itself since the page was opened, but for the first picture, which goes. */
function watchMoves() {
  const shifts = [];
  // Typefaces that come late move the bar's words by 0.005 and a clock's by less, wherever the page is opened, and so does the sheet of
  // what only Play shows: what moves counts once that is there, and while no typeface is on its way.
  let drawn = Infinity;
  const late = [];
  const frame = () => new Promise(requestAnimationFrame);
  const styled = async () => {
    while (!document.querySelector("link[data-diary]")?.sheet) await frame();
  };
  addEventListener("load", () => styled().then(frame).then(() => document.fonts.ready).then(frame).then(frame).then(() => { drawn = performance.now(); }));
  document.fonts.addEventListener("loading", () => late.push({ from: performance.now(), to: Infinity }));
  document.fonts.addEventListener("loadingdone", () => frame().then(frame).then(() => late.forEach((one) => { one.to = Math.min(one.to, performance.now()); })));
  const counts = (at) => at >= drawn && !late.some(({ from, to }) => at >= from && at <= to);
  const note = (list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries()) {
      // Less than Lighthouse's four digits show is a word's width beside a button.
      if (value < 0.00005) continue;
      const of = sources.filter((source) => source.node?.isConnected).map((source) => source.node.className || source.node.nodeName);
      if (!hadRecentInput && of.length > 0) shifts.push([startTime, `${value.toFixed(4)}: ${of.join(", ")}`]);
    }
  };
  new PerformanceObserver(note).observe({ type: "layout-shift", buffered: true });
  Object.defineProperty(window, "moved", { get: () => shifts.filter(([at]) => counts(at)).map(([, text]) => text) });
}

test.describe("a race on a dark phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: "dark" });

  test("both boards are in sight, a pause holds both, axe finds nothing", async ({ game, page }) => {
    await page.goto(RACE);
    await game.ready();
    await expect(game.panel).toBeVisible();
    const [field, right] = [page.getByTestId("opponent"), page.getByTestId("opponent-right")];
    await expect(field.locator("svg")).toBeVisible();
    await expect(game.message).not.toContainText("Press Evolve");
    for (const part of [game.square(0, 0), game.square(8, 8), field]) await expect(part).toBeInViewport({ ratio: 1 });
    await expect(right).not.toHaveText(/^population 0 /, { timeout: 120_000 });
    await accessible(page, "race", "main");
    await page.getByTestId("pause").click();
    const texts = () => Promise.all([right, page.getByTestId("time")].map((it) => it.textContent()));
    const before = await texts();
    // Longer than two of the steps in which the opponent comes on.
    await page.waitForTimeout(4_000);
    expect(await texts()).toEqual(before);
    await accessible(page, "paused race", "main");
    await page.getByTestId("pause").click();
    await expect.poll(texts).not.toEqual(before);
  });
});

for (const [width, height] of [[1280, 800], [390, 844]]) {
  test(`nothing moves when the population's field comes, ${width} wide`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height }, isMobile: width < 500, hasTouch: width < 500 });
    const page = await context.newPage();
    await page.addInitScript(watchMoves);
    const game = new Play(page);
    await page.goto(RACE);
    await game.ready();
    await expect(page.getByTestId("opponent").locator("svg")).toBeVisible();
    await expect(page.getByTestId("opponent-right")).not.toHaveText(/^population 0 /, { timeout: 120_000 });
    expect(await page.evaluate(() => window.moved)).toEqual([]);
    await context.close();
  });
}

test("a race link begins anew where its puzzle was solved before, and goes on when the page is loaded again", async ({ browser }) => {
  const context = await browser.newContext();
  const game = new Play(await context.newPage());
  await game.page.goto(`./#v=1&s=${PUZZLE}&view=play`);
  await game.ready();
  await game.solve();
  await expect(game.page.getByTestId("win")).toBeVisible();
  await game.page.close();
  const page = await context.newPage();
  const race = new Play(page);
  await page.goto(RACE);
  await race.ready();
  await expect(page.getByTestId("opponent")).toBeVisible();
  await expect.poll(() => race.digits()).toBe(PUZZLE);
  await race.square(0, 2).click();
  await page.keyboard.press("4");
  await expect(race.square(0, 2)).toHaveText("4");
  await page.reload();
  await race.ready();
  await expect(page.getByTestId("opponent")).toBeVisible();
  await expect(race.square(0, 2)).toHaveText("4");
  await context.close();
});

test("a race link on the game that is played keeps its board as a checkpoint, also when the page is loaded again", async ({ game, page }) => {
  await game.play(PUZZLE);
  for (const [column, digit] of [[2, "4"], [3, "6"]]) {
    await game.square(0, column).click();
    await page.keyboard.press(digit);
  }
  await expect(game.filled).toHaveText(`2 of ${OPEN} squares filled`);
  await game.paste(new URL(RACE, page.url()).href);
  await expect(page.getByTestId("opponent")).toBeVisible();
  await expect.poll(() => game.digits()).toBe(PUZZLE);
  await page.reload();
  await game.ready();
  await expect(page.getByTestId("opponent")).toBeVisible();
  await expect.poll(() => game.digits()).toBe(PUZZLE);
  await page.getByTestId("checkpoints").locator("summary").click();
  await game.button("Back to Before the race").click();
  await expect(game.filled).toHaveText(`2 of ${OPEN} squares filled`);
  await expect(game.square(0, 2)).toHaveText("4");
  await expect(game.square(0, 3)).toHaveText("6");
});

test("a race goes on after a look into the lessons, by Back and after a reload there", async ({ game, page }) => {
  await page.goto(RACE);
  await game.ready();
  await expect.poll(() => game.digits()).toBe(PUZZLE);
  await game.square(0, 2).click();
  await page.keyboard.press("4");
  await expect(game.filled).toHaveText(`1 of ${OPEN} squares filled`);
  await game.button("Lessons").click();
  await expect(page).toHaveURL(/view=lessons/);
  await page.getByTestId("lessons").locator("a, button").first().click();
  await expect(page).toHaveURL(/view=lesson-/);
  await page.goBack();
  await expect(page).toHaveURL(/view=lessons/);
  await page.reload();
  await expect(page.getByTestId("lessons")).toBeVisible();
  await page.goBack();
  await expect(page.getByTestId("opponent")).toBeVisible();
  await expect(game.filled).toHaveText(`1 of ${OPEN} squares filled`);
  await expect(game.square(0, 2)).toHaveText("4");
});

test("a daily puzzle that was played stands beside the technique solver and evolution", async ({ browser }) => {
  // Some two hundred presses, one after the other.
  test.slow();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(2026, 10, 24, 9, 30));
  const game = new Play(page);
  await game.open();
  await game.button("Play").click();
  await page.getByTestId("daily-sudoku").click();
  await expect(game.message).toHaveText("Sudoku, 24 November 2026");
  const left = (await game.digits()).split("").filter((digit) => digit === ".").length;
  for (let k = 0; k < 250 && (await game.panel.getAttribute("data-complete")) === "false"; k += 1) {
    const before = await page.getByTestId("hint").textContent();
    await page.getByTestId("hint").click();
    await expect(page.getByTestId("hint")).not.toHaveText(before === "Show more" ? "nothing" : before);
  }
  await page.getByTestId("beside-evolution").click();
  await expect(page.getByTestId("beside-progress")).toBeHidden({ timeout: 120_000 });
  await expect(page.getByTestId("beside-picture").locator("svg g")).toHaveCount(left);
  await expect(page.getByTestId("beside-figures").locator("dd")).toHaveCount(3);
  await context.close();
});

test("the tree of undo is drawn where it branches", async ({ game, page }) => {
  await game.play(PUZZLE);
  await expect(page.getByTestId("undo-tree")).toHaveCount(0);
  await game.square(0, 2).click();
  await page.keyboard.press("4");
  await page.getByTestId("what-if").click();
  await game.square(0, 3).click();
  await page.keyboard.press("6");
  const tree = page.getByTestId("undo-tree").locator("svg");
  await expect(tree.locator(".branch-line")).toHaveCount(1);
  await page.keyboard.press("Control+z");
  await expect(tree.locator(".undone")).toHaveCount(1);
});

test("the keys of play are drawn in the help", async ({ game, page }) => {
  await game.button("Help").click();
  await expect(page.locator("dialog[open] .key-map .used")).not.toHaveCount(0);
});
