import type { Actor } from "../../command.ts";
import type { FieldRight } from "../../form/permissions/field-rights.ts";
import type { Id } from "../../id.ts";
import { get, list, type Reading } from "../../reading.ts";
import type { Approval } from "../approval.ts";
import { askedAt } from "../delegation/asked-at.ts";
import { allNodes, readFlow } from "./read-flow.ts";

/** What a step gives to who decides it, by the path of the field; what is not named is only read. */
export type StepFields = Readonly<Record<string, FieldRight>>;

/** What of a request somebody may fill in now, because a step asks them; undefined where that is nothing. */
export function* fieldsToFill(
  approval: Approval,
  actor: Pick<Actor, "userId" | "arrivedAt">,
): Reading<StepFields | undefined> {
  const asked = yield* askedAt(approval, actor);
  // Who is asked as well stands for no step.
  if (asked?.run.kind !== "step") return undefined;
  const row = yield* get("approvalFlow", approval.flowId);
  const flow = row && readFlow(row.flow);
  const node = flow?.ok && allNodes(flow.value.nodes).find(({ id }) => id === asked.run.nodeId);
  if (!node || node.kind !== "step" || !node.fields?.some(({ right }) => right !== "hidden"))
    return undefined;
  return Object.fromEntries(node.fields.map(({ path, right }) => [path, right]));
}

/** The same of the request that a record stands for. */
export function* recordFieldsToFill(
  recordId: Id,
  actor: Pick<Actor, "userId" | "arrivedAt">,
): Reading<StepFields | undefined> {
  for (const approval of yield* list("approval", { recordId })) {
    const fields = yield* fieldsToFill(approval, actor);
    if (fields) return fields;
  }
  return undefined;
}
