// A photo or a screenshot becomes the puzzle: by file, paste and drop, mended by hand. States are waited for, never times.
import { boxOf } from "./box.mjs";
import { PhotoPage, drawn, kept } from "./photo-page.mjs";
import { SolvePage, accessible, expect, test as base } from "./solve-page.mjs";

const LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/** The upper third of the 5 in the first square is gone. */
const SPOILT = "context.fillStyle = '#fff'; context.fillRect(margin + 3, margin + 3, square - 6, square * 0.35)";
const [LIGHT, DARK] = ["screenshot-light.png", "screenshot-dark.jpg"].map(kept);

const test = base.extend({ photo: async ({ page, solve }, use) => use(new PhotoPage(solve.page ?? page)) });

test("a picture that is chosen is shown beside what was read, goes onto the board, and undo brings back what was there", async ({ solve, photo, page }) => {
  const before = await solve.digits();
  await page.evaluate(() => {
    globalThis.shifts = [];
    // What comes late behind the dialog is none of it.
    const ofDialog = (shift) => shift.sources.some((source) => source.node && (source.node.closest ? source.node : source.node.parentElement)?.closest("dialog"));
    new PerformanceObserver((list) => globalThis.shifts.push(...list.getEntries().filter(ofDialog).map((shift) => shift.value))).observe({ type: "layout-shift" });
  });
  await photo.choose(LIGHT.file);
  await photo.state("read");
  // What is read moves nothing of the dialog.
  expect(await page.evaluate(() => globalThis.shifts.reduce((sum, value) => sum + value, 0))).toBeLessThan(0.01);
  await expect(photo.said).toHaveText(/exactly one solution/);
  expect(await photo.digits()).toBe(LIGHT.digits);
  await photo.put.click();
  await expect(photo.dialog).toBeHidden();
  await expect(solve.message).toHaveText(/^Read from a photo, \d+ givens\.$/);
  expect(await solve.digits()).toBe(LIGHT.digits);
  await solve.button("Undo").click();
  await expect.poll(() => solve.digits()).toBe(before);
});

test("a dark screenshot comes from the dialog of new puzzles", async ({ solve, photo, page }) => {
  await page.getByTestId("new").click();
  await page.getByTestId("new-photo").setInputFiles(DARK.file);
  await expect(page.getByTestId("new-dialog")).toBeHidden();
  await photo.state("read");
  expect(await photo.digits()).toBe(DARK.digits);
  await photo.put.click();
  await expect.poll(() => solve.digits()).toBe(DARK.digits);
});

test("in Play, whose sheet comes after all others, the board as it was read stands beside the picture", async ({ solve, photo, page }) => {
  await solve.button("Play").click();
  // Its sheet is there once a day is chosen from the calendar or a game is played.
  await expect.poll(() => page.locator("link[data-diary]").evaluate((link) => link.sheet !== null)).toBe(true);
  await photo.choose(LIGHT.file);
  await photo.state("read");
  await expect.poll(async () => (await boxOf(photo.board)).width).toBeGreaterThan(200);
  await expect.poll(async () => (await boxOf(photo.board)).x - (await boxOf(photo.corner(1))).x).toBeGreaterThan(0);
});

test("Ctrl+V of a screenshot opens it; a spreadsheet's picture of its cells does not", async ({ solve, photo, page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const copy = (base64, text) => page.evaluate(async ([base64, text]) => {
    const png = new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], { type: "image/png" });
    const parts = { "image/png": png, ...(text ? { "text/plain": new Blob([text], { type: "text/plain" }) } : {}) };
    await navigator.clipboard.write([new ClipboardItem(parts)]);
  }, [base64, text]);
  const png = LIGHT.file.buffer.toString("base64");
  await copy(png, "1...............");
  await page.keyboard.press("Control+V");
  await expect.poll(() => solve.digits()).toBe("1...............");
  await expect(photo.dialog).toBeHidden();
  await copy(png, "");
  await page.keyboard.press("Control+V");
  await photo.state("read");
  expect(await photo.digits()).toBe(LIGHT.digits);
});

