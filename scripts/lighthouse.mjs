// Lighthouse on the built site, as a phone and as a desk: `make lighthouse`, after `make dist`. Files travel compressed, as
// from a usual static host: `node scripts/lighthouse.mjs [br|gzip]`. Fails below the aims. Performance is a measurement: it
// needs a machine that does nothing else, and the middle of RUNS runs counts.
import { readdirSync } from "node:fs";
import puppeteer from "puppeteer-core";
import lighthouse from "lighthouse";
import desktop from "lighthouse/core/config/desktop-config.js";
import { launchOptions } from "../tests/browser/chromium.mjs";
import { serve } from "../tests/browser/serve.mjs";

const AIMS = { performance: 0.95, accessibility: 1, "best-practices": 1, seo: 1 };
const RUNS = Number(process.env.RUNS ?? 3);
const ADDRESS = "http://127.0.0.1:8095/";

const server = await serve(8095, { coding: process.argv[2] ?? "br" });
// Compressed once, before anything is measured.
for (const file of readdirSync("dist")) await (await fetch(ADDRESS + file)).arrayBuffer();
let missed = false;
for (const [view, config] of [["phone", undefined], ["desk", desktop]]) {
  const results = [];
  for (let k = 0; k < RUNS; k += 1) {
    // A browser of its own for every run: nothing is in its caches.
    const browser = await puppeteer.launch({ ...launchOptions, headless: true });
    const { lhr } = await lighthouse(ADDRESS, { port: new URL(browser.wsEndpoint()).port, logLevel: "error" }, config);
    await browser.close();
    results.push(lhr);
  }
  results.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
  const middle = results[Math.floor(RUNS / 2)];
  const scores = Object.entries(AIMS).map(([name, aim]) => {
    const { score } = middle.categories[name];
    missed ||= score < aim;
    return `${name} ${Math.round(score * 100)}`;
  });
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"];
  console.log(`${view}: ${scores.join(", ")}`);
  console.log(`  ${times.map((name) => `${name} ${middle.audits[name].displayValue}`).join(", ")}`);
  const refs = Object.values(middle.categories).flatMap((category) => category.auditRefs.map(({ id, weight }) => ({ id, weight })));
  for (const { id, weight } of refs) {
    const { score, title, displayValue, details } = middle.audits[id];
    if (weight > 0 && score !== null && score < 0.9) {
      console.log(`  ${id}: ${title} ${displayValue ?? ""}`);
      for (const item of details?.items?.slice(0, 4) ?? []) console.log(`    ${JSON.stringify(item).slice(0, 220)}`);
    }
  }
}
server.close();
process.exitCode = missed ? 1 : 0;
