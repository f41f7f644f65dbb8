// Screenshots of the built page, to look at: `make look` writes them to /tmp/shots (or to SHOTS).
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";
import { serve } from "./serve.mjs";
import { ESCARGOT, SolvePage, expect } from "./solve-page.mjs";

const DIRECTORY = process.env.SHOTS ?? "/tmp/shots";
const VIEWS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

mkdirSync(DIRECTORY, { recursive: true });
const server = await serve(8092);
const browser = await chromium.launch(launchOptions);
for (const [view, viewport] of Object.entries(VIEWS)) {
  for (const colorScheme of ["light", "dark"]) {
    const page = await browser.newPage({ viewport, colorScheme });
    const shot = (state, fullPage = false) =>
      page.screenshot({ path: `${DIRECTORY}/${view}-${colorScheme}-${state}.png`, fullPage });
    const solve = new SolvePage(page);
    await solve.open("http://127.0.0.1:8092/");
    await expect(page.getByTestId("start")).toBeVisible();
    await shot("start");
    await solve.open("http://127.0.0.1:8092/#solve");
    await expect(solve.verdict).not.toHaveClass(/asked/);
    await shot("idle");
    // 131 generations.
    await solve.paste(ESCARGOT);
    await solve.choose("waters-grid");
    await solve.seed.fill("9007199254740995");
    await solve.speed("20 generations per second");
    await solve.main.click();
    await expect.poll(() => solve.generations()).toBeGreaterThan(40);
    await shot("running");
    await solve.speed("Full speed");
    await solve.phase("solved");
    await shot("solved");
    await shot("solved-whole", true);
    await solve.button("SudoKube").click();
    await page.getByTestId("cube").waitFor();
    await expect(solve.verdict).toHaveText(/^One solution: /);
    await shot("cube");
    await solve.speed("Full speed");
    await solve.main.click();
    await solve.phase("solved");
    await shot("cube-solved");
    await solve.button("Play").click();
    await page.getByTestId("candidates").click();
    await shot("cube-play");
    await solve.button("Solve").click();
    await solve.button("Play").click();
    await page.getByTestId("hint").click();
    await expect(page.getByTestId("told")).toHaveText(/./);
    await page.getByTestId("hint").click();
    await expect(page.getByTestId("told")).toHaveText(/:/);
    await shot("play");
    await page.close();
  }
}
await browser.close();
server.close();
console.log(`screenshots are in ${DIRECTORY}`);
