import { localeOf } from "#base/languages.ts";

/** What a field says of its numbers. */
interface NumberLook {
  readonly precision?: number | undefined;
  readonly addonBefore?: string | undefined;
  readonly addonAfter?: string | undefined;
}

/** A number of a field as a language writes it, with what the field puts around it: "€ 18,400.00", "12,5 m". */
export function numberText(look: NumberLook, value: number, language: string): string {
  const { precision, addonBefore = "", addonAfter = "" } = look;
  const digits =
    precision === undefined
      ? { maximumFractionDigits: 20 }
      : { minimumFractionDigits: precision, maximumFractionDigits: precision };
  const written = new Intl.NumberFormat(localeOf(language), digits).format(value);
  return [addonBefore.trim(), written, addonAfter.trim()].filter((part) => part !== "").join(" ");
}
