// Starts the page. Its own <script> tag names the two files that Trunk built; an inline script would break the policy.
const { js, wasm } = document.querySelector("script[data-js]").dataset;
const at = (file) => new URL(file, document.baseURI).href;
const root = document.getElementById("root");

// What there is to see is painted first: the programs are large, and would take the network from it.
await new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  // A page that is opened in the background is not painted.
  setTimeout(resolve, 200);
});

// Parts of the page that are programs of their own are fetched when they are first opened, which a link may do at once.
const version = new URL(import.meta.url).search;
document.addEventListener("sudokube:program", async ({ detail: name }) => {
  try {
    const part = await import(`./${name}.js${version}`);
    await part.default({ module_or_path: at(`${name}_bg.wasm${version}`) });
  } catch (error) {
    document.dispatchEvent(new CustomEvent("sudokube:no-program", { detail: name }));
    throw error;
  }
});

/** The program of an answer; also of a host that does not name the type of its files. */
async function compile(answer) {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const named = response.headers.get("content-type")?.startsWith("application/wasm");
  return named ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

try {
  const program = compile(fetch(at(wasm)));
  const app = await import(at(js));
  const module = await program;
  // A task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  await app.default({ module_or_path: module });
} catch (error) {
  // What stands there so far is a picture of the page (scripts/first.mjs), which nothing would ever answer.
  if (root?.querySelector("[inert]") || !root?.hasChildNodes()) {
    root.textContent = "The page could not start. It needs a browser with WebAssembly (any from 2021 on). Reload to try again.";
  }
  throw error;
}
// After the page, so that nothing it needs waits for what is only needed later.
await import(`./offline.js${version}`);
