import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { createFormatTime, type FormatTime } from "./format-time.ts";
import { useNow } from "./use-now.ts";

/** The ways to say a moment, in the person's language and as seen from this minute. */
export function useFormatTime(): FormatTime {
  const { t, i18n } = useTranslation("time");
  const now = useNow();
  const locale = localeOf(i18n.language);
  return useMemo(() => createFormatTime(t, locale, now), [t, locale, now]);
}
