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
const at = (file) => new URL(`./${file}`, import.meta.url).href;
const files = [".js", "_bg.wasm"].map((end) => at(`${bin}-__BUILD__${end}`));
// Only the published page has the search in two parts: what a board begins with, and the other methods and sessions.
const REST = "__REST__";
const address = bin === "worker" && REST && at(REST);

const GONE = { Ready: { build: "gone" } };

// What a program says is in the language of the page.
const SAID = { coach: ["page", "more", "methods", "techniques"], desk: ["page", "more", "methods"], workbook: ["page", "classroom"] };

// A lock that is free again when this worker has ended, in whatever way: so the page comes to know.
const held = new Promise((done) => {
  if (navigator.locks && self.name) navigator.locks.request(self.name, () => (done(), new Promise(() => {}))).catch(done);
  else done();
});

try {
  const module = compile(files[1]);
  const [worker, parts] = await Promise.all([import(files[0]), address && import(at("parts-__BUILD__.js"))]);
  const rest = parts && parts.part("later", address, {
    // For tests, which see to it that nothing a board begins with needs this.
    waited: (name) => (self.waited = name),
    joined: () => (self.joined = true),
    // A call that waited breaks off; what is only fetched beforehand is tried again.
    lost: ({ status }) => [404, 410].includes(status) && self.postMessage(GONE),
  });
  const program = await module;
  if (rest) rest.stand(worker.default, program);
  // The other sessions begin with it; without a network no call could wait for it.
  if (rest && (self.session || !navigator.onLine)) rest.prepare(await compile(address));
  const language = searchParams.get("lang");
  if (language && SAID[bin]) {
    // Without it the program speaks English.
    const speak = async () => (await import(at("languages-__BUILD__.js"))).speak(language, SAID[bin]);
    await speak().catch((error) => console.info("This language is missing:", error));
  }
  await held;
  await worker.default({ module_or_path: program });
  if (rest) rest.fetch(compile);
} catch (error) {
  // The host has another build by now: as good as a worker of that.
  if ((await Promise.all([...files, address].filter(Boolean).map(isGone))).some(Boolean)) self.postMessage(GONE);
  else throw error;
}
