import { QUERY_GROUPS_MAX, QUERY_QUESTIONS_MAX } from "../../record/record-limits.ts";
import type { Condition } from "./condition.ts";

/** Whether a condition that is asked of each record asks no more than a person may look for. */
export function isBounded({ groups }: Condition): boolean {
  const questions = groups.flatMap((group) => group.questions);
  return groups.length <= QUERY_GROUPS_MAX && questions.length <= QUERY_QUESTIONS_MAX;
}
