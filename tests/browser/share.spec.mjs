// What comes in and goes out: files, lists, texts, links, codes, pictures, paper.
import jsQR from "jsqr";
import { readFileSync } from "node:fs";
import { boxOf } from "./box.mjs";
import { AMBIGUOUS, ESCARGOT, SPREADSHEET, accessible, expect, test } from "./solve-page.mjs";

const NAMED = (number) => `${number},${ESCARGOT.replace("1", String((number % 8) + 1))}`;
const cube = readFileSync(new URL("../corpus/cubes_9.tsv", import.meta.url), "utf8").split("\n").find((l) => !l.startsWith("#")).split("\t")[0];

const share = (page) => page.getByTestId("share");
/** A button of the dialog. */
const inside = (page, name) => share(page).getByRole("button", { name, exact: true });
const open = async (solve, page) => {
  await solve.button("Share").click();
  await expect(inside(page, "One line")).toBeEnabled();
};
/** The text of the file that a click saves. */
const saved = async (page, act) => {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
};
const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());

/** Drags files over the page and lets them go, as a hand does. */
const drop = async (page, files) => {
  const data = await page.evaluateHandle((files) => {
    const data = new DataTransfer();
    files.forEach(({ name, text }) => data.items.add(new File([text], name)));
    return data;
  }, files);
  await page.dispatchEvent("main", "dragenter", { dataTransfer: data });
  await expect(page.getByTestId("drop")).toBeVisible();
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
  await expect(page.getByTestId("drop")).toBeHidden();
};

test("a dropped file goes onto the board, and a bad one is refused with its place", async ({ solve, page }) => {
  await drop(page, [{ name: "one.sdk", text: `#DThe one\n${ESCARGOT.match(/.{9}/g).join("\n")}\n` }]);
  await expect(solve.message).toHaveText("one.sdk: .sdk file, 23 givens.");
  expect(await solve.digits()).toBe(ESCARGOT);
  await drop(page, [{ name: "bad.txt", text: `${ESCARGOT.slice(0, 40)}w${ESCARGOT.slice(41)}` }]);
  await expect(page.getByTestId("recognised")).toContainText("bad.txt: “w” in line 1, column 41");
  await page.keyboard.press("Escape");
  await expect(solve.message).not.toContainText("bad.txt");
  expect(await solve.digits()).toBe(ESCARGOT);
  // What was typed outlives a file that holds nothing, and of a mail it is said what was left out.
  await solve.button("Paste").click();
  await page.getByLabel("One line of 16").fill("53..7.... half typed");
  await page.getByTestId("files").setInputFiles({ name: "none.txt", mimeType: "text/plain", buffer: Buffer.from("Nothing in it.") });
  await expect(page.getByTestId("recognised")).toHaveText(/^none\.txt: no puzzle found/);
  await expect(page.getByLabel("One line of 16")).toHaveValue("53..7.... half typed");
  await page.keyboard.press("Escape");
  await drop(page, [{ name: "mail.txt", text: `Hello\n\n${SPREADSHEET.match(/.{9}/g).join("\n")}\n\nBye` }]);
  await expect(solve.message).toHaveText(/^mail\.txt: 9×9 in rows, \d+ givens\. 2 lines around it left out\.$/);
  expect(await solve.digits()).toBe(SPREADSHEET);
});

test("several chosen files are one list; it is searched, paged and picked from", async ({ solve, page }) => {
  const text = [...Array(12_000).keys()].map((k) => NAMED(k + 1)).join("\n");
  await solve.button("Paste").click();
  await page.getByTestId("files").setInputFiles([
    { name: "many.csv", mimeType: "text/csv", buffer: Buffer.from(`name,puzzle\n${text}\n`) },
    { name: "other.txt", mimeType: "text/plain", buffer: Buffer.from(SPREADSHEET) },
  ]);
  await expect(page.getByTestId("recognised")).toHaveText("2 files, 12,001 puzzles.");
  const entries = page.getByTestId("list").getByRole("listitem");
  await expect(entries).toHaveCount(10);
  await expect(page.getByTestId("range")).toHaveText("1 to 10 of 12,001");
  await accessible(page, "a long list", "dialog[open]");
  await solve.button("Next").click();
  await expect(page.getByTestId("range")).toHaveText("11 to 20 of 12,001");
  await page.getByLabel("Search the list").fill("other");
  await expect(page.getByTestId("range")).toHaveText("1 to 1 of 1");
  await page.getByLabel("Search the list").fill("11999");
  await expect(entries).toHaveText(/11999\. 11999, 9×9/);
  await page.getByLabel("Search the list").fill("12001");
  await expect(entries.first()).toContainText("12001. other, 9×9");
  await entries.first().getByRole("button").click();
  await expect(solve.message).toContainText("Number 12,001 of 12,001");
  expect(await solve.digits()).toBe(SPREADSHEET);
});

