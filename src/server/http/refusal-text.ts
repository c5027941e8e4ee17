import { localeOf } from "#base/languages.ts";
import { findText } from "../local-text.ts";

/** The text of a refusal for a person; the reason itself where no text is known. */
export function refusalText(
  language: string,
  reason: string,
  data?: Readonly<Record<string, unknown>>,
): string {
  const text =
    findText(language, `refusal:${reason}`) ??
    findText(language, `refusal:${reason}_${pluralForm(language, data?.["count"])}`) ??
    reason;
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_match, key: string) => valueText(data?.[key]));
}

/** Which of a key's texts a number takes; in languages that tell none apart it is always "other". */
function pluralForm(language: string, count: unknown): string {
  return typeof count === "number"
    ? new Intl.PluralRules(localeOf(language)).select(count)
    : "other";
}

function valueText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
