// Keeps the whole page, so that it opens without a network after the first visit.
//
// Every version has a cache of its own, under its build id (scripts/stamp.mjs writes the id and the list of files). A file
// is asked for by a name that no other version has: a hash or the build id in its name, or ?v=<build id>. So a page that is open goes on
// with the files it was made of, whatever was fetched since, and the next start gets the newest version that is complete.
const BUILD = "__BUILD__";
/** Address from the folder of the page, and what the file must hash to. */
const FILES = [/* __FILES__ */];

// Pages in other folders of the same host keep theirs beside.
const PREFIX = `sudokube ${registration.scope} `;
const CACHE = PREFIX + BUILD;

const kept = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** Fetches the page itself, which has to be of this build: a host in the middle of an update may still have the old one. */
async function fetchPage() {
  const page = await fetch("./", { cache: "no-cache" });
  const text = await page.clone().text();
  if (!page.ok || page.redirected || !text.includes(`content="${BUILD}"`)) throw new Error("the page is of another version");
  return page;
}

async function install() {
  // A version that comes back is the newest again: caches are listed in the order in which they were opened.
  await caches.delete(CACHE);
  const page = await fetchPage();
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll(FILES.map(([address, integrity]) => new Request(address, { cache: "no-cache", integrity })));
    await cache.put("./", page);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
  // Pages that are open keep their version by the names of its files, so there is nothing to wait for.
  await skipWaiting();
}

/** This version and the one before stay: a page that is open may be of the one before. */
async function activate() {
  const names = await kept();
  const others = BUILD ? names.filter((name) => name !== CACHE) : [...names, ""];
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  // The development server keeps nothing. Else the page of a first visit, which began without this, has all of it at once.
  await (BUILD ? clients.claim() : registration.unregister());
}

/** The name under which a file is kept: what else stands in its query is for the file to read. */
function nameOf({ origin, pathname }, version) {
  return origin + pathname + (version ? `?v=${version}` : "");
}

async function answer(request) {
  const url = new URL(request.url);
  const isPage = request.mode === "navigate" && [registration.scope, `${registration.scope}index.html`].includes(nameOf(url));
  const version = url.searchParams.get("v");
  const names = isPage ? [CACHE] : version ? [PREFIX + version] : (await kept()).reverse();
  for (const name of names) {
    if (!(await caches.has(name))) continue;
    const file = await (await caches.open(name)).match(isPage ? registration.scope : nameOf(url, version), { ignoreVary: true });
    if (!file) continue;
    // A program reads its query in the address of the answer, which would be the name it is kept under.
    return isPage || request.url === file.url ? file : new Response(file.body, { headers: file.headers });
  }
  return fetch(request);
}

addEventListener("install", (event) => event.waitUntil(BUILD ? install() : skipWaiting()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => event.data === "build" && event.ports[0].postMessage(BUILD));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (BUILD && request.method === "GET" && request.url.startsWith(registration.scope)) event.respondWith(answer(request));
});