test("what is used is what the box holds, read or not", async ({ solve, page }) => {
  await solve.button("Paste").click();
  const box = page.getByLabel("One line of 16");
  await box.fill(SPREADSHEET);
  const use = solve.button("Use this puzzle");
  await expect(use).toBeEnabled();
  // Replaced and used before any worker can answer.
  await box.evaluate((box, text) => {
    box.value = text;
    box.dispatchEvent(new Event("input", { bubbles: true }));
    [...document.querySelectorAll("dialog[open] button.main")].at(0).click();
  }, ESCARGOT);
  await expect.poll(() => solve.digits()).toBe(ESCARGOT);
  await expect(solve.message).toHaveText(/^Read as/);
  // Replaced, and the box closed: nothing is put on the board, and the box holds it when it is opened again.
  await solve.button("Paste").click();
  await box.fill(SPREADSHEET);
  await expect(use).toBeEnabled();
  await box.evaluate((box, text) => {
    box.value = text;
    box.dispatchEvent(new Event("input", { bubbles: true }));
    box.closest("dialog").close();
  }, AMBIGUOUS);
  await expect(box).toBeHidden();
  expect(await solve.digits()).toBe(ESCARGOT);
  await solve.button("Paste").click();
  await expect(box).toHaveValue(AMBIGUOUS);
  await use.click();
  await expect.poll(() => solve.digits()).toBe(AMBIGUOUS);
});

// The dialog gives the focus back to the square that had it: that is of a board which is gone.
for (const [from, to, size] of [["9x9", "a smaller board", 16], ["a cube", "a flat board", 81]]) {
  test(`a square was chosen, and the box brings another board: from ${from} to ${to}`, async ({ solve, page }) => {
    if (from === "a cube") {
      await solve.button("SudoKube").click();
      await page.getByRole("radio", { name: "One face", exact: true }).check({ force: true });
      await expect(page.locator(".cube-exhibit")).toHaveAttribute("data-flat", "");
    }
    const squares = page.locator("main [role=gridcell]").filter({ visible: true });
    await squares.last().click();
    await expect(page.locator("[role=gridcell]:focus")).toHaveCount(1);
    await solve.paste("no puzzle");
    await page.getByLabel("One line of 16").fill(size === 16 ? "....1.2..4.1...." : ESCARGOT);
    await solve.button("Use this puzzle").click();
    await expect(squares).toHaveCount(size);
    await expect(solve.square(0, 0)).toHaveAttribute("aria-label", size === 16 ? /empty/ : /given 1/);
    // The page lives.
    await solve.square(1, 1).click();
    await page.keyboard.press("3");
    await expect(solve.square(1, 1)).toHaveText("3");
  });
}

