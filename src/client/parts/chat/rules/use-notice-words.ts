import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import type { NoticeBody } from "#domain/message/body/notice-body.ts";
import { useRuleWords } from "./use-rule-words.ts";

/** Who has changed the rules of the group, and what they say now. */
export function useNoticeWords(): (userId: number, notice: NoticeBody) => string {
  const { t } = useTranslation(["group-rules", "chat"]);
  const wordsOf = useRuleWords();
  const users = useUsers();
  return (userId, { rules }) =>
    t("changed", {
      name: users.get(userId)?.nickname ?? t("chat:somebody"),
      rules: wordsOf(rules).join(" · "),
    });
}
