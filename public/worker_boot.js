// Starts a search thread. The page opens it as a module worker:
//
//     new Worker(new URL(ADDRESS, document.baseURI), { type: "module" })
//
// ADDRESS is the content of a <meta> in index.html: "worker_boot.js?v=<build id>", or "...&bin=milp" for the thread with the
// library for integer programs, "...&bin=desk" for the one that reads and writes, "...&bin=replay" for the classroom's,
// "...&bin=workbook" for workbooks. The build id goes on to the two files that Trunk builds without a hash in their names.
// Resolved against document.baseURI the page works in any folder. The worker says Report::Ready once it listens; a command
// sent before that is lost.
const { search, searchParams } = new URL(import.meta.url);
const bin = ["milp", "desk", "replay", "workbook"].find((name) => name === searchParams.get("bin")) ?? "worker";
const file = (name) => new URL(name + search, import.meta.url).href;

const worker = await import(file(`./${bin}.js`));
await worker.default({ module_or_path: file(`./${bin}_bg.wasm`) });
