import type { AutomationAction } from "../../automation/automation-action.ts";
import type { Automation } from "../../automation/automation.ts";
import type { AutomationTrigger } from "../../automation/automation-trigger.ts";
import { addressInPlaces } from "./address-in-places.ts";
import type { FileAction, FileAutomation, FileTrigger } from "./file-parts-shape.ts";
import { type Places, standing, valueInPlaces } from "./places.ts";

/** A rule that means the same elsewhere; what it names and is gone is left out, and undefined where it could do nothing then. */
export function automationInPlaces(
  { name, trigger, condition, actions, timeZone }: Automation,
  places: Places,
): FileAutomation | undefined {
  const on = triggerIn(trigger, places);
  const asked = addressInPlaces(condition, places);
  const does = actions.flatMap((action) => actionIn(action, places) ?? []);
  if (!on || !asked || does.length === 0) return undefined;
  return { name, trigger: on, condition: asked, actions: does, timeZone };
}

function triggerIn(trigger: AutomationTrigger, places: Places): FileTrigger | undefined {
  switch (trigger.on) {
    case "state":
      return at(places.stateAt(trigger.flowItemId), (state) => ({ on: "state", state }));
    case "column":
      return at(places.columnAt(trigger.columnId), (column) => ({ on: "column", column }));
    case "field":
      return at(places.fieldAt(trigger.fieldId), (field) => ({ on: "field", field }));
    default:
      return trigger;
  }
}

function actionIn(action: AutomationAction, places: Places): FileAction | undefined {
  const { does } = action;
  switch (does) {
    case "addOwner":
    case "removeOwner":
    case "addAssist":
    case "removeAssist": {
      const people = standing(action.userIds, places.personAt);
      return people.length > 0 ? { does, people } : undefined;
    }
    case "state":
      return at(places.stateAt(action.flowItemId), (state) => ({ does, state }));
    case "column":
      return at(places.columnAt(action.columnId), (column) => ({ does, column }));
    case "addTag":
    case "removeTag":
      return at(places.tagAt(action.tagId), (tag) => ({ does, tag }));
    case "field":
      return at(places.fieldAt(action.fieldId), (field) => {
        const known = places.fields[field];
        const value = known ? valueInPlaces(known, action.value, places) : "";
        return value === "" && action.value !== "" ? undefined : { does, field, value };
      });
    case "task":
      return at(places.columnAt(action.columnId), (column) => ({
        does,
        column,
        name: action.name,
        sameOwner: action.sameOwner,
      }));
    default:
      return action;
  }
}

function at<Made>(place: number, make: (place: number) => Made): Made | undefined {
  return place < 0 ? undefined : make(place);
}
