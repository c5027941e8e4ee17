import type { Approval } from "#domain/approval/approval.ts";
import { askedNow } from "#domain/approval/state/approval-state.ts";
import type { Id } from "#domain/id.ts";
import type { ApprovalListName } from "./approval-list-names.ts";

/** The lists in which a request stands for somebody. */
export function listsOf(approval: Approval, userId: Id): readonly ApprovalListName[] {
  const { createUserId, copies, runs } = approval;
  const isCopied = copies.some((copy) => copy.userId === userId);
  const hasSettled = runs.some(({ tasks }) =>
    tasks.some((task) => task.userId === userId && task.time > 0 && task.status !== 8),
  );
  const lists: ApprovalListName[] = [];
  if (askedNow(approval, userId)) lists.push("waiting");
  if (createUserId === userId) lists.push("mine");
  if (isCopied) lists.push("copies");
  if (hasSettled) lists.push("done");
  return lists;
}

/** Those of one list, in the order in which they came; what waits longest comes first. */
export function ofList(
  approvals: readonly Approval[],
  list: ApprovalListName,
  { userId, words }: { readonly userId: Id; readonly words: string },
): Approval[] {
  const sought = words.trim().toLocaleLowerCase();
  const found = approvals.filter(
    (approval) =>
      listsOf(approval, userId).includes(list) &&
      approval.title.toLocaleLowerCase().includes(sought),
  );
  return list === "waiting"
    ? found.toSorted((one, other) => one.updateTime - other.updateTime)
    : found;
}
