/** Characters without a place to break, after which a browser is given one. */
const LONGEST = 100;
/** What a line does not break in by itself; in Chinese, Japanese and Korean it breaks between all signs. */
const LONG_WORD =
  /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{101,}/gu;

const glyphs = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * A text in pieces between which a line may break; most texts are one piece. A word of many thousand letters costs
 * browsers seconds, from right to left minutes: for each line they look at the rest of the word again.
 */
export function splitLongWords(text: string): string[] {
  if (text.length <= LONGEST) return [text];
  const cuts = [...text.matchAll(LONG_WORD)].flatMap(({ 0: word, index }) =>
    cutsOf(word).map((cut) => index + cut),
  );
  return [...cuts, text.length].map((cut, place) => text.slice(cuts[place - 1] ?? 0, cut));
}

/** Where a word is parted, never within what a reader sees as one sign. */
function cutsOf(word: string): number[] {
  const cuts: number[] = [];
  let last = 0;
  for (const { index } of glyphs.segment(word)) {
    if (index - last < LONGEST) continue;
    cuts.push(index);
    last = index;
  }
  return cuts;
}
