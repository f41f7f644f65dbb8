// Starts the search thread. The page opens it as a module worker:
//
//     new Worker(new URL(ADDRESS, document.baseURI), { type: "module" })
//
// ADDRESS is the content of <meta name="worker"> in index.html: "worker_boot.js?v=<build id>". The build id goes on to the
// two files that Trunk builds without a hash in their names. Resolved against document.baseURI the page works in any folder.
// The worker says Report::Ready once it listens; a command sent before that is lost.
const build = new URL(import.meta.url).search;
const file = (name) => new URL(name + build, import.meta.url).href;

const worker = await import(file("./worker.js"));
await worker.default({ module_or_path: file("./worker_bg.wasm") });