test("what is typed into the box is recognised, and a refused text stays", async ({ solve, page }) => {
  await solve.button("Paste").click();
  const box = page.getByLabel("One line of 16");
  await box.fill(ESCARGOT);
  await expect(page.getByTestId("recognised")).toHaveText("9×9 in one line, 23 givens.");
  await box.fill(`${ESCARGOT}1`);
  await expect(page.getByTestId("recognised")).toContainText("ound 82 squares");
  await expect(box).toHaveValue(`${ESCARGOT}1`);
  // One square too many: the boards that it may have been.
  const boards = page.getByTestId("list").getByRole("listitem");
  await expect(boards.filter({ hasText: ESCARGOT })).toHaveCount(1);
  await box.fill(`${ESCARGOT.slice(0, 40)}w${ESCARGOT.slice(41)}`);
  await expect(page.getByTestId("recognised")).toContainText("“w” in line 1, column 41");
  await expect(solve.button("Use this puzzle")).toBeDisabled();
  await box.fill(`https://www.sudokuwiki.org/sudoku.htm?bd=${ESCARGOT.replaceAll(".", "0")}`);
  await expect(page.getByTestId("recognised")).toHaveText("SudokuWiki link, 23 givens.");
  await solve.button("Use this puzzle").click();
  await expect.poll(() => solve.digits()).toBe(ESCARGOT);
});

test("a puzzle goes out as text, file and link to other pages", async ({ solve, page }) => {
  await solve.read(ESCARGOT);
  await open(solve, page);
  await inside(page, "One line").click();
  await expect(page.getByTestId("shared")).toHaveText("One line copied.");
  expect((await clipboard(page)).trim()).toBe(ESCARGOT);
  await inside(page, "Rows").click();
  await expect(page.getByTestId("shared")).toHaveText("Rows copied.");
  expect((await clipboard(page)).replaceAll("\n", "")).toBe(ESCARGOT);
  const zeros = ESCARGOT.replaceAll(".", "0");
  for (const [button, ending, part] of [
    [".sdm", "sdm", zeros], [".sdk", "sdk", ESCARGOT.slice(0, 9)], ["OpenSudoku", "opensudoku", `data="${zeros}"`], ["CSV", "csv", ESCARGOT],
  ]) {
    const file = await saved(page, () => inside(page, button).click());
    expect(file.name).toBe(`sudoku-9x9.${ending}`);
    expect(file.content.toString()).toContain(part);
  }
  const links = await page.getByTestId("elsewhere").getByRole("link").evaluateAll((all) => all.map((a) => a.href));
  expect(links).toEqual([
    `https://sudokuexchange.com/play/?s=${zeros}`, `https://www.sudokuwiki.org/sudoku.htm?bd=${zeros}`,
    `https://sudoku.coach/en/solver/${zeros}`, expect.stringContaining("https://sudokupad.app/scf"),
  ]);
});

test("what another page or format cannot hold is told with the reason", async ({ solve, page }) => {
  await solve.read("1......2.3......");
  await open(solve, page);
  await expect(inside(page, ".sdk")).toBeDisabled();
  await expect(share(page)).toContainText("For 9×9 boards only: .sdm, .sdk and OpenSudoku.");
  await expect(share(page)).toContainText("For 9×9 boards only: Sudoku Exchange, SudokuWiki, sudoku.coach and SudokuPad.");
});

test("the QR code fills the screen and holds the very link", async ({ solve, page }) => {
  for (const puzzle of [ESCARGOT, cube]) {
    await solve.read(puzzle);
    if (puzzle === cube) await expect(page.getByTestId("cube")).toBeVisible();
    await open(solve, page);
    const link = await page.getByTestId("link").inputValue();
    expect(link).toContain("seed=");
    await inside(page, "QR code").click();
    const code = page.getByTestId("code").locator("svg");
    await expect(code).toBeVisible();
    expect((await boxOf(code)).height).toBeGreaterThan(780);
    // Half its size, four pixels a module; one character a pixel travels faster than four numbers.
    const pixels = await code.evaluate(async (svg) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([svg.outerHTML], { type: "image/svg+xml" }));
      await image.decode();
      const size = image.width / 2;
      const context = Object.assign(document.createElement("canvas"), { width: size, height: size }).getContext("2d");
      context.drawImage(image, 0, 0, size, size);
      const { data } = context.getImageData(0, 0, size, size);
      return Array.from({ length: size * size }, (_, k) => (data[4 * k] < 128 ? "1" : "0")).join("");
    });
    const rgba = Uint8ClampedArray.from(pixels.split("").flatMap((dark) => [...Array(3).fill(dark === "1" ? 0 : 255), 255]));
    expect(jsQR(rgba, Math.sqrt(pixels.length), Math.sqrt(pixels.length))?.data).toBe(link);
    await page.keyboard.press("Escape");
    await expect(code).toBeHidden();
    await page.keyboard.press("Escape");
  }
});

