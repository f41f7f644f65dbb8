// Makes what the page fetches of a language out of languages/: for each part a text without names, as src/say/language.rs reads it.
// The order of messages and their arguments are checked by tests/native/languages.rs.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "languages";
/** What reaches a page is fetched by these names. */
export const PARTS = ["page", "more", "techniques", "classroom", "lessons", "methods"];

/** The key of an enum's path or of an English text: FNV-1a, its last 24 bits, as `key` in src/say/language.rs. */
export function key(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return (hash & 0xffffff).toString(36).padStart(5, "0");
}

const isLine = (line) => line && !line.startsWith("#");
const lines = (language, part) => readFileSync(join(FOLDER, language, `${part}.txt`), "utf8").split("\n").filter(isLine);

/** The messages of a part: pairs of the enum's path and the text. */
function messages(language, part) {
  let subject = "";
  return lines(language, part).flatMap((line) => {
    const heading = /^\[(.+)\]$/.exec(line);
    if (heading) {
      subject = heading[1];
      return [];
    }
    const at = line.indexOf(" = ");
    return [[`sudokube::say::${subject}::${/^\w+/.exec(line)[0]}`, line.slice(at + 3)]];
  });
}

/** A part as it is fetched. `change` is for a language that is made of English. */
function packed(language, part, change) {
  if (part === "methods") {
    const all = lines(language, part);
    const pairs = all.filter((line, k) => k % 2 === 0).map((english, k) => [english, change(all[2 * k + 1].slice(2))]);
    return ["\t=", ...pairs.map(([english, text]) => key(english) + text)].join("\n");
  }
  let last = "";
  return messages(language, part).flatMap(([path, text]) => {
    const head = path === last ? [] : [`\t${key(path)}`];
    last = path;
    return [...head, change(text)];
  }).join("\n");
}

/** What scripts say where no program does: the key of `Build`, and its English. */
export function saidWithoutProgram() {
  const path = "sudokube::say::page::Build";
  return JSON.stringify([key(path), ...messages("en", "page").filter(([of]) => of === path).map(([, text]) => text)]);
}

const ACCENTS = Object.fromEntries([..."aeioucnyAEIOUCNY"].map((letter, k) => [letter, [..."äëïöüçñÿÄËÏÖÜÇÑŸ"][k]]));

/** A text half as long again, with accents, in brackets: what has none was not said by `say`. Arguments and markup stay. */
function lengthened(text) {
  return text.split("|").map((form) => {
    const accented = form.split(/(\{[^}]*\}|<[^>]*>|&\w+;)/).map((piece, k) => (k % 2 ? piece : piece.replace(/[a-z]/gi, (c) => ACCENTS[c] ?? c))).join("");
    const letters = form.replace(/\{[^}]*\}|<[^>]*>/g, "").length;
    // Words of eight at most, as a language has them.
    const more = "·".repeat(Math.ceil(letters / 2)).replaceAll(/·{8}(?=·)/g, "$& ");
    return letters ? `[${accented}${more}]` : form;
  }).join("|");
}

/** Writes all parts of all languages into a folder; with `pseudo` also that of tests, `xx`. */
export function writeLanguages(folder, pseudo) {
  mkdirSync(join(folder, FOLDER), { recursive: true });
  const write = (language, part, text) => writeFileSync(join(folder, FOLDER, `${language}-${part}.txt`), `${text}\n`);
  for (const language of readdirSync(FOLDER).filter((name) => name !== "en")) {
    for (const part of PARTS) write(language, part, packed(language, part, (text) => text));
  }
  if (pseudo) for (const part of PARTS) write("xx", part, packed("en", part, lengthened));
}
