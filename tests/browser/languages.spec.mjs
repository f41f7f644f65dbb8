// The page in other languages: which one it speaks, that it speaks it throughout, from right to left too, and that longer words fit.
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { boxOf } from "./box.mjs";
import { EASY } from "./class-page.mjs";
import { ESCARGOT, SolvePage, accessible } from "./solve-page.mjs";

const DIALOG = "dialog[open]";
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** What a language says for a message of the page. */
function said(language, name, part = "page") {
  const line = readFileSync(`languages/${language}/${part}.txt`, "utf8").split("\n").find((line) => line.startsWith(`${name} = `));
  return line.slice(name.length + 3);
}

const speaks = async (page, language) => {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.getByTestId("evolve")).toHaveText(said(language, "Button::Evolve"));
};

/** Texts that have letters and were not said by a language: those of `xx` stand in brackets. */
const unsaid = (page) =>
  page.evaluate(() => {
    // Names: of this page, of others, of file formats, of files, of techniques and of what a person has written.
    const own = /^(SudoKube|SudokuPad|SudokuWiki|Sudoku Exchange|OpenSudoku|sudoku\.coach|F-Puzzles|\.\w{3}|SVG|PNG|CSV)$/u;
    // A piece of a text with markup has no brackets, but accents on all vowels.
    const said = (text) => text.includes("[") || !/[a-z]{3}/i.test(text) || !/[aeiou]/i.test(text);
    const texts = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const at = walk.currentNode.parentElement;
      if (!at.checkVisibility() || at.closest("cite, textarea, code, pre, noscript")) continue;
      texts.push([at.tagName + (at.className ? `.${at.className}` : ""), walk.currentNode.textContent.trim()]);
    }
    for (const at of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
      for (const name of ["aria-label", "title", "placeholder"]) if (at.checkVisibility()) texts.push([`${at.tagName}[${name}]`, at.getAttribute(name) ?? ""]);
    }
    return texts.filter(([, text]) => !said(text) && !own.test(text)).map(([where, text]) => `${where}: ${text}`);
  });

/** A word of English as `xx` has it at its beginning. */
function spelt(word) {
  const accents = Object.fromEntries([..."aeioucnyAEIOUCNY"].map((letter, k) => [letter, [..."äëïöüçñÿÄËÏÖÜÇÑŸ"][k]]));
  return new RegExp(`^\\[${word.replaceAll(/[a-z]/gi, (c) => accents[c] ?? c)}·`);
}

const whole = async (page, where) => {
  expect.soft(await unsaid(page), where).toEqual([]);
  await fits(page, where);
};

/** Nothing sticks out to the right, and no word is cut off. */
const fits = async (page, where) => {
  const wide = await page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const out = [...document.body.querySelectorAll("*")].filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > clientWidth + 1 && !e.closest(".scroll, svg, [data-testid=cube], .visually-hidden"));
    return document.documentElement.scrollWidth > clientWidth ? out.slice(0, 5).map((e) => e.outerHTML.slice(0, 160)) : [];
  });
  expect.soft(wide, where).toEqual([]);
};

test.describe("of the browser", () => {
  test.use({ locale: "de-CH" });

  test("its language is spoken, and what is chosen in Settings holds over it", async ({ page }) => {
    const solve = new SolvePage(page);
    await solve.open();
    await speaks(page, "de");
    await expect(solve.verdict).toHaveText(/^Eine Lösung/);
    await page.locator("html").evaluate((html) => (html.dataset.before = "1"));
    await solve.button(said("de", "Bar::Settings")).click();
    await page.locator(DIALOG).getByLabel(said("de", "Words::Language")).selectOption("fi");
    await expect(page.locator("html")).not.toHaveAttribute("data-before");
    await solve.ready();
    await speaks(page, "fi");
    await page.reload();
    await solve.ready();
    await speaks(page, "fi");
  });

  test("a link has a language only when it is asked to, and it holds for the visit", async ({ page }) => {
    const solve = new SolvePage(page);
    await solve.open(`./#v=1&s=${ESCARGOT}&lang=ja`);
    await speaks(page, "ja");
    await solve.button(said("ja", "Bar::Settings")).click();
    await expect(page.locator(DIALOG).getByLabel(said("ja", "Words::Language"))).toHaveValue("ja");
    await page.keyboard.press("Escape");
    await solve.button(said("ja", "Bar::Share")).click();
    const link = page.getByTestId("link");
    await expect(link).toHaveValue(/#v=1&s=1/);
    await expect(link).not.toHaveValue(/lang=/);
    await page.getByLabel(said("ja", "Share::WithLanguage", "more")).check();
    await expect(link).toHaveValue(/&lang=ja\b/);
    await page.goto("about:blank");
    await solve.open(`./#v=1&s=${ESCARGOT}`);
    await speaks(page, "ja");
  });
});

test("a language that cannot be fetched is English", async ({ page }) => {
  await page.route(/languages\/ar-/, (route) => route.fulfill({ status: 404 }));
  const solve = new SolvePage(page);
  await solve.open(`./#v=1&s=${ESCARGOT}&lang=ar`);
  await expect(solve.main).toHaveText("Evolve");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).not.toHaveAttribute("dir", "rtl");
  // A thread that says something is there all the same.
  await expect(page.getByTestId("er-about")).toHaveText(/^Extreme/);
});

