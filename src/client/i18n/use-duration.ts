import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { writeDuration } from "./write-duration.ts";

/** Says minutes of work in the person's language. */
export function useDuration(): (minutes: number) => string {
  const { i18n } = useTranslation("time");
  return useCallback((minutes) => writeDuration(minutes, i18n.language), [i18n.language]);
}
