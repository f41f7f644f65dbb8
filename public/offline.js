// Keeps the page for use without a network (sw.js), and says when a newer version has been fetched.
const build = document.querySelector("meta[name=build]").content;
const worker = navigator.serviceWorker;

/** Resolves once the threads are there: what the page needs first is not made to wait. */
const started = () => new Promise((resolve) => {
  const root = document.documentElement;
  const done = () => root.dataset.ready === "true" && (observer.disconnect(), resolve());
  const observer = new MutationObserver(done);
  observer.observe(root, { attributes: true, attributeFilter: ["data-ready"] });
  done();
});

/** Everything that this build may ask for later, so that it is at hand when the host has it no more. */
function fetchAll() {
  const later = window.requestIdleCallback ?? setTimeout;
  const named = [...document.querySelectorAll("meta[name^=worker], meta[name=sound], meta[name=diary-style]")].map((meta) => meta.content);
  const programs = ["worker", "desk", "coach", "diary", "classroom", "milp", "workbook"].flatMap((name) => [`${name}-${build}.js`, `${name}-${build}_bg.wasm`]);
  setTimeout(() => later(async () => {
    for (const file of [...named, ...programs]) await fetch(new URL(file, document.baseURI), { priority: "low" }).then((answer) => answer.arrayBuffer()).catch(() => {});
  }), 5000);
}

/** The newest version that is complete here, by the worker that keeps them. */
async function ask() {
  const registration = await worker.ready;
  // The one on its way will be asked; a question to the one before would only keep that from ending.
  if (registration.waiting || registration.installing) return;
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
