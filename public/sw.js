// Keeps the page, so that it opens without a network after the first visit: what Solve, Play and their searches need at once, the rest
// (OPTIONAL) when it is first used, or when everything is to be kept. It also takes in a picture that is shared with the installed page.
//
// Every version has a cache of its own, under its build id (scripts/stamp.mjs writes the id and the list of files). A file
// is asked for by a name that no other version has: a hash or the build id in its name, or ?v=<build id>. So a page that is open goes on
// with the files it was made of, whatever was fetched since, and the next start gets the newest version that is complete.
const BUILD = "__BUILD__";
/** Address from the folder of the page, what the file must hash to, and its bytes. */
const FILES = [/* __FILES__ */];
const OPTIONAL = [/* __OPTIONAL__ */];

// Pages in other folders of the same host keep theirs beside.
const PREFIX = `sudokube ${registration.scope} `;
const CACHE = PREFIX + BUILD;
// No version's: it is there until the page has asked for what was shared.
const SHARED = `sudokube-shared ${registration.scope}`;

const kept = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** Fetches the page itself, which has to be of this build: a host in the middle of an update may still have the old one. */
async function fetchPage() {
  const page = await fetch("./", { cache: "no-cache" });
  const text = await page.clone().text();
  if (!page.ok || page.redirected || !text.includes(`content="${BUILD}"`)) throw new Error("the page is of another version");
  return page;
}

const whole = (address) => new URL(address, registration.scope).href;
const asked = ([address, integrity]) => new Request(address, { cache: "no-cache", integrity });

/** What was kept of the newest version though it is optional: whoever used it goes on to. */
async function usedBefore() {
  const name = (await kept()).at(-1);
  if (!name) return [];
  const bare = (address, build) => whole(address).replaceAll(build, "");
  const requests = await (await caches.open(name)).keys();
  const old = new Set(requests.map(({ url }) => bare(url, name.slice(PREFIX.length))));
  return OPTIONAL.filter(([address]) => old.has(bare(address, BUILD)));
}

async function install() {
  const used = await usedBefore();
  // A version that comes back is the newest again: caches are listed in the order in which they were opened.
  await caches.delete(CACHE);
  const page = await fetchPage();
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll([...FILES, ...used].map(asked));
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

/** This version's cache; none where a newer version has taken it away, which may be between two of these steps. */
async function own() {
  if (!(await caches.has(CACHE))) return null;
  const cache = await caches.open(CACHE);
  if (await cache.match("./")) return cache;
  await caches.delete(CACHE);
  return null;
}

/** Fetches an optional file and keeps it. */
async function keep(file) {
  const name = whole(file[0]);
  const cache = await own();
  if (!cache || (await cache.match(name, { ignoreVary: true }))) return;
  const answer = await fetch(asked(file));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  await cache.put(name, answer);
}

const optional = (name) => OPTIONAL.find(([address]) => whole(address) === name);

/** How many bytes of this version are kept, and of how many. */
async function amount() {
  const requests = (await (await own())?.keys()) ?? [];
  const names = new Set(requests.map(({ url }) => url));
  const bytes = (files) => files.reduce((sum, [, , bytes]) => sum + bytes, 0);
  const all = [...FILES, ...OPTIONAL];
  return { kept: bytes(all.filter(([address]) => names.has(whole(address)))), all: bytes(all) };
}

/** Keeps everything, and says how far it is. What cannot be fetched is missing in what is kept. */
async function keepAll(port) {
  for (const file of OPTIONAL) {
    await keep(file).catch(() => {});
    port.postMessage({ ...(await amount()), going: true });
  }
  port.postMessage(await amount());
}

/** A picture that another program shares: it is kept until the page, which is opened for it, has asked for it. */
async function receive(request) {
  const form = await request.formData().catch(() => null);
  const picture = form?.getAll("picture").find((file) => file instanceof File && file.size > 0);
  await caches.delete(SHARED);
  if (picture) await (await caches.open(SHARED)).put("shared", new Response(picture, { headers: { "content-type": picture.type } }));
  return Response.redirect("./?shared", 303);
}

/** What was shared, once. */
async function handOver() {
  const picture = (await caches.has(SHARED)) && (await (await caches.open(SHARED)).match("shared"));
  await caches.delete(SHARED);
  return picture || new Response(null, { status: 204 });
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
    // Of a cache that is gone meanwhile nothing is opened.
    const file = await caches.match(isPage ? registration.scope : nameOf(url, version), { cacheName: name, ignoreVary: true });
    if (!file) continue;
    // A program reads its query in the address of the answer, which would be the name it is kept under.
    return isPage || request.url === file.url ? file : new Response(file.body, { headers: file.headers });
  }
  const file = optional(nameOf(url, version));
  if (!file) return fetch(request);
  try {
    await keep(file);
  } catch {
    // That it is no more on the host the page has to hear; another version's file in its place it must not get.
    const other = await fetch(request);
    return other.ok && !/html/.test(other.headers.get("content-type")) ? Response.error() : other;
  }
  return (await caches.has(CACHE)) ? answer(request) : fetch(request);
}

function told({ data, ports: [port] }) {
  if (data === "build") port.postMessage(BUILD);
  if (data === "kept") return amount().then((bytes) => port.postMessage(bytes));
  if (data === "keep") return keepAll(port);
  // What the page of a first visit has used before there was anybody to keep it.
  return Promise.all((data.used ?? []).map(optional).filter(Boolean).map((file) => keep(file).catch(() => {})));
}

addEventListener("install", (event) => event.waitUntil(BUILD ? install() : skipWaiting()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => event.waitUntil(Promise.resolve(told(event))));
addEventListener("fetch", (event) => {
  const { request } = event;
  const name = nameOf(new URL(request.url));
  if (name === whole("shared")) return event.respondWith(request.method === "POST" ? receive(request) : handOver());
  if (BUILD && request.method === "GET" && request.url.startsWith(registration.scope)) event.respondWith(answer(request));
});
