// The people of the soak: what each of them does, and how often.
import { flat } from "./texts.mjs";
import { Visitor } from "./visitor.mjs";
import { BOARD } from "./steps/board.mjs";
import { CLASS } from "./steps/class.mjs";
import { CUBE } from "./steps/cube.mjs";
import { PLAY } from "./steps/play.mjs";
import { ROUGH } from "./steps/rough.mjs";
import { RUN } from "./steps/run.mjs";
import { TABS } from "./steps/tabs.mjs";

export const STEPS = { ...BOARD, ...RUN, ...PLAY, ...CUBE, ...CLASS, ...ROUGH, ...TABS };

const RUNS = { evolve: 4, stop: 2, step: 2, "after a run": 2, speed: 3, algorithm: 1, seed: 1, rate: 0.5, wait: 1 };
const GAME = {
  play: 4, digit: 10, corner: 3, centre: 3, colour: 1, rub: 2, candidates: 1, "clear marks": 0.5, hint: 2, check: 1, lock: 0.4, unlock: 0.3, restart: 0.3,
  checkpoint: 1.5, pause: 0.5, aid: 0.5, undo: 3, redo: 2,
};

/** A tab of a browser context, at an address. */
async function tab(context, { draw, host, shelf }, fragment) {
  const visitor = new Visitor({ page: await context.newPage(), draw, host, shelf });
  await visitor.open(fragment);
  return visitor;
}

const alone = async (context, means) => [await tab(context, means)];

export const PEOPLE = [
  {
    name: "a newcomer who types",
    weights: {
      type: 10, "type fast": 3, erase: 2, wander: 2, undo: 3, redo: 2, ...RUNS, example: 1, size: 0.7, clear: 0.3, "new puzzle": 0.5, reload: 1.5, resize: 0.7,
      dialogs: 1, "copy the link": 0.5,
    },
    arrive: alone,
  },
  {
    name: "a collector who pastes",
    weights: {
      paste: 6, "paste a cube": 2, "paste a link": 3, "paste rubbish": 3, "paste a bad link": 1, "paste a list": 1.5, "use the box": 2, "type an address": 2, type: 2, undo: 2, redo: 1,
      ...RUNS, "new puzzle": 0.7, reload: 1.5, dialogs: 0.5,
    },
    arrive: alone,
  },
  {
    name: "a player",
    weights: { ...GAME, solve: 0.7, paste: 0.7, "paste a link": 0.4, "my puzzles": 1, reload: 1.5, example: 0.5, "new puzzle": 0.3, evolve: 0.5, resize: 0.3, dialogs: 0.3 },
    arrive: alone,
  },
  {
    name: "a friend of cubes",
    weights: {
      "other board": 1, "paste a cube": 1.5, turn: 3, "turn by keys": 2, type: 4, erase: 1, wander: 1, ...GAME, play: 1, digit: 4, solve: 1, ...RUNS, reload: 1, resize: 0.3,
    },
    arrive: alone,
  },
  {
    name: "a teacher",
    weights: {
      lab: 4, lessons: 1.5, keys: 16, "another view": 4, race: 2, study: 2, scrub: 3, projector: 0.5, "share view": 0.5, leave: 2, back: 1.5, "open in Solve": 1, type: 2, paste: 1, evolve: 1, reload: 1,
      wait: 1,
    },
    arrive: alone,
  },
  {
    name: "one with two tabs",
    weights: { digit: 10, corner: 2, centre: 2, rub: 2, undo: 2, redo: 1, hint: 0.5, "look into the list": 1.5, "choose a game": 2, "reload the tab": 1.5 },
    async arrive(context, means) {
      const { sheet } = flat(means.draw);
      const fragment = `#v=1&s=${sheet}`;
      const tabs = [await tab(context, means, fragment), await tab(context, means, fragment)];
      for (const visitor of tabs) {
        visitor.tabs = tabs;
        visitor.seen = new Set([sheet]);
        await STEPS.play(visitor);
      }
      return tabs;
    },
  },
  {
    name: "one who never reloads",
    weights: {
      type: 6, "type fast": 2, undo: 3, redo: 2, paste: 3, "paste a cube": 1, "paste rubbish": 1, "use the box": 1, ...RUNS, "other board": 1, turn: 1, ...GAME, digit: 4, solve: 3, "my puzzles": 0.5,
      example: 1, size: 1, "new puzzle": 0.5, lab: 1, lessons: 0.5, keys: 4, "another view": 1, race: 0.5, study: 0.5, leave: 3, dialogs: 1,
    },
    arrive: alone,
  },
  {
    name: "one on the way, whose network and workers come and go",
    weights: {
      network: 2, outage: 1, "kill a worker": 4, "kill all workers": 1, "break a worker": 1, recover: 3, paste: 4, "paste rubbish": 1, "use the box": 1, type: 5, undo: 1, ...RUNS, lab: 1, keys: 4, "another view": 1,
      race: 0.5, study: 0.5, leave: 2, play: 0.7, solve: 1.5, digit: 2, hint: 1, "new puzzle": 0.5, reload: 1.5, "other board": 0.3,
    },
    arrive: alone,
  },
];
