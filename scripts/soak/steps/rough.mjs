// What happens to a page from outside: the network goes and comes, workers are ended, a tab is hidden.
import { kept as keptBy } from "../../../tests/browser/deployments.mjs";
import { Fault } from "../visitor.mjs";

/** There is a thread to search with, or there is one soon. */
async function works(v) {
  if (v.room || v.playing) return true;
  const { done } = await v.until(() => v.solve.main.isEnabled(), (enabled) => enabled, 60_000);
  if (!done) throw new Fault("Evolve stays disabled");
  return true;
}

export const ROUGH = {
  /** The network goes, or comes back. Without it the page is as good as with it, once it was kept. */
  async network(v) {
    if (!v.isKept) {
      // It is not, when the network went while it was fetched; the next start tries again.
      const build = await v.page.locator("meta[name=build]").getAttribute("content");
      v.isKept = await keptBy(v.page, build).then(() => true, () => false);
      if (!v.isKept) return false;
    }
    if (v.host.isUp) await v.host.stop();
    else await v.host.start();
    return true;
  },

  /** The network is away for a moment in which a worker ends: another one is started when it is back. */
  async outage(v) {
    if (!v.host.isUp) return false;
    await v.host.stop();
    await ROUGH["kill a worker"](v);
    await v.page.waitForTimeout(200 + v.draw.below(3000));
    await v.host.start();
    return works(v);
  },

  /** One of the workers ends without a word, as when the browser ends it. */
  async "kill a worker"(v) {
    const workers = v.page.workers();
    if (!workers.length) return false;
    v.lastKill = Date.now();
    await Promise.race([v.draw.one(workers).evaluate(() => self.close()).catch(() => {}), new Promise((later) => setTimeout(later, 500))]);
    v.lastKill = Date.now();
    return true;
  },

  /** All of them. */
  async "kill all workers"(v) {
    v.lastKill = Date.now();
    const end = (worker) => worker.evaluate(() => self.close()).catch(() => {});
    await Promise.race([Promise.all(v.page.workers().map(end)), new Promise((later) => setTimeout(later, 1000))]);
    v.lastKill = Date.now();
    return true;
  },

  /** They break down with an error, as by a fault of ours. */
  async "break a worker"(v) {
    v.lastKill = Date.now();
    const event = v.draw.one(["sudokube:panic", "sudokube:panic-desk"]);
    await v.page.evaluate((name) => document.dispatchEvent(new CustomEvent(name)), event);
    return true;
  },

  /** After that the page works: Evolve can be pressed, a puzzle is judged. */
  async recover(v) {
    if (v.room || v.playing) return false;
    await v.sees((now) => !/ounting|^$/.test(now.verdict), "the puzzle should be judged", 60_000);
    return works(v);
  },
};
