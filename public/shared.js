// Hands the picture that was shared with the installed page, which sw.js has taken in, to the page; without one the page says so.
history.replaceState(null, "", location.pathname + location.hash);
const answer = await fetch(new URL("shared", document.baseURI)).catch(() => null);
const picture = answer?.ok ? await answer.blob() : null;
const detail = picture?.type.startsWith("image/") ? new File([picture], "shared", { type: picture.type }) : null;
document.dispatchEvent(new CustomEvent("sudokube:picture", { detail }));
