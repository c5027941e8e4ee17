import type { AutomationAction } from "../../automation/automation-action.ts";
import type { AutomationTrigger } from "../../automation/automation-trigger.ts";
import type { ArgumentsOf } from "../../commands.ts";
import type {
  FileAction,
  FileAutomation,
  FileTrigger,
} from "../../export/parts/file-parts-shape.ts";
import type { Id } from "../../id.ts";
import { addressOfPlaces } from "./address-of-places.ts";
import { idsAt, type PlanThings, valueAt } from "./plan-things.ts";

/**
 * A rule of a plan file as it is saved: it does not act. What it names and did not come is left out, and undefined where it could
 * do nothing then, or would do it to more tasks than it did.
 */
export function automationOfPlaces(
  { name, trigger, condition: asked, actions, timeZone }: FileAutomation,
  things: PlanThings,
): Omit<ArgumentsOf<"automation.add">, "planId"> | undefined {
  const on = triggerOf(trigger, things);
  const condition = addressOfPlaces(asked, things);
  const does = actions.flatMap((action) => actionOf(action, things) ?? []);
  if (!on || !condition || does.length === 0) return undefined;
  return { name, enabled: 0, trigger: on, condition, actions: does, timeZone };
}

function triggerOf(trigger: FileTrigger, things: PlanThings): AutomationTrigger | undefined {
  const { on } = trigger;
  switch (on) {
    case "state":
      return at(things.stateIds[trigger.state], (flowItemId) => ({ on, flowItemId }));
    case "column":
      return at(things.columnIds[trigger.column], (columnId) => ({ on, columnId }));
    case "field":
      return at(things.fieldIds[trigger.field], (fieldId) => ({ on, fieldId }));
    default:
      return trigger;
  }
}

function actionOf(action: FileAction, things: PlanThings): AutomationAction | undefined {
  const { does } = action;
  switch (does) {
    case "addOwner":
    case "removeOwner":
    case "addAssist":
    case "removeAssist": {
      const userIds = idsAt(action.people, things.personIds);
      return userIds.length > 0 ? { does, userIds } : undefined;
    }
    case "state":
      return at(things.stateIds[action.state], (flowItemId) => ({ does, flowItemId }));
    case "column":
      return at(things.columnIds[action.column], (columnId) => ({ does, columnId }));
    case "addTag":
    case "removeTag":
      return at(things.tagIds[action.tag], (tagId) => ({ does, tagId }));
    case "field": {
      const value = valueAt(action.field, action.value, things);
      return value === undefined
        ? undefined
        : at(things.fieldIds[action.field], (fieldId) => ({ does, fieldId, value }));
    }
    case "task": {
      const { name, sameOwner } = action;
      return at(things.columnIds[action.column], (columnId) => ({
        does,
        columnId,
        name,
        sameOwner,
      }));
    }
    default:
      return action;
  }
}

function at<Made>(id: Id | undefined, make: (id: Id) => Made): Made | undefined {
  return id === undefined || id === 0 ? undefined : make(id);
}
