// What a visitor downloads, as it travels with brotli.
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { languages, sizes } from "../../scripts/sizes.mjs";
import { DIST } from "./serve.mjs";

// A little more than the last build has: which places the visits of a build come to differs by some KB (scripts/called.mjs).
const BOUNDS = {
  "until the first screen can be used": 165_000,
  "until a link can be used": 256_000,
  "with the threads that follow": 320_000,
  "all of the desk": 300_000,
  "all of the photo": 300_000,
};

test("the fonts of the first screen stay within theirs", () => {
  const { first, files } = sizes(DIST, []).fonts;
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThanOrEqual(25_000);
  expect(files.length).toBeGreaterThan(3);
});

test("downloads stay within their bounds", () => {
  const totals = Object.fromEntries(sizes(DIST, ["brotli"]).totals.map(({ file, brotli }) => [file, brotli]));
  for (const [what, bound] of Object.entries(BOUNDS)) expect.soft(totals[what], what).toBeLessThanOrEqual(bound);
});

test("a language comes in small parts", () => {
  const parts = languages(join(DIST, "languages"));
  expect(parts).toHaveLength(60);
  for (const { name, part, bytes } of parts) expect.soft(bytes, name).toBeLessThanOrEqual(part === "page" ? 8000 : 12_000);
});
