// The page as a test sees it: what can be done on it and what can be read from it. Everything waits for a state.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base } from "@playwright/test";
import { baseURL } from "./playwright.config.mjs";

// K. W. Ernstberger and M. A. Venkataramanan, 2016, figure 1.
export const SPREADSHEET = "6...4..1..1......3..2..8.4..2......4..73826..5......2..9.5..1..4......7..5..9...2";
// A. Inkala's AI Escargot, 2006.
export const ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
// D. I. Waters' thesis, 2008, figure 1: more than one solution.
export const AMBIGUOUS = "971..6..23..7.....5..3...7..39.7.......169.......3.92..5...7..9.....3..44..9..817";

/** The tests' own check of a 9×9 answer: every house has nine digits, every given stands. */
export function isSolution(puzzle, answer) {
  const houses = [...Array(9).keys()].flatMap((k) => {
    const nine = [...Array(9).keys()];
    const corner = Math.floor(k / 3) * 27 + (k % 3) * 3;
    return [nine.map((c) => 9 * k + c), nine.map((r) => 9 * r + k), nine.map((b) => corner + Math.floor(b / 3) * 9 + (b % 3))];
  });
  const whole = houses.every((house) => new Set(house.map((s) => answer[s])).size === 9 && !house.some((s) => answer[s] === "."));
  return whole && [...puzzle].every((digit, s) => digit === "." || digit === answer[s]);
}

export class SolvePage {
  /** Chooses an algorithm in the list, as a person does. */
  async choose(name) {
    await this.page.getByTestId("choose").click();
    await this.page.getByTestId(`algorithm-${name}`).click();
    await expect(this.page.getByTestId("chooser")).toBeHidden();
  }

  constructor(page) {
    this.page = page;
    this.run = page.getByTestId("run");
    this.verdict = page.getByTestId("verdict");
    this.message = page.getByTestId("message");
    this.generation = page.getByTestId("generation");
    this.seed = page.getByTestId("seed");
    this.board = page.getByTestId("board");
    this.main = page.getByTestId("evolve");
  }

