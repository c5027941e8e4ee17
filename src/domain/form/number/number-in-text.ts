import { type Exact, exactOfText } from "./exact.ts";

/** Thousands parted by commas: 1,234.5. */
const COMMAS = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;
/** A comma in front of the decimals: 12,5 and 1.234,50; three digits behind it alone would be thousands. */
const DECIMAL_COMMA = /^[+-]?(?:\d+,(?:\d{1,2}|\d{4,})|\d{1,3}(?:\.\d{3})+,\d+)$/;
/** Thousands parted by blanks: 1 234. */
const BLANKS = /^[+-]?\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?:[.,]\d+)?$/;

/** The number that a text says, as people write it in any country; undefined where it says none, or could say two. */
export function numberInText(text: string): Exact | undefined {
  const whole = BLANKS.test(text) ? text.replaceAll(/[ \u00A0\u202F]/g, "") : text;
  if (COMMAS.test(whole)) return exactOfText(whole.replaceAll(",", ""));
  if (DECIMAL_COMMA.test(whole)) return exactOfText(whole.replaceAll(".", "").replace(",", "."));
  return exactOfText(whole);
}
