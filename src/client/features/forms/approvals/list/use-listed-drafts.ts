import { type RequestDraft, useRequestDrafts } from "#client/live/forms/use-record-drafts.ts";
import { useData } from "#client/live/data-context.ts";
import { untoldDrafts } from "#client/parts/form-fill/draft/untold-drafts.ts";
import { saysWords } from "#domain/approval/says-words.ts";
import type { ApprovalListName } from "../approval-list-names.ts";
import { searchOf, type WantedRequests } from "./wanted-requests.ts";

/** What a draft is in the filter of what became of requests. */
const NOT_SUBMITTED = 5;

/** Among what the person has asked for: what they have begun, as far as it is looked for. */
export function useListedDrafts(
  list: ApprovalListName,
  wanted: WantedRequests,
): readonly RequestDraft[] {
  const { userId } = useData();
  const drafts = useRequestDrafts(untoldDrafts());
  if (list !== "mine" || drafts.state === "loading") return [];
  const { words, formId, status, initiatorId } = wanted;
  const { from = 0, until = Infinity } = searchOf(wanted);
  return drafts.value.filter(
    (draft) =>
      (status === undefined || status === NOT_SUBMITTED) &&
      (formId === 0 || draft.formId === formId) &&
      (initiatorId === 0 || initiatorId === userId) &&
      draft.time >= from &&
      draft.time <= until &&
      // One's own name stands on none of them.
      saysWords({ ...draft, initiatorName: "" }, words),
  );
}
