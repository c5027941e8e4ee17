import { isTimeZone } from "../notify/quiet-hours.ts";
import { valueOfField } from "../field/field-value.ts";
import { type Id, joinKey } from "../id.ts";
import { get, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import type { AutomationAction } from "./automation-action.ts";
import type { Automation } from "./automation.ts";
import type { AutomationTrigger } from "./automation-trigger.ts";

type Saved = Pick<Automation, "planId" | "trigger" | "actions" | "timeZone">;

/** Why a rule cannot be saved so: it names what its plan does not have, or a clock that nobody knows. */
export function* refuseAutomation({
  planId,
  trigger,
  actions,
  timeZone,
}: Saved): Reading<Refusal | undefined> {
  if (!isTimeZone(timeZone)) return parameterError("task.timeZoneUnknown");
  const refusal = yield* refuseTrigger(planId, trigger);
  if (refusal) return refusal;
  for (const action of actions) {
    const wrong = yield* refuseAction(planId, action);
    if (wrong) return wrong;
  }
  return undefined;
}

function* refuseTrigger(planId: Id, trigger: AutomationTrigger): Reading<Refusal | undefined> {
  switch (trigger.on) {
    case "state":
      return yield* refuseForeign("flowItem", trigger.flowItemId, planId);
    case "column":
      return yield* refuseForeign("column", trigger.columnId, planId);
    case "field":
      return yield* refuseForeign("planField", trigger.fieldId, planId);
    default:
      return undefined;
  }
}

function* refuseAction(planId: Id, action: AutomationAction): Reading<Refusal | undefined> {
  switch (action.does) {
    case "state":
      return yield* refuseForeign("flowItem", action.flowItemId, planId);
    case "column":
    case "task":
      return yield* refuseForeign("column", action.columnId, planId);
    case "addTag":
    case "removeTag":
      return yield* refuseForeign("planTag", action.tagId, planId);
    case "field":
      return yield* refuseValue(planId, action);
    case "addOwner":
    case "addAssist":
      return yield* refuseStrangers(planId, action.userIds);
    default:
      return undefined;
  }
}

const GONE = {
  flowItem: "flow.gone",
  column: "column.gone",
  planField: "field.gone",
  planTag: "tag.gone",
} as const;

function* refuseForeign(
  entity: keyof typeof GONE,
  id: Id,
  planId: Id,
): Reading<Refusal | undefined> {
  const row = yield* get(entity, id);
  return row?.planId === planId ? undefined : parameterError(GONE[entity]);
}

function* refuseValue(
  planId: Id,
  { fieldId, value }: Extract<AutomationAction, { does: "field" }>,
): Reading<Refusal | undefined> {
  const field = yield* get("planField", fieldId);
  if (field?.planId !== planId) return parameterError(GONE.planField);
  const kept = valueOfField(field, value);
  return kept === value ? undefined : parameterError("field.wrong", { name: field.name });
}

function* refuseStrangers(planId: Id, userIds: readonly Id[]): Reading<Refusal | undefined> {
  for (const userId of userIds)
    if (!(yield* get("planUser", joinKey(planId, userId))))
      return parameterError("task.memberOnly");
  return undefined;
}
