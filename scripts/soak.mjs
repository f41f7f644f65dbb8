// Random people on the built page: `make soak MINUTES=60`, or `node scripts/soak.mjs [minutes [seed [person [round]]]]`. One after the
// other they type, paste, evolve, play, teach, lose the network and their workers; after every step the puzzle is the one it
// should be, nothing has complained, the page answers, and memory is within its bounds (scripts/soak/checks.mjs). The seed repeats the
// steps, as far as the page answers at the same pace; with the number of a person and of a round, only theirs. TRACE=1 tells every step.
import { chromium } from "@playwright/test";
import { launchOptions } from "../tests/browser/chromium.mjs";
import { bounded, check } from "./soak/checks.mjs";
import { Host } from "./soak/host.mjs";
import { BOUNDS, Memory } from "./soak/memory.mjs";
import { PEOPLE, STEPS } from "./soak/people.mjs";
import { Draw, seedOf } from "./soak/random.mjs";
import { Shelf } from "./soak/visitor.mjs";

const [minutes = "1", seed = String(Date.now() % 1e6), person = null, round = null] = process.argv.slice(2).filter(Boolean);
const END = Date.now() + Number(minutes) * 60_000;
/** Memory is looked at after every so many steps of a person. */
const LOOK = 20;

const host = new Host(Number(process.env.PORT ?? 8120));
const counts = { steps: {}, impossible: {}, faults: [], late: 0, sessions: 0 };
const most = {};

const add = (to, name) => (to[name] = (to[name] ?? 0) + 1);
const rounded = (of) => Object.entries(of).map(([name, value]) => `${name} ${Math.round(value)}`).join(", ");

async function memoryOf(memory, visitors) {
  const all = await Promise.all(visitors.map((v) => memory.ofPage(v.page, v.hasBeenInRoom)));
  const worst = { ...all[0], processes: await memory.processes() };
  for (const one of all) for (const name of Object.keys(one)) worst[name] = Math.max(worst[name], one[name]);
  for (const name of Object.keys(worst)) most[name] = Math.max(most[name] ?? 0, worst[name]);
  bounded(worst);
  return worst;
}

/** One person with a browser of their own that knows nothing, for so many steps. */
async function session(browser, memory, who, draw, steps) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const past = [];
  const shelf = new Shelf();
  let visitors = [];
  try {
    await host.start();
    visitors = await who.arrive(context, { draw, host, shelf });
    shelf.isAlone = visitors.length === 1;
    const first = await memoryOf(memory, visitors);
    for (let k = 0; k < steps && Date.now() < END; k += 1) {
      const visitor = draw.one(visitors);
      const name = draw.weighted(who.weights);
      past.push(visitors.length > 1 ? `${name} (${visitors.indexOf(visitor) + 1})` : name);
      const before = visitor.sheet;
      if (visitors.length > 1) await visitor.page.bringToFront();
      if (process.env.TRACE) console.log(name, visitors.indexOf(visitor) + 1, visitors.map((v) => v.sheet));
      if (await STEPS[name](visitor)) add(counts.steps, name);
      else {
        past.pop();
        add(counts.impossible, name);
      }
      if (visitor.sheet !== before && name !== "choose a game" && name !== "reload the tab") visitor.isDirty = true;
      // What both have is a moment of either game.
      if (visitors.every((one) => one.sheet === visitor.sheet)) visitors.forEach((one) => (one.isDirty = false));
      for (const one of visitors) {
        counts.late = Math.max(counts.late, await check(one, { hurry: one !== visitor || draw.chance(0.5) }));
        one.seen?.add(one.sheet);
      }
      if ((k + 1) % LOOK === 0) await memoryOf(memory, visitors);
    }
    counts.sessions += 1;
    return { first, last: await memoryOf(memory, visitors) };
  } catch (error) {
    error.past = past;
    error.visitors = visitors;
    throw error;
  } finally {
    await context.close();
  }
}

console.log(`seed ${seed}, ${minutes} minutes; at most ${rounded(BOUNDS)} (megabytes; nodes and listeners by number)`);
const browser = await chromium.launch(launchOptions);
const memory = new Memory(browser);
const began = Date.now();
for (let turn = Number(round ?? 0); Date.now() < END; turn += 1) {
  for (const [number, who] of PEOPLE.entries()) {
    if (Date.now() >= END || (person !== null && number !== Number(person))) continue;
    // Short at first, so that a minute has everybody; then ever longer.
    const steps = 16 * 2 ** Math.min(turn, 4);
    const draw = new Draw(seedOf(Number(seed), number, turn));
    try {
      const { first, last } = await session(browser, memory, who, draw, steps);
      console.log(`${((Date.now() - began) / 60_000).toFixed(1)} min, round ${turn}, ${who.name}: ${rounded(first)} → ${rounded(last)}`);
    } catch (error) {
      const again = `node scripts/soak.mjs ${minutes} ${seed} ${number} ${turn}`;
      const addresses = (error.visitors ?? []).flatMap((v) => [v.page.url(), ...v.complaints]);
      counts.faults.push(`${who.name}, step ${error.past?.length} (${again})`);
      console.error(`FAULT: ${who.name}, round ${turn}, after ${(error.past ?? []).slice(-14).join(", ")}\n${error.name === "Error" ? error.message : error.stack}\n${addresses.join("\n")}\n${again}\n`);
    }
  }
  if (round !== null) break;
}
await browser.close();
await host.stop();
const total = Object.values(counts.steps).reduce((sum, n) => sum + n, 0);
console.log(`${total} steps of ${counts.sessions} people without a fault, ${counts.faults.length} faults; at most ${rounded(most)}; the page answered after ${counts.late} ms at the latest`);
console.log(`steps: ${JSON.stringify(counts.steps)}\nnot possible at the time: ${JSON.stringify(counts.impossible)}`);
counts.faults.forEach((fault) => console.error(fault));
process.exitCode = counts.faults.length ? 1 : 0;
