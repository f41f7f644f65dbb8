// Draws the icons of public/manifest.webmanifest from public/icon.svg, in Chromium: `node scripts/icons.mjs`, after a change.
// A maskable icon has no corners of its own, and what matters stands within the middle 80 per cent.
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "../tests/browser/chromium.mjs";

const svg = readFileSync("public/icon.svg", "utf8");
const masked = svg.replace(' rx="12"', "").replace('viewBox="0 0 64 64"', 'viewBox="-6 -6 76 76" style="background:#16181d"');
const browser = await chromium.launch(launchOptions);
for (const [file, size, image] of [["icon-192", 192, svg], ["icon-512", 512, svg], ["icon-maskable-512", 512, masked]]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${image}`);
  await page.screenshot({ path: `public/${file}.png`, omitBackground: true });
}
await browser.close();
