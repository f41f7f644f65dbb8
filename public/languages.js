// Fetches the parts of a language and tells a program of them: it takes `words` from the global scope when it starts
// (src/threads/host.rs). The forms of words that go with numbers, and the signs of numbers, are the browser's (Intl).
const build = "__BUILD__";
/** The forms that languages/ has of a word, in their order; others have one and other. */
const FORMS = { pl: ["one", "few", "many"], ar: ["zero", "one", "two", "few", "many", "other"], ja: ["other"], zh: ["other"] };

/** For the numbers 0 to 199 the place of the form that is used; beyond, the last two digits decide. */
function plurals(language) {
  const forms = FORMS[language] ?? ["one", "other"];
  const rules = new Intl.PluralRules(language);
  const place = (number) => Math.max(forms.indexOf(rules.select(number)), -1);
  return Array.from({ length: 200 }, (_, number) => (place(number) < 0 ? forms.length - 1 : place(number))).join("");
}

function signs(language) {
  const parts = new Intl.NumberFormat(`${language}-u-nu-latn`, { useGrouping: true }).formatToParts(1234567.8);
  return ["group", "decimal"].map((type) => parts.find((part) => part.type === type)?.value ?? "");
}

/** Puts the parts of a language where a program looks for them, the first of which it needs. What else cannot be fetched is said in English. */
export async function speak(language, names) {
  if (!language || language === "en") return;
  const text = async (name) => {
    const answer = await fetch(new URL(`languages/${language}-${name}.txt?v=${build}`, import.meta.url));
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return answer.text();
  };
  const real = language === "xx" ? "de" : language;
  const missing = (error) => (console.info("This part of the language is missing:", error), "");
  const parts = await Promise.all(names.map((name, k) => (k === 0 ? text(name) : text(name).catch(missing))));
  globalThis.words = { signs: signs(real), plurals: plurals(real), parts };
}
