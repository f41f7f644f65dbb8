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

/** The notice; it covers nothing that is pressed often, and can be put away. */
function tell() {
  if (document.querySelector(".update")) return;
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
  notice.append(text, button("Reload", () => location.reload()), button("Later", () => notice.remove()));
  document.body.append(notice);
  text.textContent = "A new version is ready.";
}

/** The newest version that is complete here, by the worker that keeps them. */
async function ask() {
  const registration = await worker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => data && data !== build && tell();
  registration.active.postMessage("build", [port2]);
}

if (worker && !build) {
  // The development server: nothing is kept, and what an earlier build left behind goes.
  for (const registration of await worker.getRegistrations()) {
    if (registration.scope === new URL("./", document.baseURI).href) await registration.unregister();
  }
} else if (worker && isSecureContext && !navigator.connection?.saveData) {
  await started();
  worker.addEventListener("controllerchange", ask);
  try {
    const registration = await worker.register(new URL("sw.js", document.baseURI), { updateViaCache: "none" });
    registration.addEventListener("updatefound", () => {
      const found = registration.installing;
      found?.addEventListener("statechange", () => found.state === "activated" && ask());
    });
    await ask();
  } catch (error) {
    // No room, or forbidden: the page goes on without.
    console.info("The page is not kept for use offline:", error);
  }
}
