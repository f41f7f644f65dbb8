// A cube as a puzzle: opened, typed into, made, evolved and checked.
import { cube, test } from "./cube-page.mjs";
import { expect } from "./solve-page.mjs";

test("the bar opens a SudoKube and goes back to the Sudoku", async ({ solve, page }) => {
  await solve.button("SudoKube").click();
  await expect(page.getByTestId("cube")).toBeVisible();
  await expect(solve.verdict).toHaveText(/^One solution: /);
  await solve.button("Solve").click();
  await expect(page.getByTestId("cube")).toHaveCount(0);
  await expect(page.getByTestId("candidates")).toBeVisible();
});

test("a cube's link opens the cube", async ({ kube, page }) => {
  await expect.poll(() => page.url()).toContain("k=edge");
  const link = page.url();
  expect(link.split("#")[1].length).toBeLessThan(600);
  await page.goto("about:blank");
  await kube.open(link);
  expect(await kube.face("F")).toBe(cube("hard")[0].slice(162, 243));
});

test("givens of a cube stay", async ({ kube }) => {
  await kube.shape("One face");
  const given = kube.at("flat", "F", 0, [...cube("hard")[0].slice(162, 171)].findIndex((digit) => digit !== "."));
  const before = await given.textContent();
  await given.click();
  await kube.page.keyboard.press(before === "9" ? "8" : "9");
  await expect(kube.message).toContainText("is a given and can’t be changed");
  await expect(given).toHaveText(before);
});

test("a digit typed on an edge is on both faces, on cube and flat", async ({ kube, page }) => {
  // F r1c2 is U r9c2; the corpus' hard cube leaves it empty or not, so any empty inner square of that edge will do.
  const row = (await kube.face("F")).slice(1, 8);
  const column = 1 + row.indexOf(".");
  await kube.at("cube", "F", 0, column).click();
  await page.keyboard.press("5");
  for (const where of ["cube", "flat"]) {
    await expect(kube.at(where, "F", 0, column)).toHaveText("5");
    await expect(kube.at(where, "U", 8, column)).toHaveText("5");
  }
  // Houses light up beyond the edge.
  await expect(kube.at("flat", "U", 4, column)).toHaveClass(/house/);
  await expect(kube.at("flat", "F", 4, column)).toHaveClass(/house/);
  await page.keyboard.press("ArrowUp");
  await kube.front("U");
  await expect(kube.at("flat", "U", 7, column)).toHaveAttribute("aria-selected", "true");
});

test("an empty cube is typed in one go, and squares that faces share once", async ({ kube, page }) => {
  await kube.button("Empty board").click();
  await kube.shape("One face");
  await page.getByTestId("turn-U").click();
  await kube.front("U");
  await kube.at("flat", "U", 0, 0).click();
  await page.keyboard.type(`123${".".repeat(77)}4`);
  // The first row of R was typed with U.
  await kube.front("R");
  await expect(kube.at("flat", "R", 1, 0)).toHaveAttribute("aria-selected", "true");
  await expect(kube.at("flat", "R", 1, 0)).toBeFocused();
  await page.keyboard.press("Backspace");
  await kube.front("U");
  expect(await kube.face("U")).toBe(`123${".".repeat(78)}`);
});

test("the face buttons show how far each face has settled", async ({ kube, page }) => {
  const size = () => page.getByTestId("turn-U").locator("i").evaluate((tile) => Number(tile.style.getPropertyValue("--k")));
  expect(await size()).toBe(0);
  await kube.choose("waters-cube-shared");
  await kube.speed("Full speed");
  await kube.main.click();
  await kube.phase("solved");
  expect(await size()).toBe(1);
  await expect(page.getByTestId("turn-U")).toHaveAttribute("aria-label", /^Up face: 100 % of its squares agreed$/);
});

test("each face shows its own copies, and marks those that disagree", async ({ kube, page }) => {
  await kube.choose("waters-cube");
  await kube.seed.fill("1");
  await kube.button("Step").click();
  await expect(kube.generation).toHaveText("0");
  await expect(kube.verdict).toHaveText(/The faces disagree about (1 edge square|[\d,]+ squares on the edges)\.$/);
  const torn = kube.flat.locator(".sq.torn");
  await expect(torn.first()).toHaveAttribute("aria-label", /different digit on the adjacent face$/);
  // F r1 is U r9: where a copy is marked on one, it is on the other, and the digits differ.
  const line = (face, row) =>
    kube.flat.getByTestId(`face-${face}`).locator(`[data-place^="${row},"]`).evaluateAll((squares) =>
      squares.slice(1, 8).map((s) => [s.textContent, s.classList.contains("torn")]));
  const [front, up] = [await line("F", 0), await line("U", 8)];
  expect(front.map(([, mark]) => mark)).toEqual(up.map(([, mark]) => mark));
  expect(front.map(([digit], k) => digit !== up[k][0])).toEqual(front.map(([, mark]) => mark));
  // Six faces solved one after the other need not make a cube.
  await kube.button("Stop").click();
  await kube.choose("waters-sequential");
  await kube.speed("Full speed");
  await kube.main.click();
  await kube.phase("rejected");
  await expect(torn.first()).toBeAttached();
});