/** Reads the code on a screenshot of the page as it stands there, shrunk to a share of its size: as from far away. */
async function scanned(page, part) {
  const shot = (await page.screenshot()).toString("base64");
  const { bits, width, height } = await page.evaluate(async ([shot, part]) => {
    const image = Object.assign(new Image(), { src: `data:image/png;base64,${shot}` });
    await image.decode();
    const [width, height] = [Math.round(image.width * part), Math.round(image.height * part)];
    const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
    context.drawImage(image, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return { bits: Array.from({ length: width * height }, (_, k) => String.fromCharCode(data[4 * k])).join(""), width, height };
  }, [shot, part]);
  const rgba = Uint8ClampedArray.from([...bits].flatMap((c) => [...Array(3).fill(c.charCodeAt(0)), 255]));
  return jsQR(rgba, width, height)?.data;
}

for (const [what, width, height, colorScheme] of [["a desktop", 1280, 800, "light"], ["a phone in the dark", 390, 844, "dark"]]) {
  test(`the QR code is read off the screen of ${what}, at half its size too`, async ({ solve, page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await solve.read(ESCARGOT);
    await open(solve, page);
    const link = await page.getByTestId("link").inputValue();
    await inside(page, "QR code").click();
    await boxOf(page.getByTestId("code").locator("svg"));
    for (const part of [1, 0.5]) await expect.poll(() => scanned(page, part)).toBe(link);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  });
}

test("the board, the net and the cube are saved as SVG and PNG", async ({ solve, page }) => {
  const png = (content) => ({ magic: content.subarray(1, 4).toString(), width: content.readUInt32BE(16), height: content.readUInt32BE(20) });
  await solve.read(ESCARGOT);
  await open(solve, page);
  let file = await saved(page, () => inside(page, "SVG").click());
  expect(file.name).toBe("sudoku-9x9-board.svg");
  expect(file.content.toString().match(/<text /g).length).toBe(23);
  file = await saved(page, () => inside(page, "PNG").click());
  expect(png(file.content)).toEqual({ magic: "PNG", width: 2000, height: 2000 });
  expect(file.content.length).toBeGreaterThan(20_000);
  await page.keyboard.press("Escape");
  await solve.read(cube);
  for (const [kind, width, height] of [["cube", 1747, 2000], ["both-sides", 2000, 1118], ["net", 2000, 1514]]) {
    await open(solve, page);
    await page.getByLabel("What the picture shows").selectOption(kind);
    file = await saved(page, () => inside(page, "PNG").click());
    expect(file.name).toBe(`sudokube-9x9-${kind}.png`);
    expect(png(file.content)).toEqual({ magic: "PNG", width, height });
    expect(file.content.length).toBeGreaterThan(40_000);
    await page.keyboard.press("Escape");
  }
});

test("nothing of an earlier puzzle or picture can be copied or saved", async ({ solve, page }) => {
  await solve.read(cube);
  await expect(page.getByTestId("cube")).toBeVisible();
  await open(solve, page);
  const png = inside(page, "PNG");
  await expect(png).toBeEnabled();
  /** What cannot be pressed right after an act: no answer of a worker comes between two steps of one script. */
  const closedAfter = (act) =>
    act.evaluate(async (element) => {
      if (element.matches("select")) {
        element.value = "net";
        element.dispatchEvent(new Event("change", { bubbles: true }));
      } else element.click();
      for (let k = 0; k < 50; k += 1) await null;
      return [...document.querySelectorAll("dialog.share button:disabled")].map((button) => button.textContent);
    });
  expect(await closedAfter(page.getByLabel("What the picture shows"))).toEqual([".sdm", ".sdk", "OpenSudoku", "SVG", "PNG"]);
  await expect(png).toBeEnabled();
  await page.keyboard.press("Escape");
  await solve.read("1......2.3......");
  expect(await closedAfter(solve.button("Share"))).toEqual(["One line", "Rows", ".sdm", ".sdk", "OpenSudoku", "CSV", "SVG", "PNG"]);
  await expect(inside(page, "One line")).toBeEnabled();
  await inside(page, "One line").click();
  await expect.poll(async () => (await clipboard(page)).trim()).toBe("1......2.3......");
});

test("pictures and sheets are written as the board is", async ({ solve, page }) => {
  await solve.read("1......2.3......");
  await solve.button("Settings").click();
  await page.getByRole("combobox", { name: "Digits", exact: true }).selectOption("shapes");
  await page.keyboard.press("Escape");
  await expect(solve.square(0, 0)).toHaveText("●");
  await open(solve, page);
  await expect(page.getByTestId("preview").locator("text")).toHaveText(["●", "▲", "■"]);
  // Files hold figures for ever.
  const file = await saved(page, () => inside(page, "CSV").click());
  expect(file.content.toString()).toMatch(/1[.0]{6}2[.0]3[.0]{6}/);
  await inside(page, "Print sheets").click();
  await expect(page.getByTestId("sheets").locator("text", { hasText: "■" })).not.toHaveCount(0);
  await page.keyboard.press("Escape");
});

const pageCount = (pdf) => (pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g) ?? []).length;

test.describe("on paper", () => {
  test.use({ fresh: true });

  test("sheets are printed: this puzzle, a cube, a list, new ones, with answers at the end", async ({ solve, page }) => {
    await page.addInitScript(() => (window.print = () => (window.printed = (window.printed ?? 0) + 1)));
    await page.reload();
    await solve.ready();
    const print = async () => {
      await solve.button("Share").click();
      await inside(page, "Print sheets").click();
    };
    const line = page.getByTestId("pages-line");
    await solve.read(ESCARGOT);
    await print();
    await expect(line).toHaveText("2 pages.");
    expect(pageCount(await page.pdf({ preferCSSPageSize: true }))).toBe(2);
    await solve.button("Print").click();
    expect(await page.evaluate(() => window.printed)).toBe(1);
    await accessible(page, "sheets", "dialog[open]");
    await page.keyboard.press("Escape");

    await solve.read(cube);
    await expect(page.getByTestId("cube")).toBeVisible();
    await print();
    await expect(line).toHaveText("2 pages.");
    await expect(page.getByTestId("sheets")).toContainText("Cut along the outer line");
    await page.keyboard.press("Escape");

    await solve.paste([1, 2, 3, 4, 5, 6, 7].map(NAMED).join("\n"));
    await page.getByTestId("list").getByRole("listitem").nth(2).getByRole("button").click();
    await print();
    await page.getByTestId("which").selectOption("list");
    await page.getByTestId("per-page").selectOption("4");
    await expect(line).toHaveText("3 pages.");
    expect(pageCount(await page.pdf({ preferCSSPageSize: true }))).toBe(3);

    // Puzzles with one solution are printed with how hard they are.
    await page.keyboard.press("Escape");
    await solve.paste(`${SPREADSHEET}\n53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79`);
    await page.getByTestId("list").getByRole("listitem").nth(1).getByRole("button").click();
    await print();
    await page.getByTestId("which").selectOption("list");
    await page.getByTestId("per-page").selectOption("2");
    await expect(line).toHaveText("2 pages.");
    await expect(page.getByTestId("sheets")).toContainText(/ER \d.*ER \d/s);

    await page.getByTestId("which").selectOption("new");
    await page.getByLabel("How many").fill("6");
    await page.getByTestId("per-page").selectOption("6");
    await solve.button("Generate").click();
    await expect(line).toHaveText("2 pages.");
    expect(pageCount(await page.pdf({ preferCSSPageSize: true }))).toBe(2);
    await page.keyboard.press("Escape");
    // Without sheets the page itself is printed: what there is to read, without its switches and keys.
    expect(pageCount(await page.pdf())).toBeGreaterThan(0);
    await solve.button("Play").click();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByTestId("board")).toBeVisible();
    await expect(page.getByLabel("Mark repeated digits")).toBeHidden();
  });
});

