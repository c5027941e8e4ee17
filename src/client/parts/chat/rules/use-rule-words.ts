import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import type { GroupRules } from "#domain/dialog/rules/group-rules.ts";

const MINUTE = 60;

/** The rules of a group in words, one each. */
export function useRuleWords(): (rules: Partial<GroupRules>) => readonly string[] {
  const { t } = useTranslation(["group-rules", "chat"]);
  const users = useUsers();
  return ({ writing, writers, callingAll, slowMode }) => {
    const words: string[] = [];
    if (writing) words.push(t(writing === "all" ? "writingAll" : "writingChosen"));
    if (writers) {
      const names = writers.map((id) => users.get(id)?.nickname ?? t("chat:somebody")).join(", ");
      words.push(names ? t("writers", { names }) : t("noWriters"));
    }
    if (callingAll) words.push(t(callingAll === "all" ? "callingEverybody" : "callingLeaders"));
    if (slowMode !== undefined)
      words.push(slowMode === 0 ? t("slowOff") : t("slowOn", { pace: paceWords(t, slowMode) }));
    return words;
  };
}

/** How often one writes in slow mode. */
export function paceWords(
  t: (key: `group-rules:${"seconds" | "minutes"}`, values: { count: number }) => string,
  seconds: number,
): string {
  return seconds < MINUTE
    ? t("group-rules:seconds", { count: seconds })
    : t("group-rules:minutes", { count: seconds / MINUTE });
}
