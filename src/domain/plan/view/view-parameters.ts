import * as z from "zod/mini";
import type { Id } from "../../id.ts";
import { idOrNoneShape, idShape } from "../../shape.ts";
import { priorityShape, taskColorShape } from "../../task/task.ts";
import { type FieldToken, isFieldToken } from "./field-token.ts";
import { readTableView, type TableView } from "./table-view.ts";
import { isSays, isWithin, type Says, type Within } from "./filter-questions.ts";
import { DUE_FILTERS, NO_FILTER, type TaskFilter } from "./task-filter.ts";

/** As what a plan is shown (seed 000 §3, which knows of columns and the table). */
export const MENU_TYPES = ["column", "table", "calendar", "gantt", "insight"] as const;
export type MenuType = (typeof MENU_TYPES)[number];

/** By what the cards of a board stand in lanes. */
export const LANE_KINDS = ["owner", "priority", "tag"] as const;
export type LaneKind = (typeof LANE_KINDS)[number];

/** How a person looks at a plan, kept for each plan (seed 000 §3 plan view parameter), with what filters it besides. */
export interface ViewParameters extends TaskFilter {
  /** ALL_PLANS where it is not a single one. */
  readonly planId: Id;
  /** The person has chosen the view by themselves. */
  readonly menuInit: boolean;
  readonly menuType: MenuType;
  /** By what the board is parted into lanes; undefined = it has none. */
  readonly lanes: LaneKind | undefined;
  /** How its table is set up; undefined = as the person has it. */
  readonly table: TableView | undefined;
  /** The saved view that was opened, which may have been changed since. */
  readonly saved: Id | undefined;
  /** The plan's chat stands beside it. */
  readonly chat: boolean;
  /** Where tasks are grouped by completion, those that are completed are unfolded. */
  readonly completedTask: boolean;
}

/** How a plan is looked at, from whatever was stored or came in an address; what it does not know is as usual. */
export function readViewParameters(planId: Id, stored: unknown): ViewParameters {
  const kept: Readonly<Record<string, unknown>> =
    typeof stored === "object" && stored !== null ? { ...stored } : {};
  const flag = (name: keyof ViewParameters, usual = false) =>
    readAs(z.boolean(), kept[name], usual);
  const showUndone = flag("showUndone", true);
  const showCompleted = flag("showCompleted", true);
  // Neither of them would show nothing at all, and nobody asks for that.
  const showBoth = !showUndone && !showCompleted;
  return {
    planId,
    menuInit: flag("menuInit"),
    menuType: readAs(z.enum(MENU_TYPES), kept["menuType"], "column"),
    lanes: readAs(z.optional(z.enum(LANE_KINDS)), kept["lanes"], undefined),
    table: readTableView(kept["table"]),
    saved: readAs(z.optional(idShape), kept["saved"], undefined),
    chat: flag("chat"),
    completedTask: flag("completedTask"),
    text: readAs(z.string(), kept["text"], NO_FILTER.text),
    showMy: flag("showMy"),
    showHelp: flag("showHelp"),
    milestones: flag("milestones"),
    showUndone: showUndone || showBoth,
    showCompleted: showCompleted || showBoth,
    owner: readList(idOrNoneShape, kept["owner"]),
    column: readList(idShape, kept["column"]),
    plan: readList(idShape, kept["plan"]),
    flow: readList(idOrNoneShape, kept["flow"]),
    tag: readList(idOrNoneShape, kept["tag"]),
    field: readList(fieldTokenShape, kept["field"]),
    within: readList(z.custom<Within>(isWithin), kept["within"]),
    says: readList(z.custom<Says>(isSays), kept["says"]),
    priority: readList(priorityShape, kept["priority"]),
    color: readList(taskColorShape, kept["color"]),
    due: readAs(z.optional(z.enum(DUE_FILTERS)), kept["due"], undefined),
  };
}

const fieldTokenShape = z.custom<FieldToken>(isFieldToken);

function readAs<Value>(shape: z.ZodMiniType<Value>, value: unknown, usual: Value): Value {
  const read = z.safeParse(shape, value);
  return read.success ? read.data : usual;
}

/** Of a list what can be read; the rest may come from a later version. */
function readList<Item>(shape: z.ZodMiniType<Item>, value: unknown): readonly Item[] {
  const read = Array.isArray(value) ? value.map((item) => z.safeParse(shape, item)) : [];
  return [...new Set(read.flatMap((result) => (result.success ? [result.data] : [])))];
}
