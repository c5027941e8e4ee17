const oneGlyph = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const glyphs = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The first so many characters as a reader counts them. */
function firstOf(word: string, count: number): string {
  return Array.from(glyphs.segment(word), ({ segment }) => segment)
    .slice(0, count)
    .join("");
}

/** What stands for a name in a small circle: one glyph of 陈伟, HS for Hana Sato, else the first two characters. */
export function initials(name: string): string {
  const [first = "", second = ""] = name.trim().split(/\s+/);
  if (oneGlyph.test(first)) return firstOf(first, 1);
  const letters = second ? firstOf(first, 1) + firstOf(second, 1) : firstOf(first, 2);
  return letters.toLocaleUpperCase();
}

/** All of them carry white words with AA contrast. */
const grounds = [
  "#0f766e",
  "#b4491f",
  "#3d5a98",
  "#8a3d74",
  "#5b6470",
  "#7b6a1e",
  "#246b8f",
  "#6b4fd8",
  "#2f7a3f",
  "#a33a52",
  "#7a5230",
  "#4a6072",
] as const;

/** The same for the same id, everywhere. */
export function groundOf(id: number | string): string {
  let sum = 0;
  for (const glyph of String(id)) sum = (sum * 31 + (glyph.codePointAt(0) ?? 0)) % 1_000_003;
  return grounds[sum % grounds.length] ?? grounds[0];
}
