import type { FieldKind } from "#domain/field/field-kinds.ts";

/** What somebody wrote as a field can read it: numbers as their language writes them, links without their scheme. */
export function readWritten(kind: FieldKind, text: string, locale: string): string {
  const words = text.trim();
  if (kind === "number") return decimalOf(words, locale);
  if (kind === "link" && /^[^\s/:@]+\.[^\s/:@]{2,}(?:\/\S*)?$/.test(words))
    return `https://${words}`;
  return words;
}

/** "1.234,5" where a comma parts the decimals, "1,234.5" where a point does, and "1 234,5" in French. */
function decimalOf(text: string, locale: string): string {
  const isComma = separatorOf(locale) === ",";
  const bare = text.replaceAll(/[\s\u00a0\u202f'’_]/g, "");
  const points = bare.split(".").length - 1;
  const commas = bare.split(",").length - 1;
  if (commas === 0) return isComma && points > 1 ? bare.replaceAll(".", "") : bare;
  if (isComma || (points === 0 && commas === 1 && !/,\d{3}$/.test(bare)))
    return bare.replaceAll(".", "").replace(",", ".");
  return bare.replaceAll(",", "");
}

function separatorOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value ?? ".";
}
