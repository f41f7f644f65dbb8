// Serves dist, or what DIST names, as a plain static host would, at / and in a folder: `node tests/browser/serve.mjs [port [directory]]`.
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

export const DIST = fileURLToPath(new URL(`../../${process.env.DIST ?? "dist"}`, import.meta.url));
const TYPES = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm",
  ".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2",
};
const CODINGS = { br: brotliCompressSync, gzip: gzipSync };
export const FOLDER = "/some/folder/";

/** Every file of a folder in a coding, made once. */
const packed = new Map();
function pack(file, coding) {
  const key = `${coding} ${file} ${statSync(file).mtimeMs}`;
  if (!packed.has(key)) packed.set(key, CODINGS[coding](readFileSync(file)));
  return packed.get(key);
}

/** Serves a folder; with `coding` ("br" or "gzip") its text and programs travel compressed, as on most hosts; with `keep` the browser may keep what is named by its version; with `fallback` the page stands in for what is not there. */
export function serve(port, { directory = DIST, coding = null, keep = false, fallback = false } = {}) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, "http://localhost");
    const path = normalize(decodeURIComponent(pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length - 1) : pathname));
    let file = join(directory, path.endsWith("/") ? `${path}index.html` : path);
    if (fallback && !existsSync(file)) file = join(directory, "index.html");
    if (!file.startsWith(directory) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404, { "content-type": "text/plain" }).end("not found");
      return;
    }
    const headers = { "content-type": TYPES[extname(file)] ?? "application/octet-stream" };
    if (keep && (searchParams.has("v") || /-[0-9a-f]+(_bg)?\.\w+$/.test(file))) headers["cache-control"] = "max-age=31536000, immutable";
    if (coding && ![".png", ".woff2"].includes(extname(file))) {
      response.writeHead(200, { ...headers, "content-encoding": coding }).end(pack(file, coding));
    } else {
      response.writeHead(200, headers).end(readFileSync(file));
    }
  });
  return new Promise((resolved) => server.listen(port, "127.0.0.1", () => resolved(server)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await serve(Number(process.argv[2] ?? 8090), { directory: process.argv[3] ? resolve(process.argv[3]) : DIST, keep: true });
}
