/** Letters of other scripts, and signs, that are drawn like one of the Latin alphabet, by what they look like. */
const lookAlikes: Readonly<Record<string, string>> = {
  A: "АΑ",
  B: "ВΒ",
  C: "СϹ",
  E: "ЕΕ",
  H: "НΗ",
  I: "ІΙӀ",
  J: "ЈͿ",
  K: "КΚ",
  M: "МΜ",
  N: "Ν",
  O: "ОΟ0",
  P: "РΡ",
  S: "Ѕ",
  T: "ТΤ",
  X: "ХΧ",
  Y: "УΥҮ",
  Z: "Ζ",
  a: "аαɑ",
  c: "сϲ",
  d: "ԁ",
  e: "е",
  g: "ɡ",
  h: "һ",
  i: "іιı",
  j: "јϳ",
  k: "кκ",
  l: "ӏ1|",
  o: "оο",
  p: "рρ",
  q: "ԛ",
  s: "ѕ",
  u: "υ",
  v: "ν",
  w: "ԝ",
  x: "х",
  y: "уү",
};

/** Marks that are drawn through a letter and hardly change how it looks. */
const STROKES = /[\u0334-\u0338\u20d2-\u20d3\u20d8-\u20da\u20e5\u20e6\u20eb]/g;
/** A cell of Braille without dots. */
const BLANK = /\u2800/g;

const drawnLike = new Map(
  Object.entries(lookAlikes).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

/**
 * What is left of a name when all is taken away that the eye does not tell apart: width and form of letters, case,
 * spaces and characters that are not drawn, letters of other scripts. Names with the same are taken for each other.
 */
export function appearanceOf(name: string): string {
  const plain = name
    .normalize("NFKC")
    .replaceAll(BLANK, " ")
    .replaceAll(STROKES, "")
    .replaceAll(/\p{Default_Ignorable_Code_Point}|\p{C}/gu, "");
  const latin = Array.from(plain, (letter) => drawnLike.get(letter) ?? letter).join("");
  // A small l and a large I are one line.
  return latin.toLowerCase().replaceAll("i", "l").replaceAll(/\s+/g, " ").trim().normalize("NFKC");
}
