// Playing day by day: candidates, digit first, "what if", the end of a game, the puzzles of a day, calendar and times.
import { readFileSync } from "node:fs";
import { boxOf } from "./box.mjs";
import { PlayPage } from "./play-page.mjs";
import { expect, opened, test as base } from "./solve-page.mjs";

class Play extends PlayPage {
  constructor(page) {
    super(page);
    this.pad = page.getByTestId("pad");
  }

  /** Row and column of the first square without a digit. */
  async empty() {
    const at = (await this.digits()).indexOf(".");
    return [Math.floor(at / 9), at % 9];
  }

  key(digit) {
    return this.pad.getByRole("button", { name: new RegExp(`^Digit ${digit}`) });
  }
}

const test = base.extend({ game: opened(Play) });
const ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
const FOUR = "123434..2143432.";
const DAILY = readFileSync(new URL("../corpus/daily.csv", import.meta.url), "utf8").trim().split("\n").slice(1).map((line) => line.split(","));
const puzzleOf = (kind, date) => DAILY.find((row) => row[1] === kind && row[2] === date)[4];

test("candidates stand in their places, and a struck one stays struck when digits come and go", async ({ game, page }) => {
  await game.play(ESCARGOT);
  await page.getByTestId("candidates").click();
  const [square, beside] = [game.square(0, 1), game.square(0, 3)];
  await expect(square).toHaveAttribute("data-cand", " 2 \n 56\n 8 ");
  await expect(square).toHaveAttribute("aria-label", "row 1, column 2, box 1, empty, candidates 2 5 6 8");
  // The digit that is lit is lit among them.
  await game.square(2, 3).click();
  await expect(square).toHaveClass(/spot/);
  await square.click();
  await page.keyboard.press("b");
  await page.keyboard.press("6");
  await expect(square).toHaveAttribute("data-cand", " 2 \n 5 \n 8 ");
  await beside.click();
  await page.keyboard.press("z");
  await page.keyboard.press("5");
  await expect(square).toHaveAttribute("data-cand", " 2 \n   \n 8 ");
  await page.keyboard.press("Delete");
  await expect(square).toHaveAttribute("data-cand", " 2 \n 5 \n 8 ");
  // Marks of one's own take their place, and give it back.
  await square.click();
  await page.keyboard.press("Control+Digit8");
  await expect(square).not.toHaveAttribute("data-cand", /./);
  await page.reload();
  await game.ready();
  await expect(game.square(0, 1)).toHaveAttribute("data-centre", "8");
  await game.square(0, 1).click();
  await page.keyboard.press("Delete");
  await expect(square).toHaveAttribute("data-cand", " 2 \n 5 \n 8 ");
});

/** Taps a square so many times. Sent together: on a slow machine the answers to each may take longer than a double tap or a long press. */
async function tap(square, times = 1) {
  const { mouse } = square.page();
  await square.hover();
  const counts = Array.from({ length: times }, (_, k) => ({ clickCount: k + 1 }));
  await Promise.all(counts.flatMap((count) => [mouse.down(count), mouse.up(count)]));
}

test("a candidate is struck where it stands, and a double tap writes the only one", async ({ game, page }) => {
  await game.play(FOUR);
  await page.getByTestId("candidates").click();
  await page.getByRole("radio", { name: "Strike", exact: true }).check({ force: true });
  const square = game.square(1, 2);
  await expect(square).toHaveAttribute("data-cand", "1 \n  ");
  const box = await boxOf(square);
  await square.click({ position: { x: box.width / 4, y: box.height / 4 } });
  await expect(square).not.toHaveAttribute("data-cand", /\d/);
  await page.keyboard.press("Control+z");
  await expect(square).toHaveAttribute("data-cand", "1 \n  ");
  await page.getByRole("radio", { name: "Digit", exact: true }).check({ force: true });
  await tap(square, 2);
  await expect(square).toHaveText("1");
});

