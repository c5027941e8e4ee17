/** A decimal as the language writes it, digit by digit: it may have more of them than a machine's number. */
export function numberWords(value: string, locale: string): string {
  const digits = value.split(".")[1]?.length ?? 0;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(value as Intl.StringNumericLiteral);
}
