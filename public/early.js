// Runs before the first paint: the look that was chosen in Settings (written by src/ui/preferences.rs), so that nothing flashes.
// With a link in the address the puzzle that stands in the page is not the one that will be shown: it stays blank until then.
const root = document.documentElement;
if (location.hash.length > 1) {
  const link = new URLSearchParams(location.hash.slice(1));
  root.dataset.first = link.get("s")?.length === 81 && !link.has("k") ? "puzzle" : "kind";
}
try {
  for (const [name, value] of new URLSearchParams(localStorage.getItem("sudokube:prefs") ?? "")) {
    if (/^[a-z]+$/.test(name)) root.dataset[name] = value;
  }
} catch {
  // Storage is forbidden: the page looks as it does on a first visit.
}
