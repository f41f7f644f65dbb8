// Screenshots of the classroom of the built page, to look at from the last row: `node tests/browser/shots-classroom.mjs`
// writes them to /tmp/shots (or to SHOTS). `WHAT=lab,race` makes only these.
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";
import { serve } from "./serve.mjs";
import { ESCARGOT, expect } from "./solve-page.mjs";

const DIRECTORY = process.env.SHOTS ?? "/tmp/shots";
const PORT = Number(process.env.PORT ?? 8093);
const VIEWS = {
  desk: { width: 1280, height: 800 },
  projector: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
};
const RUN = `v=1&s=${ESCARGOT}&a=waters-grid&seed=9007199254740995`;
// A cube of 9×9 faces, a few squares given, that no run solves in a generation.
const CUBE = `v=1&k=edge&s=${"1.5".padEnd(20, ".")}${".".repeat(366)}&a=waters-cube-shared&seed=5`;
// The hardest for the hybrid of the list 1106.
const STUBBORN = "...4......5..8.2.6.....7...2........3.....51...5.3.8.25...6.3.8..6....9...8.7....";
const EASY = ".4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.";

const resting = (page) => expect(page.getByTestId("lab")).toHaveAttribute("data-state", "resting", { timeout: 60_000 });

/** What is shown: a link, what to do then, and what has to be in view. */
const SCENES = {
  async operator(page, open) {
    // Selections and crossovers in turns, a survival, then growth.
    await open(`${RUN}&view=lab&g=12&step=2`);
    await resting(page);
  },
  async selection(page, open) {
    await open(`${RUN}&view=lab&g=12&step=1`);
    await resting(page);
  },
  async survival(page, open) {
    await open(`${RUN}&view=lab&g=12&step=41`);
    await resting(page);
  },
  async growth(page, open) {
    await open(`${RUN}&view=lab&g=12&step=45`);
    await resting(page);
  },
  async population(page, open) {
    await open(`${RUN}&view=lab&g=60`);
    await resting(page);
    await page.getByTestId("tiles").scrollIntoViewIfNeeded();
    await page.locator(".population").evaluate((e) => e.scrollIntoView());
  },
  async family(page, open) {
    await open(`${RUN}&view=lab&g=20`);
    await resting(page);
    await page.getByTestId("line-back").click();
    await expect(page.getByTestId("entries")).toHaveText(/^Digits filled in: /);
    await page.locator(".ancestry").evaluate((e) => e.scrollIntoView());
  },
  async charts(page, open) {
    await open(`${RUN}&view=lab&g=131`);
    await resting(page);
    await page.locator(".charts").evaluate((e) => e.scrollIntoView());
  },
  async cube(page, open) {
    await open(`${CUBE}&view=lab&g=1&step=2`);
    await resting(page);
    await expect(page.getByTestId("boards").locator("figure")).toHaveCount(3);
  },
  async different(page, open) {
    // Two parents that differ, on the net.
    await open(`${CUBE}&view=lab&g=3&step=2`);
    await resting(page);
    const sentence = page.getByTestId("sentence");
    for (let step = 4; step < 60 && !/ comes? from /.test(await sentence.textContent()); step += 2) {
      await page.getByTestId("operator-on").click();
      await page.getByTestId("operator-on").click();
      await expect(page.getByTestId("lab")).toHaveAttribute("data-operator", String(step));
    }
  },
  async face(page, open) {
    await open(`${CUBE}&view=lab&g=1&step=2&face=F`);
    await resting(page);
    await expect(page.getByTestId("boards").locator("figure")).toHaveCount(3);
  },
  async guesses(page, open) {
    await open(`v=1&s=${STUBBORN}&a=sudokube&seed=3&view=lab&g=2&step=2`);
    await resting(page);
    await page.locator(".population").evaluate((e) => e.scrollIntoView());
  },
  async race(page, open) {
    await open(`v=1&s=${EASY}&view=race&evaluations=200000&lane=waters-grid*8&lane=elimination*1&lane=annealing*3&lane=sudokube*1`);
    await page.getByTestId("race-pace").selectOption({ label: "Full speed" });
    await page.getByTestId("race-go").click();
    await expect(page.getByTestId("race-table").locator("tbody tr")).toHaveCount(4);
  },
  async race6(page, open) {
    await open(`v=1&s=${EASY}&view=race&evaluations=200000&lane=waters-grid*8&lane=elimination*1&lane=annealing*3&lane=sudokube*1&lane=mantere-koljonen*1&lane=hill-climb*1`);
    await page.getByTestId("race-pace").selectOption({ label: "Full speed" });
    await page.getByTestId("race-go").click();
    await expect(page.getByTestId("race-table").locator("tbody tr")).toHaveCount(6);
  },
  async keys(page, open) {
    await open(`v=1&s=${EASY}&view=race`);
    await page.keyboard.press("?");
  },
  async long(page, open) {
    // Charts of many generations.
    await open(`v=1&s=18${ESCARGOT.slice(2)}&a=waters-grid&seed=1&view=lab&g=3000`);
    await resting(page);
    await page.locator(".charts").evaluate((e) => e.scrollIntoView());
  },
  async none(page, open) {
    await open(`v=1&s=${ESCARGOT}&a=elimination&seed=1&view=lab&g=5`);
    await resting(page);
  },
  async study(page, open) {
    await open(`v=1&s=${EASY}&view=study&a=waters-grid&sweep=reset*5*20*50*100&seeds=8&seed=1&generations=300`);
    await page.getByTestId("study-go").click();
    await expect(page.getByTestId("study-go")).toHaveText("Done", { timeout: 120000 });
  },
  async lessons(page, open) {
    await open(`v=1&s=${EASY}&view=lessons`);
  },
  async lesson(page, open) {
    await open(`v=1&s=${EASY}&view=lesson-1`);
    await page.getByTestId("option-0").check();
    await page.getByTestId("reason").fill("Every start leads there.");
    await page.getByTestId("predict").click();
    await page.getByTestId("race-go").click();
    await page.getByTestId("seeds-go").click();
    await expect(page.getByTestId("reveal")).toBeVisible();
  },
};

mkdirSync(DIRECTORY, { recursive: true });
const wanted = process.env.WHAT?.split(",") ?? Object.keys(SCENES);
const server = await serve(PORT);
const browser = await chromium.launch(launchOptions);
for (const [name, viewport] of Object.entries(VIEWS)) {
  if (process.env.VIEWS && !process.env.VIEWS.split(",").includes(name)) continue;
  for (const colorScheme of ["light", "dark"]) {
    const page = await browser.newPage({ viewport, colorScheme });
    for (const scene of wanted) {
      const open = async (link) => {
        await page.goto("about:blank");
        await page.goto(`http://127.0.0.1:${PORT}/#${link}`);
        await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", /./);
        if (name === "projector") await page.getByTestId("projector").click();
      };
      try {
        await SCENES[scene](page, open);
      } catch (error) {
        console.log(`${name} ${colorScheme} ${scene}: ${String(error).split("\n")[0]}`);
      }
      await page.screenshot({ path: `${DIRECTORY}/${scene}-${name}-${colorScheme}.png` });
    }
    await page.close();
  }
}
await browser.close();
server.close();
console.log(`screenshots are in ${DIRECTORY}`);
