/** Where words stand in a text. */
export interface TextPlace {
  readonly start: number;
  readonly end: number;
}

/** All places of some words in a text, in its order, whatever their case and however their spaces and lines break. */
export function findInText(text: string, words: string): TextPlace[] {
  const sought = fold(words.trim()).replaceAll(/\s+/g, " ");
  if (sought === "") return [];
  const { folded, places } = squeeze(fold(text));
  const found: TextPlace[] = [];
  for (
    let at = folded.indexOf(sought);
    at !== -1;
    at = folded.indexOf(sought, at + sought.length)
  ) {
    const last = places[at + sought.length - 1] ?? 0;
    found.push({ start: places[at] ?? 0, end: last + 1 });
  }
  return found;
}

/** Lower case letter by letter, so that each stays in its place: some have two in lower case. */
function fold(text: string): string {
  const whole = text.toLowerCase();
  if (whole.length === text.length) return whole;
  return Array.from(text, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  }).join("");
}

/** One space for all that stand together, with the place of each letter in the text. */
function squeeze(text: string) {
  const places: number[] = [];
  let folded = "";
  for (let place = 0; place < text.length; place += 1) {
    const letter = text.charAt(place);
    const isSpace = /\s/.test(letter);
    if (isSpace && folded.endsWith(" ")) continue;
    folded += isSpace ? " " : letter;
    places.push(place);
  }
  return { folded, places };
}
