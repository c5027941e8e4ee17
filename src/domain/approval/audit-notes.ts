import type { AuditNote } from "../audit/audit.ts";
import type { Approval } from "./approval.ts";
import type { ApprovalFlow } from "./definition/approval-flow.ts";
import type { ApprovalEvent } from "./state/approval-state.ts";

/** What changes nothing: it stands in the request, and would drown what is looked for. */
const ASIDE = new Set<ApprovalEvent["what"]>(["comment", "remind"]);

/**
 * What the audit log keeps of what was done with a request: each act by itself, with what it made of the request.
 * It names the form and not what was filled in, which administrators may have no right to read.
 */
export function notesOfApproval(
  before: Pick<Approval, "status" | "events"> | undefined,
  { id, status, events, runs }: Approval,
  formName: string,
): AuditNote[] {
  const known = before?.events.length ?? 0;
  const last = events.length - 1;
  return events.flatMap(({ what, runId, userIds, forId }, act) => {
    if (act < known || ASIDE.has(what)) return [];
    const step = runs.find((run) => run.id === runId)?.name ?? "";
    const became = act === last && before?.status !== status;
    const detail: AuditNote["detail"] = {
      name: formName,
      what,
      act,
      ...(step !== "" && { step }),
      ...(userIds.length > 0 && { userIds: [...userIds] }),
      ...(forId !== undefined && { forId }),
      ...(became && { to: status, ...(before && { from: before.status }) }),
    };
    return [{ kind: "approval", targetId: id, detail }];
  });
}

/** What the audit log keeps of a request that goes with what was filled in: nothing else is left of it. */
export function noteOfRemoval({ id, status }: Approval, formName: string): AuditNote {
  const detail = { name: formName, what: "remove", from: status };
  return { kind: "approval", targetId: id, detail };
}

/** What the audit log keeps of a flow: another version of it, and whether requests can be made with it. */
export function notesOfFlow(
  before: Pick<ApprovalFlow, "status"> | undefined,
  { formId, number, status }: ApprovalFlow,
  formName: string,
): AuditNote[] {
  if (before?.status === status || status === "replaced") return [];
  const detail = { name: formName, what: before ? status : "save", number };
  return [{ kind: "approvalFlow", targetId: formId, detail }];
}
