// Trunk hook, after everything is built: gives the build its id, a hash of all its files, and writes it where it is asked
// for: into the names of all programs, into index.html and worker_boot.js, which ask for them, and into sw.js with the lists of files to keep.
// Before that it splits the programs of the page and of its thread, makes scripts small, joins the style sheets, and puts the picture of the page (src/ui/first.html, made by scripts/first.mjs) into
// index.html, so that it is there before any program is.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { shortened } from "./imports.mjs";
import { splitPrograms } from "./parts.mjs";
import { saidWithoutProgram, writeLanguages } from "./languages.mjs";
import { notices } from "./notices.mjs";

const staging = process.env.TRUNK_STAGING_DIR ?? "dist";
const read = (file) => readFileSync(join(staging, file));
const sha256 = (data) => createHash("sha256").update(data);

/** A style sheet as short as it may be; what only newer browsers know stays as it is written. */
const small = (css) => transformSync(css, { loader: "css", minify: true, target: "esnext" }).code.trim();

/** Sheets of what is behind a click; boot.js asks for them once the first picture is painted. */
const BEHIND = /^(candidates|dialogs|inside|photo|play|share|technique)\b/;

/** The page with two style sheets in place of many, in their order: that of the first picture, and the one that boot.js adds. */
function joinSheets(page) {
  const links = [...page.matchAll(/<link\b(?=[^>]*rel="stylesheet")[^>]*href="(?:\.\/)?([^"]+\.css)"[^>]*>/g)];
  const joined = (kind, wanted) => {
    const text = small(wanted.map(([, file]) => read(file)).join("\n"));
    const name = `${kind}-${sha256(text).digest("hex").slice(0, 16)}.css`;
    writeFileSync(join(staging, name), text);
    return name;
  };
  const isLater = ([, file]) => BEHIND.test(file);
  const first = joined("style", links.filter((link) => !isLater(link)));
  const later = joined("later", links.filter(isLater));
  for (const [, file] of links) rmSync(join(staging, file));
  const one = `<link rel="stylesheet" href="./${first}">`;
  const html = links.reduce((html, [link], k) => html.replace(link, k === 0 ? one : ""), page);
  return html.replace(/<script\b(?=[^>]*data-js=)/, `$& data-sheet="./${later}"`);
}

/** The sheet of what only Play shows, in one file. */
function joinDiary() {
  const files = ["diary.css", "diary-win.css", "diary-evolution.css"];
  const text = small(files.map(read).join("\n"));
  for (const file of files) rmSync(join(staging, file));
  writeFileSync(join(staging, "diary.css"), text);
}

/** A script as it is read by a browser alone. The names of a script that is no module are seen by others. */
const terse = (code, isModule) => transformSync(code, { minify: true, format: isModule ? "esm" : undefined, target: "es2022" }).code;

// Tests and the development server have each program in one piece.
const built = read("index.html").toString();
const whole = Boolean(process.env.SUDOKUBE_WHOLE || process.env.SUDOKUBE_SERVE);
const halved = whole ? built : await splitPrograms(staging, built);

// Of the programs that come in parts splitPrograms has done the same.
const others = whole ? [] : readdirSync(staging).filter((file) => /^[a-z]+_bg\.wasm$/.test(file) && !/^(worker|rest)_/.test(file));
for (const wasm of others) {
  const name = wasm.replace("_bg.wasm", ".js");
  const { program, script } = shortened(read(wasm), read(name).toString());
  writeFileSync(join(staging, wasm), program);
  writeFileSync(join(staging, name), script);
}

// sw.js gets its lists of files first, below.
const fetched = read("fetched.js").toString().replaceAll(/^export /gm, "");
rmSync(join(staging, "fetched.js"));
for (const file of readdirSync(staging).filter((file) => file.endsWith(".js") && file !== "sw.js")) {
  const code = read(file).toString().replace("__SAID__", () => saidWithoutProgram()).replace("__REST__", whole ? "" : "rest-__BUILD___bg.wasm")
    .replace(/^import .* from "\.\/fetched\.js";$/m, () => fetched);
  writeFileSync(join(staging, file), terse(code, /^(im|ex)port\b/m.test(code)));
}

