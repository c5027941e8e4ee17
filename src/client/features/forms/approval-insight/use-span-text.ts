import { useCallback } from "react";
import { useTranslation } from "react-i18next";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something took, in the unit in which people would say it. */
export function useSpanText(): (span: number) => string {
  const { i18n } = useTranslation("approval-insight");
  return useCallback((span) => spanText(span, i18n.language), [i18n.language]);
}

export function spanText(span: number, language: string): string {
  const [unit, length] = unitOf(span);
  const number = span / length;
  const maximumFractionDigits = unit !== "minute" && number < 10 ? 1 : 0;
  const style = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits } as const;
  return new Intl.NumberFormat(language, style).format(number);
}

function unitOf(span: number) {
  if (span >= 2 * DAY) return ["day", DAY] as const;
  return span >= HOUR ? (["hour", HOUR] as const) : (["minute", MINUTE] as const);
}
