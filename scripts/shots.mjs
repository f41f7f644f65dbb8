// README's pictures, docs/page.png and docs/cube.png, two steps of logic, and the parts of the kit in their states, in light and dark,
// from the built site (or from what DIST names): `make dist`, then `make shots`.
import { chromium } from "@playwright/test";
import { kitSheets } from "./kit.mjs";
import { launchOptions } from "../tests/browser/chromium.mjs";
import { serve } from "../tests/browser/serve.mjs";
import { ESCARGOT, SolvePage, expect } from "../tests/browser/solve-page.mjs";

const PORT = Number(process.env.PORT ?? 8095);
const server = await serve(PORT);
const browser = await chromium.launch(launchOptions);

/** A page of its own; what is done on it; its picture. */
async function shot(path, link, act) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const solve = new SolvePage(page);
  await solve.open(`http://127.0.0.1:${PORT}/${link}`);
  await act(solve, page);
  await expect(solve.verdict).toHaveText(/^Solved /);
  // Only what is there to stay.
  await page.mouse.move(0, 0);
  await page.screenshot({ path });
  await page.close();
}

// 131 generations, so that the chart has a story.
await shot("docs/page.png", `#v=1&s=${ESCARGOT}&a=waters-grid&seed=9007199254740995`, async (solve, page) => {
  await solve.speed("Full speed");
  await solve.main.click();
  await page.locator('[data-phase="solved"]').waitFor({ timeout: 150_000 });
  await page.getByTestId("er").filter({ hasText: /[0-9]/ }).waitFor({ timeout: 60_000 });
});

await shot("docs/cube.png", "", async (solve, page) => {
  await solve.button("SudoKube").click();
  await page.getByTestId("cube").waitFor();
  await expect(solve.verdict).toHaveText(/^One solution: /);
  await solve.seed.fill("1");
  await solve.speed("Full speed");
  await solve.main.click();
  await page.locator('[data-phase="solved"]').waitFor({ timeout: 150_000 });
});

// A chain on a board, and a step over an edge of a SudoKube.
{
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const solve = new SolvePage(page);
  await solve.open(`http://127.0.0.1:${PORT}/#v=1&s=..8.1........8327....2..6.33..4....7.1........4...6.9.421.9.7..9.......4..7.6....`);
  await page.getByTestId("logic").locator("summary").click();
  await page.getByTestId("logic").getByRole("listitem").filter({ hasText: "Forcing chain" }).first().getByRole("button").click();
  await expect(page.getByTestId("logic-step")).toHaveText(/^Forcing chain/);
  await page.getByTestId("logic-picture").screenshot({ path: "docs/chain.png" });
  await solve.open(`http://127.0.0.1:${PORT}/#v=1&s=1...............&view=technique-pointing`);
  await page.getByTestId("worked").nth(1).screenshot({ path: "docs/edge.png" });
  await page.close();
}

await kitSheets(browser, `http://127.0.0.1:${PORT}/`, "docs");
await browser.close();
server.close();
