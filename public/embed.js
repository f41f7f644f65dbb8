// The page in another page's frame (embed.html): above it stands the way to the whole page, on the same puzzle, run or lesson.
const link = document.createElement("a");
link.className = "whole-page";
link.target = "_blank";
link.rel = "noopener";
link.textContent = said.whole;
const aim = () => { link.href = new URL(`./${location.hash}`, document.baseURI).href; };
// The address is written a quarter of a second after a change.
for (const event of ["pointerenter", "focus", "pointerdown"]) link.addEventListener(event, aim);
aim();
document.body.prepend(link);