for (const language of ["de", "ar"]) {
  test(`nothing moves when the words of the first picture come: ${language}`, async ({ page }) => {
    await page.addInitScript(() => {
      window.moved = [];
      new PerformanceObserver((list) => {
        // A digit in its fade moves nothing that is seen.
        for (const entry of list.getEntries().filter(({ value }) => value > 0.0001)) window.moved.push([entry.value, ...entry.sources.map(({ node }) => node?.textContent?.slice(0, 60))]);
      }).observe({ type: "layout-shift", buffered: true });
    });
    // What typefaces move when they come late is another matter, and the same in every language.
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto(`./#lang=${language}`);
    await new SolvePage(page).ready();
    await expect(page.getByTestId("start")).toBeVisible();
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: SIZES.phone, hasTouch: true, isMobile: true });

  test("Solve and its bars fit in every language", async ({ page }) => {
    const solve = new SolvePage(page);
    for (const language of ["de", "fr", "es", "it", "pt", "fi", "pl", "ja", "zh", "ar"]) {
      await page.goto("about:blank");
      await solve.open(`./#v=1&s=${ESCARGOT}&lang=${language}`);
      await speaks(page, language);
      await fits(page, language);
      expect(await page.locator(".views").evaluate((views) => views.scrollWidth), language).toBeLessThanOrEqual(SIZES.phone.width);
    }
  });
});

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`from right to left: ${size}`, () => {
    test.use({ viewport, hasTouch: size === "phone", isMobile: size === "phone" });

    test("axe finds nothing, nothing sticks out, and boards stay as they are", async ({ page }) => {
      const solve = new SolvePage(page);
      await solve.open(`./#v=1&s=${ESCARGOT}&lang=ar`);
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      await expect(solve.verdict).not.toHaveText("");
      const [first, last] = [await boxOf(solve.square(0, 0)), await boxOf(solve.square(0, 8))];
      expect(first.x).toBeLessThan(last.x);
      await accessible(page, "Solve");
      await fits(page, "Solve");
      await solve.button(said("ar", "Bar::Settings")).click();
      await expect(page.locator(DIALOG)).toBeVisible();
      await accessible(page, "Settings", DIALOG);
      await fits(page, "Settings");
      await page.keyboard.press("Escape");
      await expect(page.locator(DIALOG)).toHaveCount(0);
      await solve.button(said("ar", "Bar::Play")).click();
      await expect(page.getByTestId("play")).toBeVisible();
      await accessible(page, "Play");
      await fits(page, "Play");
      await solve.button("SudoKube").click();
      await expect(page.getByTestId("cube")).toBeVisible();
      await accessible(page, "SudoKube");
      await fits(page, "SudoKube");
      await page.goto("about:blank");
      await page.goto(`./#v=1&s=${EASY}&lang=ar&view=lesson-1`);
      await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", "lesson-1");
      await accessible(page, "lesson", "[data-testid=classroom]");
      await fits(page, "lesson");
    });
  });

  test.describe(`words half as long again: ${size}`, () => {
    test.use({ viewport, hasTouch: size === "phone", isMobile: size === "phone" });

    test("everything is said in the language, and fits", async ({ page }) => {
      const solve = new SolvePage(page);
      await page.goto("./#lang=xx");
      await solve.ready();
      await expect(page.getByTestId("start")).toBeVisible();
      await whole(page, "start");
      await page.goto(`./#v=1&s=${ESCARGOT}&a=waters-grid&seed=8&lang=xx`);
      await expect(solve.verdict).toHaveText(/^\[/);
      await page.getByTestId("settings").locator("summary").click();
      await whole(page, "Solve");
      for (const [name, button] of Object.entries({
        chooser: page.getByTestId("choose"),
        "new puzzle": page.getByTestId("new"),
        ...Object.fromEntries(["Help", "Settings", "Share"].map((name) => [name, page.locator("header").getByRole("button", { name: spelt(name) })])),
      })) {
        await button.click();
        await expect(page.locator(DIALOG)).toBeVisible();
        await whole(page, name);
        await page.keyboard.press("Escape");
        await expect(page.locator(DIALOG)).toHaveCount(0);
      }
      await page.getByTestId("play-room").or(page.getByRole("button", { name: spelt("Play") }).first()).click();
      await page.getByTestId("hint").click();
      await expect(page.getByTestId("told")).toHaveText(/\[/);
      await whole(page, "Play");
      await page.getByTestId("calendar").click();
      await expect(page.locator(DIALOG)).toBeVisible();
      await whole(page, "calendar");
      await page.keyboard.press("Escape");
    });

    for (const view of ["lab", "race", "study", "lesson-1", "techniques"]) {
      test(`everything is said in the language, and fits: ${view}`, async ({ page }) => {
        await page.goto(`./#v=1&s=${EASY}&a=waters-grid&seed=1&view=${view}&lang=xx`);
        // Until then a picture of the page stands behind it, in words that nobody sees.
        await new SolvePage(page).ready();
        await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", view);
        await whole(page, view);
      });
    }
  });
}

for (const language of ["de", "pl", "es"]) {
  test(`after a run what can be done next stays within the page, ${language}`, async ({ page }) => {
    const solve = new SolvePage(page);
    await solve.open(`./#v=1&s=${EASY}&a=sudokube&seed=8&lang=${language}`);
    await speaks(page, language);
    await solve.main.click();
    await solve.phase("solved");
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      // What is drawn as wide as the page takes its new width with a later frame.
      await expect.poll(() => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth - innerWidth <= 0])).toEqual([width, true]);
    }
  });
}
