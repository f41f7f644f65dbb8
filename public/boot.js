// Starts the page. Its own <script> tag names the two files that Trunk built; an inline script would break the policy.
const { js, wasm } = document.querySelector("script[data-js]").dataset;
const at = (file) => new URL(file, document.baseURI).href;

try {
  const app = await import(at(js));
  await app.default({ module_or_path: at(wasm) });
} catch (error) {
  const root = document.getElementById("root");
  if (root && !root.hasChildNodes()) {
    root.textContent = "The page could not start. It needs a browser with WebAssembly (any from 2021 on). Reload to try again.";
  }
  throw error;
}
