// Screenshots of the page in other languages, to look at: `DIST=dist-test node tests/browser/shots-languages.mjs de ar ja`, after
// `make dist-test`, writes them to /tmp/shots (or to SHOTS).
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";
import { EASY } from "./class-page.mjs";
import { serve } from "./serve.mjs";
import { ESCARGOT, SolvePage, expect } from "./solve-page.mjs";

const DIRECTORY = process.env.SHOTS ?? "/tmp/shots";
const VIEWS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const LANGUAGES = process.argv.length > 2 ? process.argv.slice(2) : ["de", "ar", "ja"];

mkdirSync(DIRECTORY, { recursive: true });
const server = await serve(8097);
const browser = await chromium.launch(launchOptions);
for (const language of LANGUAGES) {
  for (const [view, viewport] of Object.entries(VIEWS)) {
    const page = await browser.newPage({ viewport, isMobile: view === "phone", hasTouch: view === "phone" });
    const solve = new SolvePage(page);
    const shot = (state) => page.screenshot({ path: `${DIRECTORY}/${language}-${view}-${state}.png` });
    const open = async (link) => {
      await page.goto("about:blank");
      await page.goto(`http://127.0.0.1:8097/#${link}`);
      await solve.ready();
    };
    await open(`lang=${language}`);
    await expect(page.getByTestId("start")).toBeVisible();
    await shot("start");
    await open(`v=1&s=${ESCARGOT}&a=waters-grid&seed=8&lang=${language}`);
    await expect(page.getByTestId("er-about")).not.toHaveText("");
    await shot("solve");
    for (const room of ["lab", "race", "lesson-1"]) {
      await open(`v=1&s=${EASY}&a=waters-grid&seed=1&view=${room}&lang=${language}`);
      await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", room);
      await shot(room);
    }
    await page.close();
  }
}
await browser.close();
server.close();
console.log(`screenshots are in ${DIRECTORY}`);
