// How soon a first visit can begin on a slow phone: Slow 4G (150 ms, 1.6 Mb/s down, 0.75 up) and a processor slowed four times, text
// compressed and kept by the browser as most hosts do it. `DIST=dist node tests/browser/slow.mjs [VISITS [FRAGMENT]]` prints medians in seconds; with SLOWER=1 on the
// processor as it is, with NETWORK=fast on the machine's own: so one sees what each of the two takes.
import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";
import { serve } from "./serve.mjs";

const VISITS = Number(process.argv[2] ?? 5);
const FRAGMENT = process.argv[3] ?? "";
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const server = await serve(0, { coding: "br", keep: true });
const address = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch(launchOptions);

/** Seconds from the click on a link to the first picture, to the page's program being run, and to its threads being there. */
async function visit() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, serviceWorkers: "block" });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  if (process.env.NETWORK !== "fast") await client.send("Network.emulateNetworkConditions", SLOW_4G);
  await client.send("Emulation.setCPUThrottlingRate", { rate: Number(process.env.SLOWER ?? 4) });
  await page.addInitScript(() => {
    window.marks = {};
    const mark = (name, holds) => new MutationObserver((_, observer) => {
      if (!holds()) return;
      window.marks[name] = performance.now() / 1000;
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true });
    mark("stands", () => document.querySelector(".whole:not(.coming)"));
    mark("ready", () => document.documentElement.dataset.ready === "true");
  });
  await page.goto(address + FRAGMENT);
  await page.waitForFunction(() => window.marks.ready, null, { timeout: 120_000 });
  const marks = await page.evaluate(() => ({
    picture: performance.getEntriesByName("first-contentful-paint")[0]?.startTime / 1000,
    program: Math.max(...performance.getEntriesByType("resource").filter(({ name }) => /app-\w+_bg\.wasm$/.test(name)).map((one) => one.responseEnd)) / 1000,
    ...window.marks,
  }));
  await context.close();
  return marks;
}

const visits = [];
// The server compresses every file once.
await visit();
for (let k = 0; k < VISITS; k++) visits.push(await visit());
for (const what of ["picture", "program", "stands", "ready"]) {
  const all = visits.map((one) => one[what]).sort((a, b) => a - b);
  console.info(what.padEnd(9), all[Math.floor(all.length / 2)].toFixed(2), `(${all.map((s) => s.toFixed(2)).join(" ")})`);
}
await browser.close();
server.close();
