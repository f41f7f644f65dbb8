// Starts the page. Its own <script> tag names the two files that Trunk built; an inline script would break the policy.
import { compile, isGone } from "./fetched.js";

const { js, wasm, sheet, run, later } = document.querySelector("script[data-js]").dataset;
const at = (file) => new URL(file, document.baseURI).href;
const root = document.getElementById("root");
const html = document.documentElement;

// The name of every program holds the build; this file's does not, so that a page out of a cache, whose programs a host may have
// removed, has somebody to say so.
const build = document.querySelector("meta[name=build]").content;
const named = (name, end) => at(`${name}${build && `-${build}`}${end}`);

// What is said here and by embed.js: `Build` in src/say/page/mod.rs; scripts/languages.mjs puts its key and its English in.
const [KEY, ...ENGLISH] = __SAID__;
const sayable = ([updated, newer, reload, later, whole, again, unable]) => ({ updated, newer, reload, later, whole, again, unable });
globalThis.said = sayable(ENGLISH);

// Of another language than English what it needs comes first; the classroom's comes with it.
const FIRST = ["page", "more", "methods", "techniques"];
async function speak(names) {
  const { lang } = document.documentElement;
  if (lang === "en") return;
  await (await import(named("languages", ".js"))).speak(lang, names);
  const lines = globalThis.words.parts[0].split("\n");
  const at = lines.indexOf(`\t${KEY}`) + 1;
  if (at) globalThis.said = sayable(lines.slice(at, at + ENGLISH.length));
}
const missing = (error) => console.info("This language is missing:", error);
const spoken = speak(FIRST).catch((error) => {
  missing(error);
  // What is then said is English, and says so to screen readers, from left to right.
  Object.assign(document.documentElement, { lang: "en", dir: "" });
});

// What there is to see is painted first: the programs are large, and would take the network from it.
await new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  // A page that is opened in the background is not painted.
  setTimeout(resolve, 200);
});

// How that looks which waits behind a click.
document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: at(sheet), fetchPriority: "low" }));

/** A notice; it covers nothing that is pressed often, and can be put away. */
function tell(what) {
  document.querySelector(".update")?.remove();
  const notice = document.createElement("aside");
  notice.className = "update";
  const text = document.createElement("span");
  text.setAttribute("role", "status");
  const button = (name, action) => {
    const made = document.createElement("button");
    made.textContent = name;
    made.addEventListener("click", action);
    return made;
  };
  // The address, which holds the puzzle, is written a quarter of a second after a change.
  notice.append(text, button(said.reload, () => setTimeout(() => location.reload(), 300)), button(said.later, () => notice.remove()));
  document.body.append(notice);
  text.textContent = what;
}

/** The host has another build than this page: workers that cannot be started are not tried again, and a reload is offered. */
function updated() {
  document.documentElement.dataset.updated = build;
  tell(said.updated);
}

/** Rules that a program brings with it, or an empty text in their place: the policy lets scripts write them, and no markup. */
const rules = new Map();
document.addEventListener("sudokube:style", ({ detail }) => {
  const [, name, text] = /^(\w+) ?(.*)$/s.exec(detail);
  const old = rules.get(name);
  if (old) old.parentStyleSheet.deleteRule([...old.parentStyleSheet.cssRules].indexOf(old));
  rules.delete(name);
  if (!text) return;
  const sheet = [...document.styleSheets].at(-1);
  // One rule around all of them.
  rules.set(name, sheet.cssRules[sheet.insertRule(`@media all{${text}}`, sheet.cssRules.length)]);
});

// Another language holds from the next start on: the whole page speaks it, and so does every program.
document.addEventListener("sudokube:language", () => {
  sessionStorage.removeItem("sudokube:language");
  setTimeout(() => location.reload(), 300);
});

document.addEventListener("sudokube:newer", () => tell(said.newer));
document.addEventListener("sudokube:lost", async ({ detail: address }) => (!address || await isGone(address)) && updated());

// Parts of the page that are programs of their own are fetched when they are first opened, which a link may do at once.
document.addEventListener("sudokube:program", async ({ detail: name }) => {
  const files = [named(name, ".js"), named(name, "_bg.wasm")];
  try {
    if (name === "classroom") await speak([...FIRST, "classroom", "lessons"]).catch(missing);
    const part = await import(files[0]);
    await part.default({ module_or_path: await compile(files[1]) });
  } catch (error) {
    if ((await Promise.all(files.map(isGone))).some(Boolean)) updated();
    document.dispatchEvent(new CustomEvent("sudokube:no-program", { detail: name }));
    throw error;
  }
});

/** Resolves once the page has its threads. */
const ready = new Promise((resolve) => {
  const done = () => html.dataset.ready === "true" && (observer.disconnect(), resolve());
  const observer = new MutationObserver(done);
  observer.observe(html, { attributes: true, attributeFilter: ["data-ready"] });
  done();
});

/** The page has all of its program, and its threads: it may begin what waits for that. */
const all = () => ready.then(() => document.dispatchEvent(new Event("sudokube:all")));

// Only the published page comes in parts: what the first screen calls, what a run or a cube does, and the rest.
const partOf = (name, address, after) => import(named("parts", ".js")).then(({ part }) => part(name, at(address), {
  after,
  waited: (called) => (html.dataset.waited = called),
  joined: () => (html.dataset[name] = "true"),
  lost: () => document.dispatchEvent(new CustomEvent("sudokube:lost", { detail: at(address) })),
}));
const parts = later && partOf("run", run).then(async (first) => [first, await partOf("later", later, first)]);
try {
  const program = compile(at(wasm));
  // A link asks for a run at once.
  const running = run && location.hash && compile(at(run)).catch(() => null);
  const app = await import(at(js));
  const module = await program;
  // On its way while the page is built: the browser has it when the thread asks.
  fetch(named("worker", "_bg.wasm"), { priority: "low" }).then((answer) => answer.arrayBuffer()).catch(() => {});
  // A task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  // A service worker has all parts at hand, and without a network answers no request that a call waits for.
  if (later) {
    const [first, second] = await parts;
    const isKept = navigator.serviceWorker?.controller;
    if (isKept || running) first.prepare(await (running || compile(at(run)).catch(() => null)));
    if (isKept) second.prepare(await compile(at(later)).catch(() => null));
    for (const part of [first, second]) part.stand(app.default, module);
  }
  await spoken;
  await app.default({ module_or_path: module });
} catch (error) {
  // What stands there so far is a picture of the page (scripts/first.mjs), which nothing would ever answer.
  if (root?.querySelector("[inert]") || !root?.hasChildNodes()) {
    const gone = (await Promise.all([js, wasm].map((file) => isGone(at(file))))).some(Boolean);
    root.textContent = `${gone ? said.updated : said.unable} ${said.again}`;
  }
  throw error;
}
// After the page and its threads, so that nothing they need waits for what is only needed later, each in its turn; but threads may never come.
if (later) Promise.race([ready, new Promise((resolve) => setTimeout(resolve, 5000))]).then(async () => {
  for (const part of await parts) await part.fetch(compile);
  all();
});
else all();
// A picture was shared with the installed page, which was opened for it.
if (new URLSearchParams(location.search).has("shared")) ready.then(() => import(named("shared", ".js")));
// A frame in another page keeps nothing, and says where the whole page is.
await import(named(document.documentElement.hasAttribute("data-embed") ? "embed" : "offline", ".js"));