test("a desk that breaks down is replaced, and what was typed stays", async ({ solve, page, complaints }) => {
  await solve.button("Paste").click();
  await page.getByLabel("One line of 16").fill(ESCARGOT);
  await expect(page.getByTestId("recognised")).toHaveText("9×9 in one line, 23 givens.");
  await page.evaluate(() => document.dispatchEvent(new CustomEvent("sudokube:panic-desk")));
  await expect(solve.message).toContainText("Reading and writing puzzles failed");
  complaints.length = 0;
  await expect(page.getByLabel("One line of 16")).toHaveValue(ESCARGOT);
  await page.getByLabel("One line of 16").fill(SPREADSHEET);
  await expect(page.getByTestId("recognised")).toHaveText("9×9 in one line, 25 givens.");
});

test("a desk that breaks down while it writes what is to be shared is asked once more", async ({ solve, page, complaints }) => {
  await solve.read(ESCARGOT);
  await open(solve, page);
  // The browser hides it at once, and tells the page a moment later: what is pressed before opens nothing.
  await share(page).evaluate((dialog) => dialog.addEventListener("close", () => (window.isToldClosed = true), { once: true }));
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => window.isToldClosed);
  await expect(share(page)).toBeHidden();
  // It is asked before the page can know.
  await solve.button("Share").evaluate((button) => {
    document.dispatchEvent(new CustomEvent("sudokube:panic-desk"));
    button.click();
  });
  await expect(solve.message).toContainText("Reading and writing puzzles failed");
  complaints.length = 0;
  for (const name of ["One line", ".sdk", "SVG", "PNG"]) await expect(inside(page, name)).toBeEnabled();
});

