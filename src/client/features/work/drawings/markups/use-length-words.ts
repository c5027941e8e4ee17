import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";

/** Says a length, in metres; "?" while nobody has set the scale of the sheet. */
export function useLengthWords(): (mm: number) => string {
  const { i18n } = useTranslation("drawing");
  return useMemo(() => {
    const metres = new Intl.NumberFormat(localeOf(i18n.language), {
      style: "unit",
      unit: "meter",
      maximumFractionDigits: 3,
    });
    return (mm) => (mm > 0 ? metres.format(Math.round(mm) / 1_000) : "?");
  }, [i18n.language]);
}
