// The classroom as its tests open it.
import { readFileSync } from "node:fs";
import { expect, test as base } from "./solve-page.mjs";

export const EASY = ".4....179..2..8.54..6..5..8.8..7.91..5..9..3..19.6..4.3..4..7..57.1..2..928....6.";

/** `room(link, view)` opens a link and waits for its view. */
export const test = base.extend({
  room: async ({ page }, use) =>
    use(async (link, view) => {
      await page.goto(`./#v=1&s=${link}`);
      await expect(page.getByTestId("classroom")).toHaveAttribute("data-view", view);
    }),
});

/** What is saved when this is done: its name and its content. */
export async function saved(page, act) {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}
