// An own method.
import { EASY, test } from "./class-page.mjs";
import { accessible, expect } from "./solve-page.mjs";

test("an own method is put together in the Lab, told block by block, and races", async ({ page, room }) => {
  await room(`${EASY}&a=own-design&seed=1&population=20&patience=0&view=lab&g=2&step=2`, "lab");
  await expect(page.getByTestId("lab")).toHaveAttribute("data-state", "resting");
  await expect(page.getByTestId("operator")).toHaveText("Crossover");
  await expect(page.getByTestId("lab")).toContainText(/Rows? [\d, and]+ comes? from individual/);
  await page.getByText("Settings, 2 changed").click();
  await page.getByLabel("Crossover", { exact: true }).selectOption("cycles");
  await expect(page).toHaveURL(/cross=cycles/);
  await accessible(page);
  await page.goto("about:blank");
  await room(`${EASY}&view=race&evaluations=3000&lane=own-design*1*population*20&lane=own-design*1*population*20*cross*cycles*replace*steady`, "race");
  await page.getByTestId("race-pace").selectOption({ label: "Full speed" });
  await page.getByTestId("race-go").click();
  await expect(page.getByTestId("race-table").locator("tbody tr")).toHaveCount(2);
  await expect(page.getByTestId("race-table")).toContainText("Crossover: cycle crossover inside each gene");
});
