import type { Id } from "../../id.ts";
import { list, type Reading } from "../../reading.ts";
import type { ApprovalFlow } from "./approval-flow.ts";

/** The version of a form's flow that counts, whether it is switched on or not. */
export function currentFlow(versions: readonly ApprovalFlow[]): ApprovalFlow | undefined {
  return versions.find(({ status }) => status !== "replaced");
}

/** The flow by which requests with a form are decided now, where there is one. */
export function* flowInUse(formId: Id): Reading<ApprovalFlow | undefined> {
  return (yield* list("approvalFlow", { formId })).find(({ status }) => status === "on");
}
