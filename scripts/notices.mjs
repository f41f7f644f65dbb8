// The licences of everything that the page's programs are made of, as one text: dist/notices.txt, written by scripts/stamp.mjs.
// Which packages these are is what cargo resolves for WebAssembly; macros run at build time and are in no program.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

const metadata = () => JSON.parse(execFileSync("cargo", [
  "metadata", "--format-version", "1", "--filter-platform", "wasm32-unknown-unknown", "--features", "milp",
], { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "inherit"] }));

/** Packages that a program holds, by name: those that its own code depends on. */
function shipped({ packages, resolve }) {
  const byId = new Map(packages.map((p) => [p.id, p]));
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const isMacro = (p) => p.targets.some((target) => target.kind.includes("proc-macro"));
  const met = new Set();
  const visit = (id) => {
    if (met.has(id) || isMacro(byId.get(id))) return;
    met.add(id);
    for (const dep of nodes.get(id).deps) if (dep.dep_kinds.some(({ kind }) => kind === null)) visit(dep.pkg);
  };
  visit(resolve.root);
  met.delete(resolve.root);
  return [...met].map((id) => byId.get(id)).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
}

/** The text of the MIT licence, for a package that has none with it. */
const mit = (holder) => readFileSync("LICENSE-MIT", "utf8").trim().replace(/^Copyright .*$/m, `Copyright (c) ${holder}`);

/** The texts of its licences, as its package holds them; of one that holds none and is under MIT the usual text. */
function texts({ name, manifest_path, license, authors }) {
  const folder = dirname(manifest_path);
  const files = readdirSync(folder, { withFileTypes: true }).filter((f) => f.isFile() && /^(licen[cs]e|copying|notice|unlicense)/i.test(f.name));
  const found = files.map((file) => readFileSync(join(folder, file.name), "utf8").replaceAll("\r\n", "\n").trim());
  if (found.length) return found;
  if (!/\bMIT\b/.test(license ?? "")) throw new Error(`${name} comes without the text of its licence (${license})`);
  return [mit(authors.join(", ") || `the authors of ${name}`)];
}

/** What is in every program, or beside them, and is no package. */
const BESIDE = [
  ["Rust’s own library", mit("The Rust Project Developers, https://github.com/rust-lang/rust")],
  ["Literata", readFileSync("public/fonts/OFL-Literata.txt", "utf8").trim()],
  ["Hanken Grotesk", readFileSync("public/fonts/OFL-HankenGrotesk.txt", "utf8").trim()],
];

/** The file: the packages with their licences, then every text once with the packages it is of. */
export function notices() {
  const packages = shipped(metadata());
  const holders = new Map();
  const held = [...packages.map((p) => [p.name, texts(p)]), ...BESIDE.map(([name, text]) => [name, [text]])];
  for (const [name, all] of held) for (const text of all) holders.set(text, [...(holders.get(text) ?? []), name]);
  const lines = packages.map((p) => `${p.name} ${p.version}: ${p.license ?? "see its file"}${p.repository ? `, ${p.repository}` : ""}`);
  const parts = [...holders].map(([text, names]) => `${"-".repeat(80)}\n${[...new Set(names)].join(", ")}\n\n${text}`);
  const own = `SudoKube is licensed under MIT or Apache-2.0, at your choice.\n\n${readFileSync("LICENSE-MIT", "utf8").trim()}`;
  return `${own}\n\nIts programs contain Rust’s own library and these packages, and its typefaces are Literata and Hanken Grotesk:\n\n${lines.join("\n")}\n\n${parts.join("\n\n")}\n`;
}
