import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import type { RepeatRule } from "#domain/task/repeat/repeat-rule.ts";
import { repeatWords } from "./repeat-words.ts";

/** Says rules in the person's language. */
export function useRepeatWords(): (rule: RepeatRule) => string {
  const { t, i18n } = useTranslation("task-repeat");
  const { day } = useFormatTime();
  return (rule) => repeatWords({ t, locale: localeOf(i18n.language), day }, rule);
}