test("a picture can be dropped anywhere", async ({ photo, page }) => {
  const data = await page.evaluateHandle(([base64, type]) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], "dropped", { type }));
    return transfer;
  }, [DARK.file.buffer.toString("base64"), "image/jpeg"]);
  await page.dispatchEvent("body", "drop", { dataTransfer: data });
  await photo.state("read");
  expect(await photo.digits()).toBe(DARK.digits);
  await page.keyboard.press("Escape");
  await expect(photo.dialog).toBeHidden();
});

test("corners are dragged and moved by keys, and the board is read again within them", async ({ photo, page }) => {
  await photo.choose(LIGHT.file);
  await photo.state("read");
  await expect(photo.corner(0)).toHaveAttribute("aria-label", /^Top left corner: \d+ % across, \d+ % down$/);
  // Out of the board by half of its width: no lines are there.
  const { width } = await boxOf(page.locator(".shot"));
  await photo.drag(2, -width / 2, -width / 3);
  await photo.state("no-board");
  await expect(photo.said).toHaveText(/^No board’s lines were found within these corners\./);
  await expect(photo.put).toBeDisabled();
  await photo.drag(2, width / 2, width / 3);
  await photo.state("read");
  expect(await photo.digits()).toBe(LIGHT.digits);
  const name = await photo.corner(1).getAttribute("aria-label");
  await photo.corner(1).focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(photo.corner(1)).not.toHaveAttribute("aria-label", name);
  await expect(photo.corner(1)).toBeFocused();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowUp");
  await photo.state("read");
  await expect.poll(() => photo.digits()).toBe(LIGHT.digits);
});

test("a doubtful square is marked, its best guesses are offered, and any digit can be typed", async ({ solve, photo, page }) => {
  const file = await drawn(page, LINE, { edit: SPOILT });
  await photo.choose(file);
  await photo.state("read");
  const first = photo.board.getByRole("gridcell").first();
  await expect(first).toHaveAttribute("aria-label", /doubtful$/);
  await expect(first).toHaveAttribute("aria-selected", "true");
  const guesses = photo.doubts.getByRole("listitem").first().getByRole("button");
  await expect.poll(() => guesses.count()).toBeGreaterThan(1);
  await expect(guesses.first()).toHaveAttribute("aria-label", / in row 1, column 1$/);
  await first.click();
  await page.keyboard.press("5");
  await expect(first).toHaveAttribute("aria-label", "row 1, column 1, 5");
  await expect(photo.said).toHaveText(/^No square is doubtful/);
  await expect.poll(() => photo.digits()).toBe(LINE);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Delete");
  await expect(photo.board.getByRole("gridcell").nth(1)).toHaveAttribute("aria-label", "row 1, column 2, empty");
  await photo.dialog.getByRole("group", { name: "Digit of row 1, column 2" }).getByRole("button", { name: "3", exact: true }).click();
  await expect.poll(() => photo.digits()).toBe(LINE);
  // What was put right stays when a corner moves, and a text that is pasted meanwhile changes nothing behind the picture.
  await photo.board.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("7");
  await photo.corner(1).focus();
  // From the key on, what was read before is not to be used.
  const state = await photo.corner(1).evaluate(async (corner) => {
    corner.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    await new Promise((then) => setTimeout(then, 0));
    return corner.closest("dialog").dataset.state;
  });
  expect(state).toBe("reading");
  await photo.state("read");
  await page.keyboard.press("ArrowRight");
  await photo.state("read");
  await expect(photo.board.getByRole("gridcell").nth(2)).toHaveAttribute("aria-label", /row 1, column 3, 7/);
  await solve.paste(LIGHT.digits);
  await expect(photo.dialog).toBeVisible();
  await photo.board.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("Delete");
  await expect.poll(() => photo.digits()).toBe(LINE);
  await photo.put.click();
  await expect.poll(() => solve.digits()).toBe(LINE);
});

test("the first screen asks for a photo", async ({ photo, page }) => {
  await page.goto("about:blank");
  await page.goto("./");
  const chooser = page.waitForEvent("filechooser");
  await page.getByTestId("start").getByRole("button", { name: "Photo", exact: true }).click();
  await (await chooser).setFiles(LIGHT.file);
  await photo.state("read");
  await photo.put.click();
  await expect(page.getByTestId("start")).toBeHidden();
  await expect.poll(() => new SolvePage(page).digits()).toBe(LIGHT.digits);
});

