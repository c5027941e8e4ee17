import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useData } from "#client/live/data-context.ts";
import { readReminder } from "#domain/message/remind/read-reminder.ts";
import type { TypedCommand } from "./slash-command.ts";

/** What a command does with what is typed behind it; of a reminder when it comes, before it is set. */
export function useHints({ words = "" }: TypedCommand): (key: string) => string {
  const { t, i18n } = useTranslation("slash");
  const { now } = useData();
  const { due } = useFormatTime();
  const hintOfReminder = () => {
    if (words.trim() === "") return t("remind");
    const { time, words: of } = readReminder(words, { language: i18n.language, now: now() });
    if (time === undefined) return t("remindWhen");
    return of === ""
      ? t("remindAt", { time: due(time) })
      : t("remindAtOf", { time: due(time), words: of });
  };
  return (key) => {
    if (key === "remind") return hintOfReminder();
    return key === "me" || key === "todo" ? t(key) : "";
  };
}