test("digit first: a chosen digit is lit, written by tap and drag, and small by the right button", async ({ game, page }) => {
  await game.play(ESCARGOT);
  await page.keyboard.press("Escape");
  await game.key(5).click();
  await expect(game.key(5)).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".board .same")).toHaveCount([...ESCARGOT].filter((d) => d === "5").length);
  await tap(game.square(0, 1));
  await expect(game.square(0, 1)).toHaveText("5");
  await tap(game.square(4, 4));
  await tap(game.square(0, 1));
  await expect(game.square(0, 1)).toHaveText("");
  // The second tap of a double tap takes nothing away.
  await tap(game.square(0, 6), 2);
  await expect(game.square(0, 6)).toHaveText("5");
  await game.square(7, 4).click({ button: "right" });
  await expect(game.square(7, 4)).toHaveAttribute("data-corner", /^5/);
  const [from, to] = [await boxOf(game.square(8, 3)), await boxOf(game.square(8, 5))];
  const middle = (from.x + to.x) / 2;
  await page.mouse.move(from.x + 10, from.y + 10);
  // Sent together: on a slow machine the way to the next square may take longer than a long press.
  await Promise.all([page.mouse.down(), page.mouse.move(middle + 10, to.y + 10)]);
  await page.mouse.move(to.x + 10, to.y + 10);
  await page.mouse.up();
  for (const column of [3, 4, 5]) await expect(game.square(8, column)).toHaveText("5");
  await page.keyboard.press("Control+z");
  for (const column of [3, 4, 5]) await expect(game.square(8, column)).toHaveText("");
  // A long press writes small, and nothing large afterwards, also where the pointer goes on.
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await expect(game.square(8, 3)).toHaveAttribute("data-corner", /^5/);
  await page.mouse.move(middle + 10, to.y + 10);
  await page.mouse.up();
  await tap(game.square(8, 7));
  await expect(game.square(8, 7)).toHaveText("5");
  for (const column of [3, 4]) await expect(game.square(8, column)).toHaveText("");
  await game.key(5).click();
  await expect(game.key(5)).not.toHaveAttribute("aria-pressed", /./);
});

test("what if: a branch marks its first square, and is thrown away or kept, also after a reload", async ({ game, page }) => {
  await game.play(ESCARGOT);
  await game.square(0, 1).click();
  await page.keyboard.press("2");
  await page.getByTestId("what-if").click();
  await game.square(0, 2).click();
  await page.keyboard.press("4");
  await game.square(0, 3).click();
  await page.keyboard.press("5");
  await expect(game.square(0, 2)).toHaveClass(/first/);
  await page.reload();
  await game.ready();
  await expect(game.square(0, 2)).toHaveClass(/first/);
  await page.getByTestId("drop-branch").click();
  await expect(game.square(0, 2)).toHaveText("");
  await expect(game.square(0, 3)).toHaveText("");
  await expect(game.square(0, 1)).toHaveText("2");
  await page.getByTestId("what-if").click();
  await game.square(0, 2).click();
  await page.keyboard.press("4");
  await page.getByTestId("keep-branch").click();
  await expect(game.square(0, 2)).toHaveText("4");
  await expect(game.square(0, 2)).not.toHaveClass(/first/);
});

test("a win tells the time, hints, rating and evolution, can be seen again and shared without spoiling", async ({ game, page }) => {
  await game.play(FOUR);
  await page.getByTestId("hint").click();
  await expect(page.getByTestId("told")).toHaveText(/./);
  for (const [row, column, digit] of [[1, 2, "1"], [1, 3, "2"], [3, 3, "1"]]) {
    if ((await game.square(row, column).textContent()) !== "") continue;
    await game.square(row, column).click();
    await page.keyboard.press(digit);
  }
  const win = page.getByTestId("win");
  await expect(win).toBeVisible();
  await expect(page.getByTestId("won-time")).toHaveText(/^\d+:\d\d$/);
  await expect(page.getByTestId("hints-told")).toHaveText(/^One said where to look, at \d+:\d\d\.$/);
  await expect(page.getByTestId("won-rating")).toHaveText(/^ER 1\.\d, Easy\.$/);
  await expect(page.getByTestId("evolution")).toHaveText(/^evolution .* boards? evaluated$/);
  await expect(page.getByTestId("compared")).toHaveText("your first at this level");
  await expect(win.locator("figure text")).toHaveCount(0);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the picture" }).click();
  expect((await saved).suggestedFilename()).toBe("sudokube-order.png");
  // Looked at in the same moment: its first step comes after three seconds, and a frame may come later than that.
  const typed = await page.getByTestId("film-again").evaluate(async (again) => {
    again.click();
    for (let turn = 0; turn < 50; turn += 1) await null;
    return ["", " text.typed"].map((part) => document.querySelectorAll(`[data-testid=film]${part}`).length);
  });
  expect(typed).toEqual([1, 0]);
  await expect(page.getByTestId("film").getByRole("slider")).toHaveValue("3");
  // Digits of a row are one text.
  await expect(page.getByTestId("film").locator("text.typed")).toHaveText(["12", "1"]);
  await page.getByTestId("share-result").click();
  await expect(game.message).toHaveText("Result copied. It contains no spoilers.");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^SudoKube\. 4×4 by hand: \d+:\d\d, 1 hint\. http.*#v=1&s=1234/);
  expect(text).not.toContain("seed=");
  // Whoever opens it plays the same puzzle from its start.
  const friend = await page.context().browser().newContext();
  const theirs = new Play(await friend.newPage());
  await theirs.page.goto(text.slice(text.indexOf("http")));
  await expect(theirs.page.getByTestId("play")).toBeVisible();
  await expect.poll(() => theirs.digits()).toBe(FOUR);
  await friend.close();
  // It is in the statistics, and solving it once more changes nothing there.
  await page.getByTestId("calendar").click();
  await expect(page.getByTestId("statistics").locator("tbody tr")).toHaveText(/^4×4 Easy1/);
  await page.keyboard.press("Escape");
  await page.getByTestId("next-puzzle").click();
  await expect(win).toBeHidden();
  await expect.poll(() => game.digits()).not.toBe("1234341221434321");
});