test("a picture without a board and a file that is no picture say so", async ({ photo, page }) => {
  const empty = await drawn(page, LINE, { edit: "context.fillStyle = '#fff'; context.fillRect(0, 0, 9999, 9999); context.fillStyle = '#000'; context.fillText('no board', 99, 99)" });
  await photo.choose(empty);
  await photo.state("no-board");
  await expect(photo.said).toHaveText(/^No board was found\. Drag the four corners/);
  await expect(photo.board).toHaveCount(0);
  await page.getByTestId("photo-another").setInputFiles({ name: "broken.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await photo.state("refused");
  await expect(photo.said).toHaveText("This file is damaged, or not a picture that this browser can show. Try PNG or JPEG.");
  await page.getByTestId("photo-another").setInputFiles(LIGHT.file);
  await photo.state("read");
});

test("boards of 4, 6 and 16 squares a side are read", async ({ photo, page }) => {
  const large = Array.from({ length: 16 }, (_, row) => Array.from({ length: 16 }, (_, column) => {
    const digit = (4 * (row % 4) + Math.floor(row / 4) + column) % 16;
    return (row * 7 + column * 3) % 4 ? "123456789ABCDEFG"[digit] : ".";
  }).join("")).join("");
  for (const line of ["1.343.1..1434.21", "12345.4561.3231.64.64231312645.4531.", large]) {
    await photo.choose(await drawn(page, line));
    await photo.state("read");
    expect(await photo.digits()).toBe(line);
    await page.keyboard.press("Escape");
  }
});

test("handwriting is told from print, and left out on request", async ({ photo, page }) => {
  const written = kept("handwriting.png");
  await photo.choose(written.file);
  await photo.state("read");
  await expect(photo.dialog.locator(".with .note")).toHaveText(/^Looks handwritten: \d+ squares\.$/);
  expect(await photo.digits()).not.toBe(written.digits);
  await page.getByTestId("print-only").check();
  await expect.poll(() => photo.digits()).toBe(written.digits);
  await page.getByTestId("print-only").uncheck();
  await expect.poll(() => photo.digits()).not.toBe(written.digits);
});

test("of two pictures the newer one is shown, whichever is read first", async ({ photo, page }) => {
  await photo.choose(DARK.file);
  await page.getByTestId("photo-another").setInputFiles(LIGHT.file);
  await photo.state("read");
  expect(await photo.digits()).toBe(LIGHT.digits);
});

test.describe("with a page of its own", () => {
  test.use({ fresh: true });

  test("where a worker cannot decode pictures the page does", async ({ photo, page }) => {
    await page.route(/worker_boot/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `delete self.OffscreenCanvas;${await answer.text()}` });
    });
    await photo.choose(LIGHT.file);
    await photo.state("read");
    expect(await photo.digits()).toBe(LIGHT.digits);
  });

  test("a reader that breaks down says so, and reads the next time", async ({ photo, page }) => {
    await photo.choose(LIGHT.file);
    await photo.state("read");
    await page.evaluate(() => document.dispatchEvent(new Event("sudokube:panic-photo")));
    await photo.state("refused");
    await expect(photo.said).toHaveText(/^Reading the picture failed \(.+\)\. The puzzle is kept; try again\.$/);
    await page.getByTestId("photo-another").setInputFiles(DARK.file);
    await photo.state("read");
    expect(await photo.digits()).toBe(DARK.digits);
  });
});

for (const [size, viewport] of Object.entries({ desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } })) {
  for (const colorScheme of ["light", "dark"]) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, hasTouch: size === "phone", isMobile: size === "phone" });

      test("axe finds nothing, nothing sticks out, and targets are large enough for a finger", async ({ photo, page }) => {
        const file = await drawn(page, LINE, { edit: SPOILT });
        await photo.choose(file);
        await photo.state("read");
        await accessible(page, "read", "dialog[open]");
        expect(await photo.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
        const small = await photo.dialog.evaluate((dialog, least) => [...dialog.querySelectorAll("button, label.file")]
          .filter((e) => e.checkVisibility() && Math.min(e.getBoundingClientRect().width, e.getBoundingClientRect().height) < least)
          .map((e) => e.outerHTML.slice(0, 80)), size === "phone" ? 43.5 : 35);
        expect(small).toEqual([]);
      });
    });
  }
}
