/** From the lightest to the darkest; "" = as yellow as a face. */
export const skinTones = ["", "🏻", "🏼", "🏽", "🏾", "🏿"] as const;
export type SkinTone = (typeof skinTones)[number];

/** Everybody who may stand beside another one in one emoji. */
const person = /^[👨👩🧑]$/u;
const DRAWN_AS_PICTURE = "\u{FE0F}";

/** The emoji with everybody in it in one tone: the tone follows what it colours, and says by itself that it is a picture. */
export function withTone(symbol: string, tone: SkinTone): string {
  if (tone === "") return symbol;
  const signs = Array.from(symbol);
  return signs
    .filter((sign, place) => sign !== DRAWN_AS_PICTURE || !takesTone(signs, place - 1))
    .map((sign, place, kept) => (takesTone(kept, place) ? sign + tone : sign))
    .join("");
}

function takesTone(signs: readonly string[], place: number): boolean {
  return place === 0 || person.test(signs[place] ?? "");
}
