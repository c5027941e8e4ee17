import type { Id } from "../../id.ts";
import type { ViewAddress } from "./view-address-names.ts";
import {
  saysInAddress,
  saysOfAddress,
  withinInAddress,
  withinOfAddress,
} from "./filter-questions.ts";
import { tableInAddress, tableOfAddress } from "./table-view.ts";
import { readViewParameters, type ViewParameters } from "./view-parameters.ts";

/** What stands in an address, before it is known to be a view. */
type Search = { readonly [Name in keyof ViewAddress]?: unknown };

/** The default colour has no name of its own. */
const DEFAULT_COLOR = "default";

/** The view as part of an address; what is as usual is left out. */
export function viewInAddress(view: ViewParameters): ViewAddress {
  const { menuType, lanes, showMy, showHelp, milestones, showUndone, showCompleted, due, text } =
    view;
  const lists = {
    owner: view.owner.join(","),
    column: view.column.join(","),
    plan: view.plan.join(","),
    flow: view.flow.join(","),
    tag: view.tag.join(","),
    field: view.field.join(","),
    within: view.within.map(withinInAddress).join(","),
    says: view.says.map(saysInAddress).join(","),
    priority: view.priority.join(","),
    color: view.color.map((color) => color || DEFAULT_COLOR).join(","),
  };
  const named = Object.entries(lists).filter(([, list]) => list !== "");
  return {
    ...(menuType !== "column" && { view: menuType }),
    ...(lanes && { lanes }),
    ...tableInAddress(view.table),
    ...(view.saved !== undefined && { saved: view.saved }),
    ...(showMy && { mine: 1 }),
    ...(showHelp && { helping: 1 }),
    ...(milestones && { milestones: 1 }),
    ...(showUndone !== showCompleted && { state: showUndone ? "open" : "completed" }),
    ...Object.fromEntries(named),
    ...(due && { due }),
    ...(text !== "" && { text }),
  };
}

/** The part of an address that tells of a view, less what nobody understands. */
export function viewAddressOf(search: Search): ViewAddress {
  // No id: a view is the same in every plan.
  return viewInAddress(viewOfAddress(0, search));
}

/** The view that an address leads to. */
export function viewOfAddress(planId: Id, search: Search, kept?: ViewParameters): ViewParameters {
  const { menuInit, chat, completedTask } = kept ?? {};
  const text = wordOf(search.text);
  return readViewParameters(planId, {
    menuInit,
    chat,
    completedTask,
    menuType: search.view,
    lanes: search.lanes,
    table: tableOfAddress(partsOf(search.sort), wordOf(search.group), partsOf(search.columns)),
    saved: numbersOf(search.saved)[0],
    showMy: wordOf(search.mine) === "1",
    showHelp: wordOf(search.helping) === "1",
    milestones: wordOf(search.milestones) === "1",
    showUndone: search.state !== "completed",
    showCompleted: search.state !== "open",
    owner: numbersOf(search.owner),
    column: numbersOf(search.column),
    plan: numbersOf(search.plan),
    flow: numbersOf(search.flow),
    tag: numbersOf(search.tag),
    field: partsOf(search.field),
    within: partsOf(search.within).flatMap(withinOfAddress),
    says: partsOf(search.says).flatMap(saysOfAddress),
    priority: numbersOf(search.priority),
    color: partsOf(search.color).map((color) => (color === DEFAULT_COLOR ? "" : color)),
    due: search.due,
    text,
  });
}

/** Addresses are read as if they were JSON: a word of digits comes as a number. */
function wordOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function partsOf(value: unknown): string[] {
  const word = wordOf(value);
  return word === "" ? [] : word.split(",");
}

function numbersOf(value: unknown): number[] {
  return partsOf(value)
    .filter((part) => part !== "")
    .map(Number);
}
