// Starts a worker. The page opens it as a module worker:
//
//     new Worker(new URL(ADDRESS, document.baseURI), { type: "module" })
//
// ADDRESS is the content of a <meta> in index.html: "worker_boot-<build id>.js", with "?session=replay" or "?session=batch" for the
// classroom's workers, or another program: "?bin=milp" is the search with the library for integer programs, "?bin=desk" reads and
// writes, "?bin=coach" rates and gives hints, "?bin=diary" makes the puzzles of a day, "?bin=workbook" writes workbooks, "?bin=photo"
// reads pictures. Resolved against document.baseURI the page works in any folder. The worker says
// Message::Ready once it listens, with the build that this very file is of, which the page compares with its own. A command sent
// before that is lost.
import { compile, isGone } from "./fetched.js";

const { searchParams } = new URL(import.meta.url);
self.build = "__BUILD__";
self.session = searchParams.get("session") ?? "";
const bin = ["milp", "desk", "coach", "diary", "workbook", "photo"].find((name) => name === searchParams.get("bin")) ?? "worker";
const files = [".js", "_bg.wasm"].map((end) => new URL(`./${bin}-__BUILD__${end}`, import.meta.url).href);

// What a program says is in the language of the page.
const SAID = { coach: ["page", "more", "methods", "techniques"], desk: ["page", "more", "methods"], workbook: ["page", "classroom"] };

// A lock that is free again when this worker has ended, in whatever way: so the page comes to know.
const held = new Promise((done) => {
  if (navigator.locks && self.name) navigator.locks.request(self.name, () => (done(), new Promise(() => {}))).catch(done);
  else done();
});

try {
  const worker = await import(files[0]);
  const language = searchParams.get("lang");
  if (language && SAID[bin]) {
    // Without it the program speaks English.
    const speak = async () => (await import(new URL("./languages-__BUILD__.js", import.meta.url).href)).speak(language, SAID[bin]);
    await speak().catch((error) => console.info("This language is missing:", error));
  }
  await held;
  await worker.default({ module_or_path: await compile(files[1]) });
} catch (error) {
  // The host has another build by now: as good as a worker of that.
  if ((await Promise.all(files.map(isGone))).some(Boolean)) self.postMessage({ Ready: { build: "gone" } });
  else throw error;
}
