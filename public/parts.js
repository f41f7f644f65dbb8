// A later part of a program (scripts/split.mjs), of the page or of its thread. It is fetched once the first stands; should that call it
// before, it is fetched while the call waits.

/** Its bytes, at once. */
function bytes(address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  if (request.status !== 200) throw Object.assign(new Error(`${address}: ${request.status}`), { status: request.status });
  return Uint8Array.from(request.responseText, (sign) => sign.charCodeAt(0) & 0xff);
}

/**
 * A program that stands in the table for the functions of a part: each has the part come, and calls what is in its place then. What has to stand
 * where is `told` by scripts/split.mjs: how many types there are, these, and for each place the number of its type from 1, or 0.
 */
function standIns(told) {
  const types = [];
  let at = 1;
  while (types.length < told[0]) {
    const results = at + 2 + told[at + 1];
    types.push(told.subarray(at, (at = results + 1 + told[results])));
  }
  const places = [];
  for (let k = at; k < told.length; k++) if (told[k]) places.push([k - at, told[k]]);

  const out = [0, 97, 115, 109, 1, 0, 0, 0];
  // Of three bytes, so that every size is known.
  const put = (number) => out.push((number & 127) | 128, ((number >> 7) & 127) | 128, number >> 14);
  const section = (id, write) => {
    out.push(id, 0, 0, 0);
    const from = out.length;
    write();
    put(out.length - from);
    out.copyWithin(from - 3, out.length - 3);
    out.length -= 3;
  };
  const name = (text) => [text.length, ...new TextEncoder().encode(text)];
  section(1, () => {
    // The first is that of what has the part come.
    put(types.length + 1);
    out.push(0x60, 1, 0x7f, 0);
    for (const type of types) out.push(...type);
  });
  section(2, () => out.push(2, ...name("part"), ...name("come"), 0, 0, ...name("part"), ...name("table"), 1, 0x70, 0, 0));
  section(3, () => {
    put(places.length);
    for (const [, type] of places) out.push(type);
  });
  section(9, () => {
    put(places.length);
    for (const [k, [place]] of places.entries()) {
      out.push(0, 0x41);
      put(place);
      out.push(0x0b, 1);
      put(k + 1);
    }
  });
  section(10, () => {
    put(places.length);
    for (const [place, type] of places) {
      const values = types[type - 1][1];
      out.push(15 + 2 * values, 0, 0x41);
      put(place);
      out.push(0x10, 0);
      for (let k = 0; k < values; k++) out.push(0x20, k);
      out.push(0x41);
      put(place);
      out.push(0x11, type, 0, 0x0b);
    }
  });
  return new WebAssembly.Module(new Uint8Array(out));
}

/**
 * The part of a name at an address. `waited` is told the name of what a call had to wait for, `joined` that it is there, and `lost` why it
 * cannot be had. It comes after the part `after`, whose data it uses.
 */
export function part(name, address, { waited, joined, lost, after }) {
  let init = null;
  let exports = null;
  let prepared = null;

  // What another part has left to the one for runs is asked for there.
  const asked = (_, called) => init.exports[called] ?? init.parts.run?.[called];

  /** Joins it to the first. */
  function join(program) {
    after?.come(name);
    exports ??= new WebAssembly.Instance(program, { ...init.imports, first: new Proxy({}, { get: asked }) }).exports;
  }

  function come(called) {
    if (exports !== null) return;
    after?.come(called);
    // Tests see to it that no start and no search needs this.
    if (prepared === null) waited(called);
    try {
      join(prepared ?? new WebAssembly.Module(bytes(address)));
    } catch (error) {
      lost(error);
      throw error;
    }
  }

  return {
    come,

    /** The part itself, where it is at hand before it is asked for. */
    prepare(program) {
      prepared = program;
    },

    /** Puts a function that calls this part in place of each that others ask for, and of each in the table of the program that starts. */
    stand(start, program) {
      init = start;
      const call = (_, called) => (...values) => {
        come(called);
        return exports[called](...values);
      };
      (init.parts ??= {})[name] = new Proxy({}, { get: call });
      const standing = standIns(new Uint8Array(WebAssembly.Module.customSections(program, name)[0]));
      const called = (place) => come(`t${place}`);
      // In the table once there is one, before anything is called.
      (init.standing ??= []).push(({ t0: table }) => new WebAssembly.Instance(standing, { part: { come: called, table } }));
    },

    /** Fetches it, and says so; tries again with growing pauses, since a network may come back. */
    async fetch(compile) {
      for (let pause = 1000; ; pause = Math.min(2 * pause, 60_000)) {
        try {
          if (exports === null) join(prepared ?? (await compile(address, { priority: "low" })));
          return joined();
        } catch (error) {
          console.info("A part of a program is not there yet:", error);
          lost(error);
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
    },
  };
}
