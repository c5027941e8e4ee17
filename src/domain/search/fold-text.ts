// oxlint-disable-next-line no-control-regex -- the first half of the code table is what this is about
const plain = /^[\x00-\x7f]*$/;
const accents = /[\u0300-\u036f]/g;
const special = /[ßæœøđłıþð]/g;
const spelled: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
  ı: "i",
  þ: "th",
  ð: "d",
};
const katakana = /[\u30a1-\u30f6]/g;
const KANA_SHIFT = 0x60;

/**
 * A text as it is compared: without case, accents and widths, katakana as
 * hiragana. Marks that make another sound in Japanese and Korean stay.
 */
export function foldText(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(accents, "")
    .normalize("NFC")
    .replace(special, (letter) => spelled[letter] ?? letter)
    .replace(katakana, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - KANA_SHIFT));
}
