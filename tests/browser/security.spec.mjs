// What the page refuses, and the licences it ships.
import { expect, test } from "./solve-page.mjs";

test("no script comes from elsewhere or from markup", async ({ solve, complaints }) => {
  await solve.open();
  const refused = await solve.page.evaluate(() => {
    const attempts = {
      worker: () => new Worker("https://example.org/worker.js"),
      markup: () => { document.createElement("div").innerHTML = "<script>1</script>"; },
      address: () => { document.createElement("script").src = "https://example.org/script.js"; },
    };
    return Object.entries(attempts).filter(([, attempt]) => { try { attempt(); return false; } catch { return true; } }).map(([name]) => name);
  });
  expect(refused).toEqual(["worker", "markup", "address"]);
  // The browser says each of them, and the test hears of it in its own time.
  await expect.poll(() => complaints.length).toBe(3);
  complaints.splice(0);
});

test("no style comes from markup", async ({ solve, complaints }) => {
  await solve.open();
  const colour = await solve.page.evaluate(() => {
    const text = document.createElement("p");
    text.setAttribute("style", "color: red");
    return text.style.color;
  });
  expect(colour).toBe("");
  await expect.poll(() => complaints.length).toBe(1);
  complaints.splice(0);
});

test("Help links to the licences of every package", async ({ solve }) => {
  await solve.open();
  await solve.button("Help").click();
  const link = solve.page.getByRole("link", { name: "Licences of the software in this page" });
  const answer = await solve.page.request.get(new URL(await link.getAttribute("href"), solve.page.url()).href);
  const text = await answer.text();
  for (const name of ["leptos", "serde", "rand", "wasm-bindgen", "microlp", "rust_xlsxwriter", "qrcode"]) {
    expect(text, name).toMatch(new RegExp(`^${name} [0-9.]+: .*(MIT|Apache)`, "m"));
  }
  expect(text).toContain("Permission is hereby granted");
});
