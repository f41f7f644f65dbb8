// Runs before the first paint: the look that was chosen in Settings (written by src/ui/preferences.rs), so that nothing flashes.
// With a link in the address the puzzle that stands in the page is not the one that will be shown: it stays blank until then.
const root = document.documentElement;
// Where the browser knows Trusted Types, markup and addresses of scripts pass through here, the framework's among them: no script
// comes from elsewhere, none out of markup, and none out of a text.
window.trustedTypes?.createPolicy("default", {
  createHTML: (html) => (/<(script|iframe|object|embed|base|link|meta)\b/i.test(html) ? null : html),
  createScriptURL: (url) => (new URL(url, document.baseURI).origin === location.origin ? url : null),
});

const link = new URLSearchParams(location.hash.slice(1));
const linked = link.get("lang");
// A link that has nothing but a language leads to the start.
if (linked && link.size === 1) history.replaceState(history.state, "", location.pathname + location.search);
if (location.hash.length > 1) {
  root.dataset.first = link.get("s")?.length === 81 && !link.has("k") ? "puzzle" : "kind";
}
// The language: that of the link, which then holds for this visit, or what was chosen in Settings, or the browser's. The words of the
// picture that stands in the page wait for it (style/page.css).
const LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "fi", "pl", "ja", "zh", "ar", "xx"];
function language() {
  // A frame in another page (embed.html) keeps nothing, and looks at nothing that is kept.
  if (root.hasAttribute("data-embed")) return LANGUAGES.includes(linked) ? linked : ofBrowser();
  try {
    // Once: what is then chosen in Settings holds, although the address still has the other.
    if (LANGUAGES.includes(linked) && sessionStorage.getItem("sudokube:linked") !== linked) {
      for (const key of ["sudokube:linked", "sudokube:language"]) sessionStorage.setItem(key, linked);
    }
    const chosen = new URLSearchParams(localStorage.getItem("sudokube:prefs") ?? "").get("language");
    const wanted = sessionStorage.getItem("sudokube:language") ?? chosen;
    if (LANGUAGES.includes(wanted)) return wanted;
  } catch {
    // Storage is forbidden.
    if (LANGUAGES.includes(linked)) return linked;
  }
  return ofBrowser();
}
function ofBrowser() {
  const known = navigator.languages.map((tag) => tag.split("-")[0].toLowerCase()).filter((tag) => LANGUAGES.includes(tag));
  return known[0] ?? "en";
}
root.lang = language();
if (root.lang === "ar") root.dir = "rtl";
if (root.lang !== "en") root.dataset.words = "wait";

// A frame in another page (embed.html) looks as its visitor's browser wants it.
if (!root.hasAttribute("data-embed")) try {
  for (const [name, value] of new URLSearchParams(localStorage.getItem("sudokube:prefs") ?? "")) {
    if (/^[a-z]+$/.test(name)) root.dataset[name] = value;
  }
} catch {
  // Storage is forbidden: the page looks as it does on a first visit.
}