test("what a later version has kept of a solved puzzle is put aside, not replaced", async ({ game, page }) => {
  await game.play(FOUR);
  const type = async (row, column, digit) => {
    await game.square(row, column).click();
    await page.keyboard.press(digit);
  };
  await type(1, 2, "1");
  await type(1, 3, "2");
  const kept = () => page.evaluate(() => Object.entries(localStorage));
  const place = async () => (await kept()).map(([key]) => key).find((key) => key.startsWith("sudokube:play:"));
  await expect.poll(place).toBeTruthy();
  const record = (await place()).replace("play:", "done:");
  await page.evaluate((key) => localStorage.setItem(key, "2 later"), record);
  await type(3, 3, "1");
  await expect(page.getByTestId("win")).toBeVisible();
  await expect.poll(async () => Object.fromEntries(await kept())[record]).toMatch(/^1 /);
  expect((await kept()).map(([, text]) => text)).toContain("2 later");
});

test("of two solved puzzles, one after the other, each has its own result", async ({ game, page }) => {
  const type = async (squares) => {
    for (const [row, column, digit] of squares) {
      await game.square(row, column).click();
      await page.keyboard.press(digit);
    }
    await expect(page.getByTestId("win")).toBeVisible();
  };
  const shared = async () => {
    await page.evaluate(() => navigator.clipboard.writeText("nothing yet"));
    await page.getByTestId("share-result").click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("#v=1&s=");
    return (await page.evaluate(() => navigator.clipboard.readText())).match(/&s=([^&]+)/)[1];
  };
  await game.play(FOUR);
  await type([[1, 2, "1"], [1, 3, "2"], [3, 3, "1"]]);
  expect(await shared()).toBe(FOUR);
  const other = FOUR.replaceAll(/[14]/g, (digit) => (digit === "1" ? "4" : "1"));
  await game.paste(other);
  await expect(page.getByTestId("win")).toBeHidden();
  await type([[1, 2, "4"], [1, 3, "2"], [3, 3, "4"]]);
  expect(await shared()).toBe(other);
  // The first comes back as it was solved.
  await game.paste(FOUR);
  await expect.poll(() => game.digits()).toBe("1234341221434321");
  expect(await shared()).toBe(FOUR);
});

test("addresses of their own lead to the puzzle of the day and to the game that was played last", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(2026, 10, 24, 9, 30));
  const game = new Play(page);
  await game.open("./#daily");
  await expect(game.message).toHaveText("Sudoku, 24 November 2026");
  expect(await game.digits()).toBe(puzzleOf("sudoku", "2026-11-24"));
  await page.keyboard.press("?");
  await expect(page.locator("dialog[open]")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  const open = puzzleOf("sudoku", "2026-11-24").indexOf(".");
  await game.square(Math.floor(open / 9), open % 9).click();
  await page.keyboard.press("4");
  await page.goto("about:blank");
  await game.open("./#play");
  await expect(game.message).toHaveText(/^Resumed/);
  await expect.poll(async () => (await game.digits())[open]).toBe("4");
  // The door of the first screen leads there, too.
  await page.goto("about:blank");
  await page.goto("./");
  await page.getByTestId("start").getByText("Play by hand").click();
  await expect(game.message).toHaveText(/^Resumed/);
  await context.close();
});

