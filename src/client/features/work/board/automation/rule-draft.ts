import type { ArgumentsOf } from "#domain/commands.ts";
import type { ActionKind, AutomationAction } from "#domain/automation/automation-action.ts";
import type { Automation } from "#domain/automation/automation.ts";
import type { AutomationTrigger, TriggerKind } from "#domain/automation/automation-trigger.ts";
import type { SavedAddress } from "#domain/plan/saved-view/saved-view.ts";
import type { PlanThings } from "./use-plan-things.ts";

/** A rule while it is written; what nobody has chosen yet is 0 or empty. */
export interface RuleDraft {
  readonly name: string;
  readonly trigger: AutomationTrigger;
  readonly condition: SavedAddress;
  /** Each with a number of its own: they come and go while they are written. */
  readonly actions: readonly DraftAction[];
}

export interface DraftAction {
  readonly key: number;
  readonly action: AutomationAction;
}

export function draftOf({ name, trigger, condition, actions }: Automation): RuleDraft {
  return { name, trigger, condition, actions: keyed(actions) };
}

export function keyed(actions: readonly AutomationAction[]): DraftAction[] {
  return actions.map((action, key) => ({ key, action }));
}

/** The first of each kind of thing that the plan has is chosen; 0 where it has none. */
export function newTrigger(
  on: TriggerKind,
  { columns, states, fields }: PlanThings,
): AutomationTrigger {
  switch (on) {
    case "state":
      return { on, flowItemId: firstOf(states) };
    case "column":
      return { on, columnId: firstOf(columns) };
    case "field":
      return { on, fieldId: firstOf(fields) };
    case "date":
      return { on, edge: "end", days: -2, minute: 9 * 60 };
    default:
      return { on };
  }
}

function firstOf(rows: readonly { readonly id: number }[]): number {
  return rows[0]?.id ?? 0;
}

const DAY = 24 * 60;

export function newAction(does: ActionKind, things: PlanThings): AutomationAction {
  const { columns, states, fields, tags, priorities } = things;
  switch (does) {
    case "addOwner":
    case "removeOwner":
    case "addAssist":
    case "removeAssist":
      return { does, userIds: [] };
    case "state":
      return { does, flowItemId: firstOf(states) };
    case "complete":
      return { does };
    case "column":
      return { does, columnId: firstOf(columns.toReversed()) };
    case "priority":
      return { does, priority: priorities.find((one) => one > 0) ?? 0 };
    case "addTag":
    case "removeTag":
      return { does, tagId: firstOf(tags) };
    case "field":
      return { does, fieldId: firstOf(fields), value: "" };
    case "message":
      return { does, text: "" };
    case "reminder":
      return { does, edge: "end", minutes: DAY };
    case "task":
      return { does, name: "", columnId: firstOf(columns), sameOwner: 1 };
    case "checklist":
      return { does, lines: [] };
  }
}

/** What a rule cannot be saved without. */
export type Lack =
  | { readonly what: "name" | "trigger" | "actions" }
  /** The action at that place, counted from 1, leaves something open. */
  | { readonly what: "action"; readonly place: number };

/** The first thing that the rule still needs; undefined where all is said. */
export function lackOf({ name, trigger, actions }: RuleDraft): Lack | undefined {
  if (name.trim() === "") return { what: "name" };
  if (!isComplete(trigger)) return { what: "trigger" };
  if (actions.length === 0) return { what: "actions" };
  const open = actions.findIndex(({ action }) => !isComplete(action));
  return open === -1 ? undefined : { what: "action", place: open + 1 };
}

const NAMING: ReadonlySet<string> = new Set(["flowItemId", "columnId", "fieldId", "tagId"]);

/** Nothing that it names is left open: an id, people, words. What a field is set to may be nothing at all. */
function isComplete(part: AutomationTrigger | AutomationAction): boolean {
  return Object.entries(part).every(([name, value]) => {
    if (NAMING.has(name)) return value !== 0;
    if (name === "value") return true;
    if (typeof value === "string") return value.trim() !== "";
    return !Array.isArray(value) || value.length > 0;
  });
}

/** What of a rule is saved. */
export function partsOf(
  { name, trigger, condition, actions }: RuleDraft,
  timeZone: string,
): Omit<ArgumentsOf<"automation.add">, "planId"> {
  return {
    name: name.trim(),
    trigger,
    condition,
    actions: actions.map(({ action }) => action),
    timeZone,
  };
}
