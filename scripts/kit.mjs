// The kit of the page, each part in its states, a sheet for light and one for dark. Every part is a picture
// of the built page itself, brought into that state; nothing of this is in the page's download.
import { writeFileSync } from "node:fs";
import { ESCARGOT, SolvePage, expect } from "../tests/browser/solve-page.mjs";

const RUN = `#v=1&s=${ESCARGOT}&a=waters-grid&seed=9007199254740995`;

/** Draws all parts on a sheet each for light and dark. */
export async function kitSheets(browser, address, folder) {
  for (const colorScheme of ["light", "dark"]) {
    const parts = [];
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2, colorScheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const solve = new SolvePage(page);

    /** Forces what a pointer or the keyboard would bring about. */
    const force = async (locator, classes) => {
      const mark = `kit-${parts.length}`;
      await locator.evaluate((element, name) => element.setAttribute("data-kit", name), mark);
      const { root } = await session.send("DOM.getDocument", { depth: 0 });
      const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: `[data-kit="${mark}"]` });
      if (nodeId) await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: classes });
      return () => nodeId && session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: [] });
    };

    /** A picture of a part as it is, with room for its outline. */
    const take = async (name, state, locator, classes = []) => {
      const part = locator.first();
      await part.evaluate((element) => element.scrollIntoView({ block: "center" }));
      const release = await force(part, classes);
      const box = await part.boundingBox();
      const clip = { x: Math.max(0, box.x - 8), y: Math.max(0, box.y - 8), width: box.width + 16, height: box.height + 16 };
      const png = await page.screenshot({ clip, animations: "disabled" });
      await release();
      parts.push({ name, state, width: clip.width, src: `data:image/png;base64,${png.toString("base64")}` });
    };
    const states = async (name, locator) => {
      await take(name, "at rest", locator);
      await take(name, "pointer over it", locator, ["hover"]);
      await take(name, "chosen by keyboard", locator, ["focus", "focus-visible"]);
      const disabled = await locator.first().evaluate((e) => (e.disabled === false ? (e.disabled = true) : null));
      if (disabled) await take(name, "not now", locator);
      await locator.first().evaluate((e) => { e.disabled = false; });
    };

    // The first screen: three doors in miniature, tabs.
    await page.goto(address);
    await solve.ready();
    await take("Board in miniature", "a door", page.locator(".door .tiny"));
    await take("Board in miniature", "evolving", page.locator(".watch .tiny"));
    await take("Tab bar", "one is open", page.locator(".views"));
    await take("Legend", "of a run", page.locator(".caption .signs"));

    // A run, in its stages.
    await solve.open(`${address}${RUN}`);
    await expect(solve.verdict).not.toHaveClass(/asked/);
    await take("Verdict", "before a run", solve.verdict);
    await states("Primary: starts evolution", solve.main);
    await states("Secondary", page.getByRole("button", { name: "Step", exact: true }));
    await states("Quiet", page.getByRole("button", { name: "Paste", exact: true }));
    await take("Segmented choice", "at rest", page.locator("fieldset.speed"));
    const other = page.locator("fieldset.speed label").first();
    await take("Segmented choice", "pointer over one", other, ["hover"]);
    await solve.speed("Full speed");
    await take("Segmented choice", "another chosen", page.locator("fieldset.speed"));
    await solve.speed("20 generations per second");
    await solve.main.click();
    await expect.poll(() => solve.generations()).toBeGreaterThan(40);
    await solve.main.click();
    await solve.phase("paused");
    await take("Verdict", "paused", solve.verdict);
    await take("Number with unit", "of a run", page.locator(".numbers:not(.small)"));
    await take("Number with unit", "small", page.locator(".numbers.small"));
    await take("Chart, its lines named", "of a run", page.locator(".run .chart .plot"));
    await take("Population field", "converging", page.getByTestId("field"));
    await solve.speed("Full speed");
    await solve.main.click();
    await page.locator('[data-phase="solved"]').waitFor();
    await page.getByTestId("er").filter({ hasText: /[0-9]/ }).waitFor();
    await take("Verdict", "solved", solve.verdict);
    await take("Number with unit", "measures", page.locator(".measures"));
    await states("Primary: a person’s next step", page.getByTestId("next"));
    await take("Population field", "converged", page.getByTestId("field"));
    await solve.open(`${address}#v=1&s=11${".".repeat(79)}`);
    await expect(solve.verdict).not.toHaveClass(/asked/);
    await take("Verdict", "impossible", solve.verdict);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await take("Legend", "while playing", page.locator(".caption .signs"));
    await context.close();

    const groups = new Map();
    for (const part of parts) groups.set(part.name, [...(groups.get(part.name) ?? []), part]);
    const cell = ({ state, src, width }) => `<figure><img src="${src}" width="${Math.round(width)}"><figcaption>${state}</figcaption></figure>`;
    const rows = [...groups].map(([name, all]) => `<section><h2>${name}</h2><div>${all.map(cell).join("")}</div></section>`).join("");
    const dark = colorScheme === "dark";
    const sheet = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await sheet.setContent(`<style>
      body { margin: 0; padding: 32px; background: ${dark ? "#181512" : "#f3efe6"}; color: ${dark ? "#f1ece2" : "#1c1a17"}; font: 15px sans-serif; }
      section { display: grid; grid-template-columns: 190px 1fr; gap: 16px; padding: 12px 0; border-top: 1px solid ${dark ? "#403930" : "#cfc7b8"} }
      h2 { margin: 8px 0; font: 600 15px sans-serif } div { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: flex-end }
      figure { margin: 0 } img { display: block; max-width: 960px } figcaption { padding-left: 8px; font-size: 12px; opacity: .75 }
    </style>${rows}`);
    writeFileSync(`${folder}/kit-${colorScheme}.png`, await sheet.screenshot({ fullPage: true }));
    await sheet.close();
  }
}
