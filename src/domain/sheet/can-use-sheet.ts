import { failure, type Result, success } from "#base/result.ts";
import type { Actor } from "../command.ts";
import type { Id } from "../id.ts";
import { memberOfOpenPlan } from "../plan/can-change-plan.ts";
import { refuseAct } from "../plan/plan-acts.ts";
import { isLeader } from "../plan/plan-role.ts";
import { get, type Reading } from "../reading.ts";
import { noAccess, parameterError, type Refusal } from "../refusal.ts";
import { mayTakeAway } from "./may-take-away.ts";
import type { Sheet } from "./sheet.ts";

const sheetGone = parameterError("sheet.gone");

interface SheetInReach {
  readonly sheet: Sheet;
  readonly leads: boolean;
  /** Why the caller may not change the drawings of this plan themselves, where they may not. */
  readonly barred: Refusal | undefined;
}

/** A sheet for a member of its plan, removed or not; to all others it is gone. */
export function* sheetOfMember(id: Id, actor: Actor): Reading<Result<SheetInReach, Refusal>> {
  const sheet = yield* get("sheet", id);
  if (!sheet) return failure(sheetGone);
  const membership = yield* memberOfOpenPlan(sheet.planId, actor);
  if (!membership.ok) return failure(membership.refusal);
  const { value } = membership;
  return success({ sheet, leads: isLeader(value.member), barred: refuseAct(value, "drawings") });
}

/** As sheetOfMember, of one that was not removed: every member draws and pins on it. */
export function* sheetToUse(id: Id, actor: Actor): Reading<Result<SheetInReach, Refusal>> {
  const found = yield* sheetOfMember(id, actor);
  return found.ok && found.value.sheet.removedTime > 0 ? failure(sheetGone) : found;
}

/** Why somebody may not take a sheet away, or bring it back. */
export function refuseTakingSheet(
  { sheet, leads, barred }: SheetInReach,
  { userId }: Pick<Actor, "userId">,
): Refusal | undefined {
  if (barred) return barred;
  return mayTakeAway(sheet, { userId, leads }) ? undefined : noAccess("sheet.makerOnly");
}
