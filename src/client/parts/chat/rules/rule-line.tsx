import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import type { NoticeBody } from "#domain/message/body/notice-body.ts";
import { useRuleWords } from "./use-rule-words.ts";

interface RuleLineProps {
  readonly userId: number;
  readonly notice: NoticeBody;
}

/** Who has changed the rules of the group, and what they say now. */
export function RuleLine({ userId, notice }: RuleLineProps) {
  const { t } = useTranslation(["group-rules", "chat"]);
  const wordsOf = useRuleWords();
  const name = useUsers().get(userId)?.nickname ?? t("chat:somebody");
  return <span>{t("changed", { name, rules: wordsOf(notice.rules).join(" · ") })}</span>;
}
