// Starts a worker. The page opens it as a module worker:
//
//     new Worker(new URL(ADDRESS, document.baseURI), { type: "module" })
//
// ADDRESS is the content of a <meta> in index.html: "worker_boot.js?v=<build id>", with "&session=replay" or "&session=batch" for
// the classroom's workers, or another program: "&bin=milp" is the search with the library for integer programs, "&bin=desk" reads
// and writes, "&bin=workbook" writes workbooks. The build id goes on to the two files that Trunk builds without a hash in their
// names. Resolved against document.baseURI the page works in any folder. The worker says Message::Ready once it listens, with the
// build that this very file is of: a host in the middle of an update may serve another one than was asked for. A command sent
// before that is lost.
const { searchParams } = new URL(import.meta.url);
self.build = "__BUILD__";
self.session = searchParams.get("session") ?? "";
const bin = ["milp", "desk", "workbook"].find((name) => name === searchParams.get("bin")) ?? "worker";
const file = (name) => new URL(`./${name}?v=${searchParams.get("v")}`, import.meta.url).href;

const worker = await import(file(`${bin}.js`));
await worker.default({ module_or_path: file(`${bin}_bg.wasm`) });
