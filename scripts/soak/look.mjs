// What is read of the page: all of it in one go, so that what is compared was there at one moment.

/** Runs in the page. */
function look() {
  const faces = document.querySelectorAll(".faces [role=grid]");
  const boards = faces.length ? [...faces] : [...document.querySelectorAll("main [role=grid]")].slice(0, 1);
  const squares = boards.flatMap((board) => [...board.querySelectorAll("[role=gridcell]")]);
  const kind = (label) => label?.match(/, (empty|given|typed|evolved)\b/)?.[1];
  const typed = (text) => String.fromCharCode(97 + "123456789ABCDEFGHIJKLMNOP".indexOf(text));
  const letter = (square) => {
    const text = square.textContent;
    switch (kind(square.getAttribute("aria-label"))) {
      case "given": return text;
      case "typed": return typed(text);
      case "empty": return text ? "!" : ".";
      case "evolved": return ".";
      default: return "?";
    }
  };
  const marks = (square) => `${square.dataset.centre ?? ""}/${square.dataset.corner ?? ""}/${square.style.getPropertyValue("--paint")}`;
  const classroom = document.getElementById("classroom");
  const text = (id) => document.querySelector(`[data-testid=${id}]`)?.textContent ?? "";
  return {
    faces: squares.map(letter).join(""),
    marks: squares.map(marks).join(" "),
    sheet: new URLSearchParams(location.hash.slice(1)).get("s") ?? "",
    playing: document.querySelector("[data-testid=play]") !== null,
    room: classroom && !classroom.hidden ? document.querySelector("[data-testid=classroom]")?.dataset.view ?? "coming" : "",
    phase: document.querySelector("[data-testid=run]")?.dataset.phase ?? "",
    message: text("message"),
    verdict: text("verdict"),
    dialogs: [...document.querySelectorAll("dialog[open]")].map((dialog) => dialog.dataset.testid ?? dialog.className),
    text: document.body.textContent,
  };
}

/** What a page shows now. */
export const lookAt = (page) => page.evaluate(look);

/** What no page is to say: the words of a program that broke, or of a value that is none. */
export const BROKEN = /panicked|unreachable|RuntimeError|\bNaN\b|\bundefined\b|\[object |already borrowed|could not start/;
