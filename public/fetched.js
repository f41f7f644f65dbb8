// What comes of a request, for boot.js and worker_boot.js: scripts/stamp.mjs writes this file into both, so that it is no request more.

/** Whether a file is no more on the host, or a page that says so stands in its place. */
export async function isGone(address) {
  const answer = await fetch(address, { cache: "no-store" }).catch(() => null);
  return answer && ([404, 410].includes(answer.status) || /html/.test(answer.headers.get("content-type")));
}

/**
 * The program at an address; also of a host that does not name the type of its files. A browser whose cache cannot take it (it is
 * full, as a private window's soon is) breaks the answer off: then it is fetched once more, past the cache.
 */
export async function compile(address, options = {}) {
  try {
    const response = await fetch(address, options);
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    const named = response.headers.get("content-type")?.startsWith("application/wasm");
    return await (named ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()));
  } catch (error) {
    if (options.cache) throw error;
    return compile(address, { ...options, cache: "no-store" });
  }
}
