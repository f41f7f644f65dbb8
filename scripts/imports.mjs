// Short names for what a program imports from its script: wasm-bindgen's hold a hash, which no compression makes smaller.
import { Reader, joined, number, sections } from "./sections.mjs";

const IMPORTS = 2;
// What is imported, and what is told of it besides its name: whether a number of a type, a table, a memory or a global.
const FUNCTION = 0, TABLE = 1, MEMORY = 2;

/** The imports of a program: from where, what, and all else as it stands there. */
function importsOf(body) {
  const reader = new Reader(body);
  return Array.from({ length: reader.number() }, () => {
    const [module, name, from] = [reader.text(), reader.text(), reader.at];
    const kind = reader.byte();
    if (kind === FUNCTION) {
      reader.number();
    } else {
      if (kind !== MEMORY) reader.byte();
      const flags = reader.byte();
      if (kind === TABLE || kind === MEMORY) for (let limits = flags & 1 ? 2 : 1; limits > 0; limits--) reader.number();
    }
    return { module, name, rest: body.subarray(from, reader.at) };
  });
}

const text = (value) => [Buffer.from(number(Buffer.byteLength(value))), Buffer.from(value)];

/** A program and its script, in which what the program imports from it is called i0, i1 and so on. */
export function shortened(program, script) {
  const all = sections(program);
  const section = all.find(({ id }) => id === IMPORTS);
  const imports = importsOf(section.body);
  const names = new Map(imports.filter(({ module }) => /_bg\.js$/.test(module)).map(({ name }, k) => [name, `i${k}`]));
  const written = imports.flatMap(({ module, name, rest }) => [...text(module), ...text(/_bg\.js$/.test(module) ? names.get(name) : name), rest]);
  const body = Buffer.concat([Buffer.from(number(imports.length)), ...written]);
  const renamed = new Set();
  const glue = script.replaceAll(/\b__wb\w+/g, (name) => {
    if (names.has(name)) renamed.add(name);
    return names.get(name) ?? name;
  });
  if (renamed.size < names.size) throw new Error(`the script does not have ${[...names.keys()].find((name) => !renamed.has(name))}`);
  const short = joined(program, all.map((each) => (each === section ? { ...section, body } : each)));
  if (!WebAssembly.validate(short)) throw new Error("a program with short names is none");
  return { program: short, script: glue };
}
