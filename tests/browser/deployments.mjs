// Deployments as a host has them: the same site as another build, and a host on which builds follow each other.
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { DIST } from "./serve.mjs";

const temporary = () => mkdtempSync(join(tmpdir(), "sudokube-"));

/** The same site as another build: its id in contents and names, no name with a hash as before, and one word that can be seen. */
export function another(id, word) {
  const copy = temporary();
  cpSync(DIST, copy, { recursive: true });
  const page = readFileSync(join(copy, "index.html"), "utf8");
  const old = page.match(/name="build" content="([^"]+)"/)[1];
  const [, program] = page.match(/app-([0-9a-f]+)\.js/);
  const [, sheet] = page.match(/style-([0-9a-f]+)\.css/);
  const rename = (text) => text.replaceAll(old, id).replaceAll(program, `${id}00`).replaceAll(sheet, `${id}01`);
  for (const file of readdirSync(copy).filter((file) => /\.(html|js|css|wasm)$/.test(file))) {
    const path = join(copy, file);
    if (/\.(html|js)$/.test(file)) writeFileSync(path, rename(readFileSync(path, "utf8")).replace("<title>", `<title>${word} `));
    renameSync(path, join(copy, rename(file)));
  }
  const hash = (address) => createHash("sha256").update(readFileSync(join(copy, address.split("?")[0]))).digest("base64");
  const list = join(copy, "sw.js");
  writeFileSync(list, readFileSync(list, "utf8").replaceAll(/\["([^"]+)","sha256-[^"]+"/g, (_, address) => `["${address}","sha256-${hash(address)}"`));
  return copy;
}

/** A host's folder, at first with the site as it was built. `deploy` adds another build, or puts it in place of all that was there. */
export function host() {
  const folder = temporary();
  cpSync(DIST, folder, { recursive: true });
  return {
    folder,
    deploy(build, { keeps }) {
      if (!keeps) for (const file of readdirSync(folder)) rmSync(join(folder, file), { recursive: true });
      cpSync(build, folder, { recursive: true });
    },
    end: () => rmSync(folder, { recursive: true }),
  };
}

export const build = (page) => page.locator("meta[name=build]").getAttribute("content");

/** Waits until everything of a build is kept by the service worker, the page last, and nothing of any before the one before. */
export async function kept(page, id) {
  const names = () => page.evaluate(async () => {
    const names = await caches.keys();
    // Opened by name, a cache that is deleted just then would come back, empty.
    const whole = await Promise.all(names.map((cacheName) => caches.match("./", { cacheName })));
    return names.filter((_, k) => whole[k]).map((name) => name.split(" ").at(-1));
  });
  await expect.poll(async () => (await names()).at(-1)).toBe(id);
  await expect.poll(async () => (await names()).length).toBeLessThanOrEqual(2);
  // Chromium loses a request for a page that the worker before it still answers while the new one takes its place.
  await expect.poll(() => page.evaluate(async () => {
    const { active, waiting, installing } = await navigator.serviceWorker.ready;
    return !waiting && !installing && active.state;
  })).toBe("activated");
}

export const stop = (server) => new Promise((resolve) => {
  server.close(resolve);
  server.closeAllConnections();
});
