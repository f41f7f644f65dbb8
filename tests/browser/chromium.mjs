// The browser of the tests: the one that CHROMIUM names, or the system's Chromium or Chrome; first its build that has no window,
// on which a test takes three quarters of the time.
import { existsSync } from "node:fs";

const KNOWN = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export const launchOptions = {
  executablePath: process.env.CHROMIUM ?? KNOWN.find(existsSync),
  args: [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
    // Letters as wide as on phones and high-resolution screens.
    "--font-render-hinting=none",
  ],
};