  /** Opens the view that solves, with the puzzle it begins with, or what a link holds. */
  async open(address = "./#solve") {
    const isNew = new URL(address, baseURL).href !== this.page.url();
    await this.page.evaluate(() => {
      window.isHeard = false;
      addEventListener("hashchange", () => (window.isHeard = true), { once: true });
    });
    await this.page.goto(address);
    await this.ready();
    // Where only the fragment is new, the page reads it a moment later; the seed comes with the rest.
    if (isNew) await this.page.waitForFunction(() => window.isHeard !== false);
    const seed = address.match(/[#&]seed=(\d{1,19})(?!\d)/)?.[1];
    if (seed) await expect(this.seed).toHaveValue(seed);
  }

  async ready() {
    await expect(this.page.locator("html")).toHaveAttribute("data-ready", "true");
    // The threads may be there before the last part of the page is: only then it hears keys and pastes.
    await expect(this.page.locator("[class=whole]")).toHaveCount(1);
  }

  /** Lets a method with this seed solve what is on the board, at full speed. */
  async solveBy(name, seed) {
    await this.choose(name);
    await this.seed.fill(seed);
    await this.speed("Full speed");
    await this.main.click();
    await this.phase("solved");
  }

  async phase(name) {
    await expect(this.run).toHaveAttribute("data-phase", name);
  }

  button(name) {
    return this.page.getByRole("button", { name, exact: true });
  }

  square(row, column) {
    return this.board.locator(`[data-place="${row},${column}"]`);
  }

  /** What the squares hold: what is given or typed, or with `all` what is evolved as well. */
  async digits(all = false) {
    const squares = this.board.getByRole("gridcell");
    const texts = await squares.evaluateAll((all) => all.map((e) => [e.textContent, e.getAttribute("aria-label")]));
    return texts.map(([text, label]) => (text && (all || !label.includes("evolved")) ? text : ".")).join("");
  }

  /** Ctrl+V with this text in the clipboard. */
  async paste(text) {
    await this.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await this.page.evaluate((t) => navigator.clipboard.writeText(t), text);
    await this.page.keyboard.press("Control+V");
  }

  /** The same, and waits until a puzzle was read from it: the reader is loaded when it is first needed. */
  async read(text) {
    // What was said of the puzzle before would be taken for the answer.
    if (/^Read as/.test(await this.message.textContent())) {
      await this.paste(" ");
      await expect(this.message).not.toHaveText(/^Read as/);
    }
    await this.paste(text);
    await expect(this.message).toHaveText(/^Read as/);
  }

  async speed(title) {
    await this.page.getByRole("radio", { name: title }).check({ force: true });
  }

  /** The number of the generation that is shown; 0 before any. */
  async generations() {
    const text = (await this.generation.textContent()).replaceAll(/\D/g, "");
    return Number(text);
  }

  /** The address once it holds these parts: it is written a moment after the page has changed. */
  async link(...parts) {
    for (const part of parts) await expect.poll(() => this.page.url()).toContain(part);
    return this.page.url();
  }
}

/** Asks axe about the page as it is, or about the part of it that a selector names, and expects it to find nothing. */
export async function accessible(page, state, part = null) {
  // A square in the middle of its fade has a colour that lasts 50 ms.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // The page has no frames, so that no second page is needed to join what was found in each. Axe would take half of its time to
  // say of every element where it is, though nothing was found.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  expect(violations.map((v) => `${state}: ${v.id}: ${v.nodes[0].html}`)).toEqual([]);
}

/** The page opened, as a kind of SolvePage. */
export const opened = (Kind, begin = async () => {}) => async ({ page }, use) => {
  const it = new Kind(page);
  await it.open();
  await begin(it);
  await use(it);
};

// Which numbers pages draw. As with the cases of properties (Makefile), every run of the tests has the same; PAGE_SEED=n has others.
const SEED = Number(process.env.PAGE_SEED ?? 26);

/** In a page, before its own code: what it draws at random follows from this number and its address. */
const drawn = (seed) => {
  let state = [...location.href].reduce((all, sign) => (Math.imul(all, 31) + sign.codePointAt(0)) >>> 0, seed);
  crypto.getRandomValues = (bytes) => {
    for (let k = 0; k < bytes.length; k++) bytes[k] = (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24;
    return bytes;
  };
};

/** A tab's window, whose pages draw the same numbers each time. */
async function windowOf(browser, options) {
  const context = await browser.newContext({ baseURL, serviceWorkers: "block", ...options });
  await context.addInitScript(drawn, SEED);
  return context;
}

/** Leaves the page as a new one is. */
async function left(page) {
  for (const event of ["console", "pageerror", "worker", "request"]) page.removeAllListeners(event);
  // A file beside the page: what the page keeps when it is left is then kept, and the tab's own can be cleared.
  await page.goto("./icon.svg");
  await page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()));
  await page.goto("about:blank");
}

export const test = base.extend({
  // A test that leaves something behind which no page can be freed of sets `fresh`.
  fresh: [false, { option: true }],

  // All tests of a worker share a page, so that a program is compiled once. Nothing is kept for use offline: that is for offline.spec.mjs.
  shared: [
    async ({ browser }, use) => {
      const context = await windowOf(browser);
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],

  // What the page complains of; it fails the test.
  complaints: async ({}, use) => use([]),

  // The shared page, with nothing open or stored, or one of its own for a test that is fresh or touches the screen.
  page: async ({ shared, browser, fresh, viewport, colorScheme, hasTouch, isMobile, complaints }, use) => {
    const own = fresh || hasTouch || isMobile;
    const context = own ? await windowOf(browser, { viewport, hasTouch, isMobile }) : shared.context();
    const page = own ? await context.newPage() : shared;
    // A script that runs before the page would run before that of every later test.
    if (!own) page.addInitScript = () => Promise.reject(new Error("A test with a script that runs before the page sets `fresh`."));
    await page.emulateMedia({ colorScheme, reducedMotion: null });
    if (!own) {
      await page.setViewportSize(viewport);
      await page.mouse.move(0, 0);
    }
    // The browser's own word on a program that its cache, full after many tests, did not take: it was fetched once more (public/fetched.js).
    const full = (m) => m.text().endsWith("net::ERR_CACHE_WRITE_FAILURE") && m.location().url.includes(".wasm");
    page.on("console", (m) => m.type() === "error" && !full(m) && complaints.push(m.text()));
    page.on("pageerror", (e) => complaints.push(String(e)));
    await use(page);
    // An answer may still be changed for a worker that starts late.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    if (own) await context.close();
    else await left(page);
    expect(complaints).toEqual([]);
  },

  solve: opened(SolvePage),
});

export { expect };
