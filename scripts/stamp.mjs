// Trunk hook: puts a hash of the worker's files into index.html, so that a new build is never answered from an old cache.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const staging = process.env.TRUNK_STAGING_DIR ?? "dist";
const hash = createHash("sha256");
const files = ["worker_boot.js", "worker.js", "worker_bg.wasm", "milp.js", "milp_bg.wasm"];
for (const file of files) hash.update(readFileSync(join(staging, file)));
const page = join(staging, "index.html");
writeFileSync(page, readFileSync(page, "utf8").replaceAll("__BUILD__", hash.digest("hex").slice(0, 12)));
