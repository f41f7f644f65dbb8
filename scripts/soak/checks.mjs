// What has to be true of a page after every step, whatever was done.
import { BROKEN } from "./look.mjs";
import { BOUNDS } from "./memory.mjs";
import { Fault, until } from "./visitor.mjs";

const show = (sheet) => (sheet.length > 100 ? `${sheet.slice(0, 100)}…` : sheet);

/** The puzzle on the board and the digits that were typed are those of the model. */
async function puzzle(visitor) {
  const { value, done } = await until(() => visitor.look(), (seen) => visitor.read(seen) === visitor.sheet);
  if (!done) throw new Fault(`the board is\n  ${show(visitor.read(value))}\nand should be\n  ${show(visitor.sheet)}\n(it says “${value.message}”)`);
  return value;
}

/** So is the one in the address, a moment later. */
async function address(visitor) {
  const { value, done } = await until(() => visitor.look(), (seen) => seen.sheet === visitor.sheet);
  if (!done) throw new Fault(`the address holds\n  ${show(value.sheet)}\nand should hold\n  ${show(visitor.sheet)}`);
}

/** The page draws a frame soon. */
async function answers(visitor) {
  const began = Date.now();
  const frame = visitor.page.evaluate(() => new Promise((done) => setTimeout(done)).then(() => true));
  const late = new Promise((done) => setTimeout(() => done(false), 10_000));
  if (!(await Promise.race([frame, late]))) throw new Fault("the page has not answered for ten seconds");
  return Date.now() - began;
}

function silent(visitor) {
  if (visitor.complaints.length) throw new Fault(visitor.complaints.join("\n"));
}

/** All of this after a step; with `hurry` the next one comes before the address is written. The milliseconds that the page took to answer. */
export async function check(visitor, { hurry }) {
  silent(visitor);
  const seen = await puzzle(visitor);
  const [broken] = seen.text.match(BROKEN) ?? [];
  if (broken) throw new Fault(`the page says “${broken}”: ${seen.text.slice(Math.max(0, seen.text.indexOf(broken) - 80)).slice(0, 200)}`);
  if (String(seen.dialogs) !== String(visitor.dialogs)) {
    await visitor.sees((now) => String(now.dialogs) === String(visitor.dialogs), `the dialogs [${visitor.dialogs}] should be open`, 2000);
  }
  if (seen.playing !== visitor.playing) throw new Fault(`the view is ${seen.playing ? "Play" : "another"} and should be ${visitor.playing ? "Play" : "another"}`);
  if ((seen.room !== "") !== visitor.room) throw new Fault(`the room is “${seen.room}” and one should ${visitor.room ? "" : "not "}be open`);
  if (visitor.playing && visitor.shelf.of(visitor.sheet) !== null) visitor.shelf.keep(visitor.sheet);
  if (!hurry && !(visitor.room && visitor.strayed)) await address(visitor);
  const late = await answers(visitor);
  silent(visitor);
  return late;
}

/** Memory is within its bounds. */
export function bounded(of) {
  for (const [what, most] of Object.entries(BOUNDS)) {
    if (of[what] > most) throw new Fault(`${what}: ${of[what].toFixed(0)}, at most ${most} are allowed`);
  }
}
