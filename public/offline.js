// Keeps the page for use without a network (sw.js), and says when a newer version has been fetched.
const build = document.querySelector("meta[name=build]").content;
const worker = navigator.serviceWorker;
const isFirst = !worker?.controller;

/** Resolves once the threads are there: what the page needs first is not made to wait. */
const started = () => new Promise((resolve) => {
  const root = document.documentElement;
  const done = () => root.dataset.ready === "true" && (observer.disconnect(), resolve());
  const observer = new MutationObserver(done);
  observer.observe(root, { attributes: true, attributeFilter: ["data-ready"] });
  done();
});

/** What this page has fetched so far; of a thread's program only its start is known here. */
function used() {
  const programs = (bin) => [`${bin}-${build}.js`, `${bin}-${build}_bg.wasm`].map((file) => new URL(file, document.baseURI).href);
  return performance.getEntriesByType("resource").flatMap(({ name }) => {
    const bin = new URL(name).searchParams.get("bin");
    return bin ? programs(bin) : [name];
  });
}

// How much is kept ("kept"), or everything is to be ("keep"): Settings asks, and is told bytes, and whether there are more to come.
document.addEventListener("sudokube:offline", async ({ detail: what }) => {
  const say = (detail) => document.dispatchEvent(new CustomEvent("sudokube:kept", { detail }));
  const active = build && (await worker?.getRegistration(new URL("./", document.baseURI)))?.active;
  if (!active) return say("none");
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: { kept, all, going } }) => say(`${kept} ${all}${going ? " going" : ""}`);
  active.postMessage(what, [port2]);
});

/** Everything that this build may ask for later, so that it is at hand when the host has it no more. */
function fetchAll() {
  const later = window.requestIdleCallback ?? setTimeout;
  const named = [...document.querySelectorAll("meta[name^=worker], meta[name=sound], meta[name=diary-style]")].map((meta) => meta.content);
  const programs = ["worker", "desk", "coach", "diary", "classroom", "milp", "workbook", "photo"].flatMap((name) => [`${name}-${build}.js`, `${name}-${build}_bg.wasm`]);
  setTimeout(() => later(async () => {
    for (const file of [...named, ...programs]) await fetch(new URL(file, document.baseURI), { priority: "low" }).then((answer) => answer.arrayBuffer()).catch(() => {});
  }), 5000);
}

/** The newest version that is complete here, by the worker that keeps them. */
async function ask() {
  const registration = await worker.ready;
  // The one on its way will be asked; a question to the one before would only keep that from ending.
  if (registration.waiting || registration.installing) return;
  if (isFirst) registration.active.postMessage({ used: used() });
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => data && data !== build && document.dispatchEvent(new Event("sudokube:newer"));
  registration.active.postMessage("build", [port2]);
}

if (!build) {
  // The development server: nothing is kept, and what an earlier build left behind goes.
  for (const registration of await worker?.getRegistrations() ?? []) {
    if (registration.scope === new URL("./", document.baseURI).href) await registration.unregister();
  }
} else if (!navigator.connection?.saveData) {
  await started();
  try {
    worker.addEventListener("controllerchange", ask);
    const registration = await worker.register(new URL("sw.js", document.baseURI), { updateViaCache: "none" });
    registration.addEventListener("updatefound", () => {
      const found = registration.installing;
      found?.addEventListener("statechange", () => found.state === "activated" && ask());
    });
    await ask();
  } catch (error) {
    // No room, or forbidden: the page goes on without.
    console.info("The page is not kept for use offline:", error);
    fetchAll();
  }
}
