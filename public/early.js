// Runs before the first paint: the look that was chosen in Settings (written by src/ui/preferences.rs), so that nothing flashes.
// With a link in the address the puzzle that stands in the page is not the one that will be shown: it stays blank until then.
const root = document.documentElement;
// Where the browser knows Trusted Types, markup and addresses of scripts pass through here, the framework's among them: no script
// comes from elsewhere, none out of markup, and none out of a text.
window.trustedTypes?.createPolicy("default", {
  createHTML: (html) => (/<(script|iframe|object|embed|base|link|meta)\b/i.test(html) ? null : html),
  createScriptURL: (url) => (new URL(url, document.baseURI).origin === location.origin ? url : null),
});

if (location.hash.length > 1) {
  const link = new URLSearchParams(location.hash.slice(1));
  root.dataset.first = link.get("s")?.length === 81 && !link.has("k") ? "puzzle" : "kind";
}
// A frame in another page (embed.html) looks as its visitor's browser wants it.
if (!root.hasAttribute("data-embed")) try {
  for (const [name, value] of new URLSearchParams(localStorage.getItem("sudokube:prefs") ?? "")) {
    if (/^[a-z]+$/.test(name)) root.dataset[name] = value;
  }
} catch {
  // Storage is forbidden: the page looks as it does on a first visit.
}
