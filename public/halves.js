// The later half of the page's program (scripts/split.mjs). It is fetched once the page stands; should the first half call it
// before that, it is fetched while the call waits.
const address = new URL(document.querySelector("script[data-later]")?.dataset.later ?? "", document.baseURI).href;
let init = null;
let exports = null;
let prepared = null;

/** The later half itself, where it is at hand before it is asked for. */
export function prepare(program) {
  prepared = program;
}

/** boot.js looks whether the host still has this build. */
const lost = () => document.dispatchEvent(new CustomEvent("sudokube:lost", { detail: address }));

/** Joins the later half to the first. */
function join(program) {
  exports ??= new WebAssembly.Instance(program, { ...init.imports, first: init.exports }).exports;
}

/** Its bytes, at once. */
function bytes() {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  if (request.status !== 200) throw new Error(`${address}: ${request.status}`);
  return Uint8Array.from(request.responseText, (sign) => sign.charCodeAt(0) & 0xff);
}

function joinNow(name) {
  // Tests see to it that no start and no search needs this.
  document.documentElement.dataset.waited = name;
  try {
    join(prepared ?? new WebAssembly.Module(bytes()));
  } catch (error) {
    lost();
    throw error;
  }
}

/** Puts a function that calls the later half in place of each that the first half asks for. */
export function stand(program, start) {
  init = start;
  const asked = WebAssembly.Module.imports(program).filter(({ module }) => module === "later");
  const call = (name) => (...values) => {
    if (exports === null) joinNow(name);
    return exports[name](...values);
  };
  init.later = Object.fromEntries(asked.map(({ name }) => [name, call(name)]));
}

/** Fetches it, then calls `done`; tried again with growing pauses, since a network may come back. */
export async function fetchLater(compile, done, pause = 1000) {
  if (exports !== null) {
    document.documentElement.dataset.later = "true";
    return done();
  }
  try {
    join(await compile(address, { priority: "low" }));
    document.documentElement.dataset.later = "true";
    done();
  } catch (error) {
    console.info("The later half of the page is not there yet:", error);
    lost();
    setTimeout(() => fetchLater(compile, done, Math.min(2 * pause, 60_000)), pause);
  }
}
