import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./chromium.mjs";

const PORT = Number(process.env.PORT ?? 8090);
export const baseURL = `http://127.0.0.1:${PORT}/`;

// What holds of the published build alone: `make test-release`.
const RELEASE = ["deployments.spec.mjs", "first.spec.mjs", "offline.spec.mjs", "panic.spec.mjs", "parts.spec.mjs", "sizes.spec.mjs"];
const release = process.env.DIST === "dist";

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.mjs",
  testIgnore: release ? [] : RELEASE,
  outputDir: "../../test-results",
  // At least three at a time: a page mostly waits, even where a machine has two cores.
  workers: Math.min(Math.max(3, availableParallelism()), 8),
  fullyParallel: true,
  retries: 0,
  // Bounds on what hangs: a machine may be so busy that a page takes half a minute.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  // TRACE=1 keeps what a failed test saw, which takes a quarter of the time of every test.
  use: { baseURL, viewport: { width: 1280, height: 800 }, launchOptions, trace: process.env.TRACE ? "retain-on-failure" : "off" },
  webServer: { command: `node serve.mjs ${PORT}`, url: baseURL, reuseExistingServer: false },
});
