import { chromium } from "@playwright/test";
import { launchOptions } from "./tests/browser/chromium.mjs";
import { serve } from "./tests/browser/serve.mjs";
const server = await serve(0);
const browser = await chromium.launch(launchOptions);
for (const o of [{ viewport: { width: 1280, height: 800 } }, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, { viewport: { width: 1280, height: 800 }, locale: "de-DE" }]) {
const page = await (await browser.newContext({ ...o, serviceWorkers: "block" })).newPage();
page.on("pageerror", (e) => console.log("error", e.message, e.stack?.slice(0, 600)));
await page.goto(`http://127.0.0.1:${server.address().port}/${process.argv[2] ?? ""}`);
await page.waitForSelector("html[data-ready=true]", { timeout: 8000 }).catch(() => console.log("not ready"));
await page.locator("nav.views button").first().click({ timeout: 5000 }).catch((e) => console.log(String(e).slice(0, 300)));
await page.getByTestId("evolve").click({ timeout: 5000 }).catch((e) => console.log(String(e).slice(0, 300)));
await page.waitForTimeout(500);
console.log(await page.evaluate(() => JSON.stringify(document.documentElement.dataset)));
}
await browser.close(); server.close();
