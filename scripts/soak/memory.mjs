// What a page takes of memory: JavaScript after a collection, WebAssembly of the page and of each worker, and its processes as a whole.
import { readFileSync } from "node:fs";

/** What a page may have at most: megabytes, nodes of the document, and listeners. */
export const BOUNDS = { javascript: 20, wasm: 80, processes: 1000, nodes: 12_000, listeners: 2000 };

/** The memory of a program that was started in this page or worker; asked for once more, the same is handed out. */
const wasmOf = async (files) => {
  let bytes = 0;
  for (const file of files) {
    const { memory } = await (await import(file)).default();
    bytes += memory.buffer.byteLength;
  }
  return bytes;
};

const soon = (promise) => Promise.race([promise.catch(() => 0), new Promise((done) => setTimeout(() => done(0), 2000))]);

/** The program that a worker runs. */
const fileOf = (url) => url.replace(/worker_boot(-[^.?]*)?\.js.*/, (_, build = "") => `${url.match(/bin=(\w+)/)?.[1] ?? "worker"}${build}.js`);

export class Memory {
  constructor(browser) {
    this.browser = browser;
  }

  async ofPage(page, withRoom) {
    const session = await page.context().newCDPSession(page);
    try {
      await session.send("HeapProfiler.collectGarbage");
      await session.send("Performance.enable");
      const { metrics } = await session.send("Performance.getMetrics");
      const of = (name) => metrics.find((metric) => metric.name === name).value;
      const app = await page.locator("script[data-js]").getAttribute("data-js");
      const build = await page.locator("meta[name=build]").getAttribute("content");
      const base = await page.evaluate(() => document.baseURI);
      const files = [app, ...(withRoom ? [`classroom-${build}.js`] : [])].map((file) => new URL(file, base).href);
      const parts = await Promise.all([soon(page.evaluate(wasmOf, files)), ...page.workers().map((worker) => soon(worker.evaluate(wasmOf, [fileOf(worker.url())])))]);
      return { javascript: of("JSHeapUsedSize") / 1e6, wasm: parts.reduce((sum, part) => sum + part, 0) / 1e6, nodes: of("Nodes"), listeners: of("JSEventListeners"), workers: page.workers().length };
    } finally {
      await session.detach().catch(() => {});
    }
  }

  /** Megabytes of all processes that show pages, where the system tells. */
  async processes() {
    this.session ??= await this.browser.newBrowserCDPSession();
    const { processInfo } = await this.session.send("SystemInfo.getProcessInfo");
    const of = (id) => {
      try {
        return Number(readFileSync(`/proc/${id}/statm`, "utf8").split(" ")[1]) * 4096;
      } catch {
        return 0;
      }
    };
    return processInfo.filter(({ type }) => type === "renderer").reduce((sum, { id }) => sum + of(id), 0) / 1e6;
  }
}