test("a desk that breaks down while it makes sheets is asked once more", async ({ solve, page, complaints }) => {
  await solve.read(ESCARGOT);
  await open(solve, page);
  // It is asked before the page can know.
  await inside(page, "Print sheets").evaluate((button) => {
    document.dispatchEvent(new CustomEvent("sudokube:panic-desk"));
    button.click();
  });
  await expect(solve.message).toContainText("Reading and writing puzzles failed");
  complaints.length = 0;
  await expect(page.getByTestId("pages-line")).toHaveText("2 pages.");
  await expect(page.getByTestId("sheets").locator(".sheet")).toHaveCount(2);
});

for (const way of ["files", "a text"]) {
  test(`a desk that breaks down reads its list again when it is asked for it: ${way}`, async ({ solve, page, complaints }) => {
    const breakDown = async () => {
      await page.evaluate(() => document.dispatchEvent(new CustomEvent("sudokube:panic-desk")));
      await expect(solve.message).toContainText("Reading and writing puzzles failed");
      complaints.length = 0;
    };
    const lines = [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13].map(NAMED);
    const entries = page.getByTestId("list").getByRole("listitem");
    const pick = async (at, told) => {
      await entries.nth(at).getByRole("button").click();
      await expect(solve.message).toContainText(told);
    };
    if (way === "files") {
      const file = (name, part) => ({ name, mimeType: "text/csv", buffer: Buffer.from(`name,puzzle\n${part.join("\n")}\n`) });
      await solve.button("Paste").click();
      await page.getByTestId("files").setInputFiles([file("one.csv", lines.slice(0, 5)), file("two.csv", lines.slice(5))]);
    } else {
      await solve.paste(lines.join("\n"));
    }
    const range = page.getByTestId("range");
    await expect(range).toHaveText("1 to 10 of 12");
    await breakDown();
    await solve.button("Next").click();
    await expect(range).toHaveText("11 to 12 of 12");
    await pick(0, "Number 11 of 12");
    await breakDown();
    await solve.button("Paste").click();
    await pick(1, "Number 12 of 12");
    await breakDown();
    await solve.button("Paste").click();
    if (way === "files") {
      const file = await saved(page, () => page.getByTestId("save-list").selectOption("sdm"));
      expect(String(file.content).match(/[1-9.0]{81}/g)).toHaveLength(12);
    } else {
      await page.getByTestId("print-list").click();
      await expect(page.getByTestId("pages-line")).toHaveText("13 pages.");
    }
  });
}