test("a cube is made again from its seed", async ({ kube, page }) => {
  await page.getByTestId("size").selectOption("4");
  await page.getByTestId("generate").click();
  await expect(kube.making).toHaveText(/^This cube: Easy, Verified, seed \d+\./);
  const seed = (await kube.making.textContent()).match(/seed (\d+)/)[1];
  const first = await kube.face("F");
  await page.getByTestId("cube-seed").fill("12345");
  await page.getByTestId("generate").click();
  await expect(kube.making).toHaveText(/seed 12345\./);
  expect(await kube.face("F")).not.toBe(first);
  await page.getByTestId("cube-seed").fill(seed);
  await page.getByTestId("generate").click();
  await expect(kube.making).toContainText(`seed ${seed}.`);
  expect(await kube.face("F")).toBe(first);
});

test("a cube that is long in the making does not take the place of one that was opened meanwhile", async ({ kube, page }) => {
  let begin;
  const begun = new Promise((done) => (begin = done));
  // The thread that makes it.
  await page.route(/worker_boot[^?]*$/, (route) => begun.then(() => route.continue()));
  await page.getByTestId("size").selectOption("4");
  await page.getByTestId("generate").click();
  await expect(page.getByTestId("generate")).toHaveText("Stop");
  const [easy] = cube("easy");
  await kube.read(easy);
  begin();
  await expect(page.getByTestId("generate")).toHaveText("New SudoKube");
  expect(await kube.face("F")).toBe(easy.slice(162, 243));
  await expect(kube.message).toHaveText("Stopped. The puzzle on the board is unchanged.");
});

test("the way is explained where it is chosen", async ({ kube, page }) => {
  await expect(kube.making).toHaveText(/^Removes a digit only with a proof/);
  await page.getByTestId("way").selectOption("thesis");
  await expect(kube.making).toHaveText(/at random, as in Waters’ thesis/);
});

test("typed digits are checked against the only solution, and reset", async ({ kube, page }) => {
  const [puzzle, , , , solution] = cube("hard");
  const [face, answer] = [puzzle, solution].map((text) => text.slice(162, 243));
  const empty = [...[...face].keys()].filter((k) => face[k] === ".").slice(0, 2);
  await kube.shape("One face");
  for (const [n, k] of empty.entries()) {
    await kube.at("flat", "F", Math.floor(k / 9), k % 9).click();
    await page.keyboard.press(n ? String((Number(answer[k]) % 9) + 1) : answer[k]);
  }
  await page.getByTestId("check").click();
  await expect(kube.message).toHaveText("1 of 2 typed digits wrong. Check again to see which.");
  await page.getByTestId("check").click();
  await expect(kube.message).toContainText("1 of 2 typed digits right; the wrong one is marked.");
  await expect(kube.at("flat", "F", Math.floor(empty[1] / 9), empty[1] % 9)).toHaveClass(/conflict/);
  await page.getByTestId("reset").click();
  expect(await kube.face("F")).toBe(face);
});

test("a hard cube is made, evolved, paused in the middle, resumed and solved", async ({ kube, page }) => {
  await page.getByTestId("level").selectOption("hard");
  // This cube takes 73 generations with the seed below, so that it can be paused in the middle; others take four.
  await page.getByTestId("cube-seed").fill("1");
  await page.getByTestId("generate").click();
  await expect(kube.message).toHaveText(/^Generated in .* \(verified\): 131 givens\. One solution as a cube\. Faces with several solutions on their own: [456] of 6/);
  await kube.choose("waters-cube-shared");
  await kube.seed.fill("3");
  await kube.speed("1 generation per second");
  await kube.main.click();
  await expect.poll(() => kube.generations()).toBeGreaterThan(0);
  await kube.button("Pause").click();
  await kube.phase("paused");
  await kube.speed("Full speed");
  await kube.button("Resume").click();
  await kube.phase("solved");
  await expect(kube.verdict).toHaveText(/Checked: the only solution\./);
  // Faces that meet agree along their edge.
  expect((await kube.face("U")).slice(72)).toBe((await kube.face("F")).slice(0, 9));
});

test("a bad cube text says what is wrong and where", async ({ kube, page }) => {
  const good = cube("easy")[4];
  const first = good[0] === "1" ? "2" : "1";
  await kube.paste(first + good.slice(1));
  await expect(kube.message).toHaveText(/U r1c1 holds . and .* holds .*same square of the cube/);
  await page.keyboard.press("Escape");
  await kube.paste(good.slice(1));
  await expect(kube.message).toHaveText(/^Found 485 squares/);
});
