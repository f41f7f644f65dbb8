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
 * The part of a name at an address. `waited` is told the name of what a call had to wait for, `joined` that it is there, and `lost` why it
 * cannot be had.
 */
export function part(name, address, { waited, joined, lost }) {
  let init = null;
  let exports = null;
  let prepared = null;

  // What another part has left to the one for runs is asked for there.
  const asked = (_, called) => init.exports[called] ?? init.parts.run?.[called];

  /** Joins it to the first. */
  function join(program) {
    exports ??= new WebAssembly.Instance(program, { ...init.imports, first: new Proxy({}, { get: asked }) }).exports;
  }

  function joinNow(called) {
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
    /** The part itself, where it is at hand before it is asked for. */
    prepare(program) {
      prepared = program;
    },

    /** Puts a function that calls this part in place of each that others ask for. */
    stand(start) {
      init = start;
      const call = (_, called) => (...values) => {
        if (exports === null) joinNow(called);
        return exports[called](...values);
      };
      (init.parts ??= {})[name] = new Proxy({}, { get: call });
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
