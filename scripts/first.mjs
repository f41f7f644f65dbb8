// Writes src/ui/first.html: a picture, in markup, of the page on a first visit. It stands in index.html, so that there is
// something to see before any program has arrived, and the page then takes its place without a move.
// `make first` after the start of the page has changed; tests/browser/first.spec.mjs says when that is.
import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "../tests/browser/chromium.mjs";
import { serve } from "../tests/browser/serve.mjs";

export const FILE = "src/ui/first.html";

/** The picture, from a page that has just started and whose threads never answer. */
export async function picture(page, address) {
  await page.route(/worker_boot/, () => {});
  await page.goto(address);
  await page.waitForFunction(() => document.querySelector(".whole:not(.coming)"));
  return page.evaluate(() => {
    const root = document.querySelector(".whole").cloneNode(true);
    // A clone does not know what was chosen since it was made.
    const lists = document.querySelectorAll(".whole select");
    root.querySelectorAll("select").forEach((list, k) => {
      [...list.options].forEach((option, at) => option.toggleAttribute("selected", at === lists[k].selectedIndex));
    });
    const radios = document.querySelectorAll(".whole input[type=radio]");
    root.querySelectorAll("input[type=radio]").forEach((radio, k) => radio.toggleAttribute("checked", radios[k].checked));
    root.querySelectorAll("dialog, [hidden], script, style").forEach((element) => element.remove());
    // What a fold holds is out of sight on a phone, and on a desk the last of the page.
    root.querySelectorAll("details").forEach((fold) => fold.replaceChildren(fold.querySelector("summary")));
    // Its room stays; how many islands there are depends on the machine.
    root.querySelectorAll(".islands").forEach((line) => { line.textContent = "\u00a0"; });
    // Nothing is evolved yet.
    root.querySelectorAll(".board .sq > i").forEach((tile) => tile.remove());
    // What a digit lies in is for screen readers.
    root.querySelectorAll(".sq > span").forEach((span) => span.replaceWith(...span.childNodes));
    // It is only to be seen: no names, nothing for tests, nothing that differs from visit to visit.
    const unseen = /^(id|for|name|value|style|role|tabindex|autofocus|data-testid|data-place|aria-(?!current).*)$/;
    for (const element of root.querySelectorAll("*")) {
      for (const { name } of [...element.attributes]) if (unseen.test(name)) element.removeAttribute(name);
    }
    const html = root.innerHTML.replaceAll(/<!--.*?-->/gs, "").replaceAll(/ class=""/g, "");
    return `<div class="first" inert>${html}</div>\n`;
  });
}

if (process.argv[1]?.endsWith("first.mjs")) {
  const server = await serve(8094);
  const browser = await chromium.launch(launchOptions);
  writeFileSync(FILE, await picture(await browser.newPage(), "http://127.0.0.1:8094/"));
  await browser.close();
  server.close();
  console.log(`${FILE} is written; \`make dist\` puts it into the page.`);
}
