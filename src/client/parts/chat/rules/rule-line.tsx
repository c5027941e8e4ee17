import type { NoticeBody } from "#domain/message/body/notice-body.ts";
import { useNoticeWords } from "./use-notice-words.ts";

interface RuleLineProps {
  readonly userId: number;
  readonly notice: NoticeBody;
}

/** Who has changed the rules of the group, and what they say now, in a line of its own. */
export function RuleLine({ userId, notice }: RuleLineProps) {
  const wordsOf = useNoticeWords();
  return <span>{wordsOf(userId, notice)}</span>;
}
