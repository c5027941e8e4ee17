import { type RequestDraft, useRequestDrafts } from "#client/live/forms/use-record-drafts.ts";
import type { ApprovalListName } from "../approval-list-names.ts";
import type { WantedRequests } from "./list-filters.tsx";

/** Among what the person has asked for: what they have begun, as far as it is looked for. */
export function useListedDrafts(
  list: ApprovalListName,
  { words, formId, status }: WantedRequests,
): readonly RequestDraft[] {
  const drafts = useRequestDrafts();
  if (list !== "mine" || drafts.state === "loading") return [];
  const sought = words.trim().toLocaleLowerCase();
  const has = (text: string) => text.toLocaleLowerCase().includes(sought);
  return drafts.value.filter(
    (draft) =>
      (status === undefined || status === 5) &&
      (formId === 0 || draft.formId === formId) &&
      (has(draft.title) || has(draft.formName)),
  );
}
