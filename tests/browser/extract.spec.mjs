// Puzzles in texts of any kind: what is certain goes onto the board, the rest is shown first.
import { expect, test } from "./solve-page.mjs";

const LINE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const ROWS = LINE.match(/.{9}/g);
const BOARD = LINE.replaceAll("0", ".");

test("a mail, a program's lists and digits of another writing go onto the board", async ({ solve }) => {
  const mail = `On Monday, 3 August, Ann wrote:\n${ROWS.map((row) => `> ${[...row].join(" ")}`).join("\n")}\n> Can you?\n\nYes, in 20 minutes.`;
  const lists = `let board = [\n${ROWS.map((row) => `  [${[...row].join(", ")}],`).join("\n")}\n];`;
  const arabic = ROWS.map((row) => row.replaceAll("0", "·").replace(/\d/g, (d) => "٠١٢٣٤٥٦٧٨٩"[d])).join("\n");
  for (const text of [mail, lists, arabic]) {
    await solve.paste("1...............");
    await expect.poll(() => solve.digits()).toBe("1...............");
    await solve.paste(text);
    await expect(solve.message).toHaveText(/^Read as 9×9 in /);
    await expect.poll(() => solve.digits()).toBe(BOARD);
  }
});

test("a variant is named, and put on the board only when asked for", async ({ solve, page }) => {
  await solve.paste("1...............");
  await expect.poll(() => solve.digits()).toBe("1...............");
  await solve.paste(`Killer Sudoku, mind the cages: 12 and 7.\n\n${ROWS.join("\n")}`);
  await expect(page.getByTestId("recognised")).toContainText("without its killer cages");
  expect(await solve.digits()).toBe("1...............");
  await solve.button("Use this puzzle").click();
  await expect.poll(() => solve.digits()).toBe(BOARD);
});

test("a row that is too short is named, and boards that mend it are offered", async ({ solve, page }) => {
  const short = ROWS.map((row, k) => (k === 3 ? row.slice(1) : row)).join("\n");
  await solve.paste(`Look:\n${short}\nthanks`);
  await expect(page.getByTestId("recognised")).toContainText("80 squares: row 4 has 8, not 9.");
  await expect(solve.button("Use this puzzle")).toHaveCount(0);
  await page.getByTestId("list").getByRole("listitem").first().getByRole("button").click();
  await expect(solve.message).toContainText("Number 1 of");
  expect((await solve.digits()).slice(0, 27)).toBe(BOARD.slice(0, 27));
});
