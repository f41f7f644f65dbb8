// Solving by logic: the rating beside the verdict, the path stepped both ways, hints by technique with their picture.
import { EASY } from "./class-page.mjs";
import { AMBIGUOUS, ESCARGOT, SolvePage, expect, opened, test as base } from "./solve-page.mjs";

// A puzzle that an X-wing decides (tests/corpus/technique.tsv).
const X_WING = "3.........9...2....6...48.....7485.....6..2..........9....3.4..2.4....3.1.3.9..7.";
// One that a forcing chain decides.
const CHAIN = "..8.1........8327....2..6.33..4....7.1........4...6.9.421.9.7..9.......4..7.6....";

const test = base.extend({ solve: opened(SolvePage) });

test("a puzzle is rated, and its path is stepped both ways", async ({ solve, page }) => {
  await solve.read(X_WING);
  const fold = page.getByTestId("logic");
  await expect(page.getByTestId("logic-er")).toHaveText("ER 3.2");
  await fold.locator("summary").click();
  await expect(page.getByTestId("logic-rating")).toHaveText(/^Hard: ER 3\.2, EP \d\.\d, ED \d\.\d \(SE 1\.2\.1\)\. Hardest step: X-wing\.$/);
  await expect(page.getByTestId("logic-at")).toHaveText(/^Step 1 of \d+$/);
  await expect(page.getByTestId("logic-step")).toHaveText(/./);
  const first = await page.getByTestId("logic-step").textContent();
  await page.getByTestId("logic-on").click();
  await expect(page.getByTestId("logic-at")).toHaveText(/^Step 2 of /);
  await expect(page.getByTestId("logic-step")).not.toHaveText(first);
  await page.getByTestId("logic-back").click();
  await expect(page.getByTestId("logic-step")).toHaveText(first);
  await expect(page.getByTestId("logic-back")).toBeDisabled();
  // The list leads to any step; the picture crosses out what goes.
  await fold.getByRole("listitem").filter({ hasText: "X-wing" }).first().getByRole("button").click();
  await expect(page.getByTestId("logic-step")).toHaveText(/^X-wing: in .*, \d fits only in .*, so remove \d from /);
  await expect(page.getByTestId("logic-picture").locator(".step-gone").first()).toBeAttached();
  await expect(fold.getByRole("listitem").last()).toHaveText(/^Solved by logic in \d+ steps\. Hardest: 3\.2 \(Hard\)\.$/);
});

test("what was found out of one puzzle is not told of another, and workers end with their view", async ({ solve, page }) => {
  await solve.read(EASY);
  await expect(page.getByTestId("logic-er")).toHaveText(/^ER 1/);
  await page.getByTestId("rating").locator("summary").click();
  await page.getByTestId("rate").click();
  const rated = page.getByTestId("rated");
  await expect(rated).toHaveText(/^Mean of 10 runs/, { timeout: 120_000 });
  const sheets = async () => {
    await solve.button("Share").click();
    await page.getByTestId("share").getByRole("button", { name: "Print sheets" }).click();
    await expect(page.getByTestId("pages-line")).toHaveText(/^\d pages?\.$/);
    const text = await page.getByTestId("sheets").textContent();
    await page.keyboard.press("Escape");
    return text;
  };
  expect(await sheets()).toContain("ER 1");
  const workers = page.workers().length;
  await solve.button("Play").click();
  expect(await sheets()).toContain("ER 1");
  await solve.read(CHAIN);
  expect(await sheets()).not.toContain("ER");
  for (let k = 0; k < 3; k += 1) {
    await solve.button("Solve").click();
    await expect(page.getByTestId("logic-er")).toHaveText(/^ER 7/);
    await expect(page.getByTestId("rating").locator("summary")).toHaveText("Rate this puzzle");
    await solve.button("Play").click();
    await expect(page.getByTestId("play")).toBeVisible();
  }
  // One more may prepare the puzzles of the day.
  await expect.poll(() => page.workers().length).toBeLessThanOrEqual(workers + 1);
});

test("a puzzle with several solutions has no rating", async ({ solve, page }) => {
  await solve.paste(AMBIGUOUS);
  await expect(solve.verdict).toHaveText(/^Several solutions/);
  await expect(page.getByTestId("logic")).toBeHidden();
});

test("a chain is drawn with arrows", async ({ solve, page }) => {
  await solve.read(CHAIN);
  await expect(page.getByTestId("logic-er")).toHaveText(/^ER 7/);
  await page.getByTestId("logic").locator("summary").click();
  await page.getByTestId("logic").getByRole("listitem").filter({ hasText: "Forcing chain" }).first().getByRole("button").click();
  await expect(page.getByTestId("logic-step")).toHaveText(/^Forcing chain: if r\dc\d is /);
  await expect.poll(() => page.getByTestId("logic-picture").locator(".step-tip").count()).toBeGreaterThan(2);
});

/** Takes hints until one is told in full that is more than a single. */
async function askForPicture(page) {
  const told = page.getByTestId("told");
  for (let k = 0; k < 80; k += 1) {
    for (let strength = 0; strength < 3; strength += 1) {
      await page.getByTestId("hint").click();
      await expect(told).toHaveText(/./);
    }
    if (await page.getByTestId("hint-picture").locator("svg").count()) return;
    await page.getByTestId("hint").click();
    await expect(told).toHaveText("");
  }
}

test("a hint that is more than a single has a picture", async ({ solve, page }) => {
  // All that singles find is in: the next hint is a pattern.
  await solve.read(X_WING);
  await solve.button("Play").click();
  await expect(solve.verdict).toHaveText(/^One solution/);
  await askForPicture(page);
  await expect(page.getByTestId("hint-picture").locator(".step-gone").first()).toBeVisible();
});

test("a rating goes on by itself to its end, also beyond dynamic chains", async ({ solve, page }) => {
  await solve.read(ESCARGOT);
  await page.getByTestId("logic").locator("summary").click();
  const further = page.getByTestId("logic-further");
  // A slow machine comes to the pause.
  await expect(async () => {
    if (await further.isVisible()) await further.click();
    await expect(page.getByTestId("er")).toHaveText("10.5", { timeout: 1000 });
  }).toPass({ timeout: 100_000 });
  await expect(page.getByTestId("er-parts")).toHaveText("EP 1.2 up to the first digit, ED 1.2 for the first step.");
  await expect(page.getByTestId("logic").getByRole("listitem").last()).toHaveText(/^Solved by logic in \d+ steps\. Hardest: 10\.5 \(Extreme\)\.$/);
});

test("the picture of a hint lies on the board, and is lifted by whoever presses it", async ({ solve, page }) => {
  await solve.read(X_WING);
  await solve.button("Play").click();
  await expect(solve.verdict).toHaveText(/^One solution/);
  const [told, picture] = [page.getByTestId("told"), solve.board.getByTestId("hint-picture")];
  await askForPicture(page);
  await expect(picture.locator("svg")).toBeVisible();
  const text = await told.textContent();
  await solve.square(8, 8).click();
  await expect(picture.locator("svg")).toHaveCount(0);
  await expect(told).toHaveText(text);
});