for (const width of [1024, 1280, 1920]) {
  test(`a cube that is played has its place beside its keys, ${width} wide`, async ({ game, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await game.button("SudoKube").click();
    await game.button("Play").click();
    await game.settled();
    const inside = async (part) => {
      const { x, width: wide } = await boxOf(part);
      return x >= 0 && x + wide <= width;
    };
    for (const part of [page.getByTestId("pause"), page.getByTestId("check-typed"), page.getByTestId("hint"), page.getByTestId("pad")]) {
      await expect(part).toBeVisible();
      await expect.poll(() => inside(part)).toBe(true);
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // The cube is not cut by its stage.
    await expect.poll(() => page.evaluate(() => {
      const of = (element) => element.getBoundingClientRect();
      const stage = of(document.querySelector(".turntable"));
      return [...document.querySelectorAll(".turntable .board")].every((face) => of(face).left >= stage.left && of(face).right <= stage.right);
    })).toBe(true);
  });
}

for (const [width, height] of [[390, 844], [360, 740]]) {
  test(`what the board says, the time and the keys are in one screen of a phone, ${width}×${height}`, async ({ game, page }) => {
    await page.setViewportSize({ width, height });
    await game.play(ESCARGOT);
    await game.settled();
    const seen = async (part) => {
      await expect(part).toBeVisible();
      const inside = async () => {
        const [box, bar] = [await boxOf(part), await boxOf(page.locator(".views"))];
        return box.y >= 0 && box.y + box.height <= bar.y;
      };
      await expect.poll(inside).toBe(true);
    };
    const place = () => page.evaluate(() => document.querySelector(".board").getBoundingClientRect().top + scrollY);
    const board = await place();
    await seen(page.getByTestId("pause"));
    await seen(page.getByTestId("hint"));
    for (let strength = 0; strength < 3; strength++) {
      // A click of Playwright's scrolls, a finger does not.
      await page.getByTestId("hint").dispatchEvent("click");
      await expect(page.getByTestId("told")).toHaveText(/./);
      await seen(page.getByTestId("told"));
    }
    await game.key(4).dispatchEvent("click");
    await expect(game.message).toHaveText(/^4 is selected/);
    await seen(game.message);
    // Nothing has moved.
    expect(await place()).toBe(board);
  });
}

test("the puzzles of a day are those of every machine, and a day solved is in the streak and the calendar", async ({ browser }) => {
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
  expect(await game.digits()).toBe(puzzleOf("sudoku", "2026-11-24"));
  await page.getByTestId("daily-16x16").click();
  await expect(game.message).toHaveText("16×16 of the week, 23 November 2026");
  expect(await game.digits()).toBe(puzzleOf("16x16", "2026-11-23"));
  await page.getByTestId("daily-sudokube").click();
  await expect(game.message).toHaveText("SudoKube, 24 November 2026");
  await page.getByTestId("daily-sudoku").click();
  await expect(game.message).toHaveText("Sudoku, 24 November 2026");
  // Asked for once more, it goes on as it stands.
  const [row, column] = await game.empty();
  await game.square(row, column).click();
  await page.keyboard.press("4");
  await page.getByTestId("daily-sudoku").click();
  await expect(game.square(row, column)).toHaveText("4");
  await page.keyboard.press("Control+z");
  await expect(game.square(row, column)).toHaveText("");
  // Solved by hints.
  for (let k = 0; k < 250 && (await game.panel.getAttribute("data-complete")) === "false"; k += 1) {
    const before = await page.getByTestId("hint").textContent();
    await page.getByTestId("hint").click();
    await expect(page.getByTestId("hint")).not.toHaveText(before === "Show more" ? "nothing" : before);
  }
  await expect(page.getByTestId("win-streak")).toHaveText("1 day in a row. Longest: 1 day.");
  await expect(page.getByTestId("daily-sudoku")).toHaveText(/^Sudoku: \d+:\d\d$/);
  await page.getByTestId("calendar").click();
  await expect(page.getByTestId("streak")).toHaveText("1 day in a row. Longest: 1 day.");
  await expect(page.getByRole("button", { name: "24 November 2026, solved on its day" })).toBeVisible();
  await expect(page.getByRole("button", { name: "25 November 2026, not solved" })).toBeDisabled();
  await page.getByRole("button", { name: "20 November 2026, not solved" }).click();
  await expect(game.message).toHaveText("Sudoku, 20 November 2026");
  expect(await game.digits()).toBe(puzzleOf("sudoku", "2026-11-20"));
  await expect(page.getByTestId("of-day")).toHaveText("Sudoku, 20 November 2026");
  // Undo ends where the puzzle begins, and does not lead to the one before.
  await game.square(...(await game.empty())).click();
  await page.keyboard.press("5");
  for (let k = 0; k < 3; k += 1) await page.keyboard.press("Control+z");
  await expect.poll(() => game.digits()).toBe(puzzleOf("sudoku", "2026-11-20"));
  // One that was solved comes back as it was solved.
  await page.getByTestId("daily-sudoku").click();
  await expect(page.getByTestId("win")).toBeVisible();
  expect(await game.digits()).not.toContain(".");
  await context.close();
});
