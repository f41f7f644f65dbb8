// The browser of the tests: the system's Chromium or Chrome, or the one that CHROMIUM names.
import { existsSync } from "node:fs";

const KNOWN = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export const launchOptions = {
  executablePath: process.env.CHROMIUM ?? KNOWN.find(existsSync),
  args: [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
  ],
};
