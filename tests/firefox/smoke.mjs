// The page in Firefox: type, solve, share, reload, another method. `node tests/firefox/smoke.mjs`, after `make dist`; driven over WebDriver
// BiDi, because Playwright's Firefox is a build of its own that is not to be had everywhere.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { serve } from "../browser/serve.mjs";
import { SPREADSHEET, isSolution } from "../browser/solve-page.mjs";

const KNOWN = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
// A bound on what hangs, as in the tests of Chromium: a machine may be so busy that a page takes half a minute.
const LIMIT = 240_000;

const server = await serve(0);
const host = `http://127.0.0.1:${server.address().port}/`;
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: process.env.FIREFOX ?? KNOWN.find(existsSync),
  headless: true,
  timeout: LIMIT,
  protocolTimeout: LIMIT,
  extraPrefsFirefox: { "dom.events.testing.asyncClipboard": true },
});

try {
  const complaints = [];
  const opened = async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(LIMIT);
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    return page;
  };
  const page = await opened();
  const ready = () => page.waitForSelector("html[data-ready=true] [class=whole]");
  // Puppeteer's own way to wait for a function makes one from a text, which the page's policy forbids in Firefox.
  const until = async (where, holds, ...args) => {
    for (const end = Date.now() + LIMIT; !(await where.evaluate(holds, ...args)); await new Promise((go) => setTimeout(go, 100))) {
      assert.ok(Date.now() < end, `this never came: ${holds}`);
    }
  };
  const press = async (name, where = page) => {
    const named = (wanted) => [...document.querySelectorAll("button")].find((b) => b.textContent.trim() === wanted && b.checkVisibility() && !b.closest("[inert]"));
    await until(where, (wanted) => [...document.querySelectorAll("button")].some((b) => b.textContent.trim() === wanted && b.checkVisibility() && !b.closest("[inert]")), name);
    await (await where.evaluateHandle(named, name)).click();
  };
  const phase = (name) => page.waitForSelector(`[data-testid=run][data-phase=${name}]`);
  const digits = () => page.$$eval("[data-testid=board] [role=gridcell]", (squares) => squares.map((s) => s.textContent || "."));
  const holds = (where, wanted) =>
    until(where, (wanted) => [...document.querySelectorAll("[data-testid=board] [role=gridcell]")].map((s) => s.textContent || ".").join("") === wanted, wanted);

  await page.goto(`${host}#solve`);
  await ready();

  // Type.
  await press("Empty board");
  await page.click('[data-testid=board] [data-place="0,0"]');
  // In one go: a dot leaves its square empty.
  await page.keyboard.type(SPREADSHEET);
  await holds(page, SPREADSHEET);
  await until(page, () => document.querySelector("[data-testid=verdict]").textContent.startsWith("One solution: "));

  // Solve.
  await page.$eval("input[name=speed][aria-label='Full speed']", (speed) => speed.click());
  await press("Evolve");
  await phase("solved");
  await until(page, () => [...document.querySelectorAll("[data-testid=board] [role=gridcell]")].every((s) => s.textContent));
  assert.ok(isSolution(SPREADSHEET, await digits()), "the answer is a solution");

  // Share: the address holds the puzzle and the run.
  const seed = await page.$eval("[data-testid=seed]", (field) => field.value);
  // It is written a moment later: all of the puzzle's digits, each as some sign, stand where they do.
  const written = (puzzle, seed) => {
    const squares = /[#&]s=([^&]*)/.exec(location.hash)?.[1];
    return squares?.replaceAll(/[^.]/g, "1") === puzzle.replaceAll(/[^.]/g, "1") && location.hash.includes(`seed=${seed}`);
  };
  await until(page, written, SPREADSHEET, seed);
  const link = await page.evaluate(() => location.href);
  const other = await browser.newPage();
  other.setDefaultTimeout(LIMIT);
  await other.goto(link);
  await other.waitForSelector("html[data-ready=true] [class=whole]");
  await until(other, (wanted) => document.querySelector("[data-testid=seed]").value === wanted, seed);
  await holds(other, SPREADSHEET);
  await other.close();

  // Reload. What it breaks off, a thread's program or what the service worker keeps, Firefox complains of: that is not the page's.
  assert.deepEqual(complaints, []);
  await page.reload();
  await ready();
  await holds(page, SPREADSHEET);
  await page.close();
  complaints.length = 0;

  // A method that the published page's thread fetches a part of its program for; in a tab of its own, since who leaves a page breaks off
  // what that fetches.
  const third = await opened();
  await third.goto(`${host}#v=1&s=${SPREADSHEET}&a=annealing&seed=1&generations=20`);
  await third.waitForSelector("html[data-ready=true] [class=whole]");
  await press("Evolve", third);
  await third.waitForSelector("[data-testid=run]:is([data-phase=limit], [data-phase=solved])");
  assert.deepEqual(complaints, []);
  console.log(`${await browser.version()}: type, solve, share, reload, another method`);
} finally {
  await browser.close();
  server.close();
}
