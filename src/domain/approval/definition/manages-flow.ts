import type { Id } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import { administers } from "../../user/administrators.ts";
import { readFlow } from "./read-flow.ts";

/** Whether somebody steps in for requests of this flow: one of its managers, or whoever administers the company. */
export function* managesFlow(flowId: Id, userId: Id): Reading<boolean> {
  if (administers(yield* get("user", userId))) return true;
  const row = yield* get("approvalFlow", flowId);
  const flow = row && readFlow(row.flow);
  return flow?.ok === true && flow.value.managerIds.includes(userId);
}
