import type { Id } from "../../id.ts";
import { get, list, type Reading } from "../../reading.ts";
import type { Deputies } from "../state/deputies.ts";
import { canDecide } from "../route/can-decide.ts";
import { type Delegation, isInForce } from "./delegation.ts";

/** Who stands in for these people with requests of a form, as far as they are away now. */
export function* readDeputies(userIds: readonly Id[], formId: Id, now: number): Reading<Deputies> {
  const deputies = new Map<Id, Id>();
  for (const userId of userIds) {
    const deputyId = yield* readDeputy(userId, formId, now);
    if (deputyId !== undefined) deputies.set(userId, deputyId);
  }
  return deputies;
}

/** Whoever stands in may be away as well: then it is who stands in for them. Where that leads back, nobody does. */
function* readDeputy(userId: Id, formId: Id, now: number): Reading<Id | undefined> {
  const seen = new Set([userId]);
  let last = userId;
  for (;;) {
    const named = namedIn(yield* list("delegation", { userId: last }), formId, now);
    if (named === undefined) break;
    if (seen.has(named)) return undefined;
    seen.add(named);
    last = named;
  }
  return last !== userId && canDecide(yield* get("user", last)) ? last : undefined;
}

/** Of those named, the one for this form before the one for all others; of several who was named first. */
function namedIn(delegations: readonly Delegation[], formId: Id, now: number): Id | undefined {
  const held = delegations
    .filter((one) => isInForce(one, now))
    .toSorted((one, other) => one.createTime - other.createTime || one.deputyId - other.deputyId);
  const own = held.find(({ formIds }) => formIds.includes(formId));
  return (own ?? held.find(({ formIds }) => formIds.length === 0))?.deputyId;
}

/** Whether naming somebody would lead back to who names them, at any time in which both are away. */
export function* leadsBack(
  { userId, deputyId }: Pick<Delegation, "userId" | "deputyId">,
  { startTime, endTime }: Pick<Delegation, "startTime" | "endTime">,
): Reading<boolean> {
  const seen = new Set<Id>();
  const next = [deputyId];
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (one === userId) return true;
    if (seen.has(one)) continue;
    seen.add(one);
    for (const further of yield* list("delegation", { userId: one }))
      if (further.startTime < endTime && startTime < further.endTime) next.push(further.deputyId);
  }
  return false;
}