joinDiary();
writeFileSync(join(staging, "notices.txt"), notices());
writeLanguages(staging, Boolean(process.env.SUDOKUBE_WHOLE));

const first = readFileSync("src/ui/first.html", "utf8").trim();
const bare = halved.replaceAll(/<!--(?! first ).*?-->\s*/gs, "");
const joined = joinSheets(bare);
const page = joined.replace("<!-- first -->", () => first);
// The same for a frame in another page: with its own look, and without the picture of a page that it is not.
const embedded = [['<html lang="en">', '<html lang="en" data-embed>'], [/(<link rel="stylesheet"[^>]*>)/, '$1<link rel="stylesheet" href="embed-__BUILD__.css">'], [/<link rel="(manifest|apple-touch-icon)"[^>]*>/g, ""], ["<!-- first -->", ""]]
  .reduce((all, [from, to]) => all.replace(from, to), joined);
const worker = read("sw.js").toString();
const files = readdirSync(staging, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(staging.length + 1).replaceAll("\\", "/"))
  // The page and its list come last; notices and licences are read on the network.
  .filter((file) => !["index.html", "sw.js"].includes(file) && (!file.endsWith(".txt") || file.startsWith("languages/")))
  .sort();

const all = sha256(page).update(worker);
for (const file of files) all.update(file).update(read(file));
// The development server keeps nothing for use offline: `make serve` says so.
const build = process.env.SUDOKUBE_SERVE ? "" : all.digest("hex").slice(0, 12);

/** A text with the build in it; a name that ends in it has a dash before. */
const stamped = (text) => text.replaceAll("-__BUILD__", build && `-${build}`).replaceAll("__BUILD__", build);

// A worker tells the page which build it is of, and asks for its programs.
for (const file of ["worker_boot.js", "languages.js"]) writeFileSync(join(staging, file), stamped(read(file).toString()));

// Trunk puts a hash into the names of these; the others get the build.
// Trunk writes a hash as a number, so that one in sixteen is shorter than its 16 digits, and one in 256 shorter still.
const isHashed = (file) => /-[0-9a-f]{8,16}(_bg)?\.(js|wasm|css)$/.test(file);
// A page out of a cache finds these on any host: they say what is to be done when its programs are gone.
const isFixed = (file) => ["boot.js", "early.js"].includes(file);
/** What is kept at first use: Solve, Play and their searches need none of it. */
const isOptional = (file) => /^(classroom|embed|milp|photo|workbook)(_bg)?\.(js|wasm)$|^embed\.css$|^languages\//.test(file);
const optional = new Set();
for (const [k, file] of files.entries()) {
  if (isOptional(file)) optional.add(k);
  if (!build || isHashed(file) || isFixed(file) || !/\.(js|wasm)$|^(diary|embed)\.css$/.test(file)) continue;
  files[k] = file.replace(/(_bg)?\.\w+$/, `-${build}$&`);
  renameSync(join(staging, file), join(staging, files[k]));
}

const isPlain = (file) => /\.(png|svg|webmanifest|woff2)$/.test(file);
const entry = (file) => {
  const address = isHashed(file) || isPlain(file) ? file : `${file}?v=${build}`;
  const data = read(file);
  return JSON.stringify([address, `sha256-${sha256(data).digest("base64")}`, data.length]);
};
const list = (wanted) => files.filter((_, k) => wanted(k)).map((file) => `\n  ${entry(file)},`).join("");
const lists = [["/* __FILES__ */", list((k) => !optional.has(k))], ["/* __OPTIONAL__ */", list((k) => optional.has(k))]];
writeFileSync(join(staging, "index.html"), stamped(page));
writeFileSync(join(staging, "embed.html"), stamped(embedded));
writeFileSync(join(staging, "sw.js"), terse(lists.reduce((text, [mark, list]) => text.replace(mark, () => list), worker.replaceAll("__BUILD__", build)), false));
