import type { FieldProperties } from "./field-properties.ts";
import type { NameSourceType } from "./names.ts";
import type { ShapeName } from "./shapes/value-shapes.ts";

/** What a list asks with, to find records by a field (forms-approvals 2). */
export type SearchControl =
  | "input"
  | "select"
  | "numberRange"
  | "dateRange"
  | "timeRange"
  | "user"
  | "organisation"
  | "none";

/** Which questions a condition may ask of a field (forms-approvals 1.7). */
export type ConditionGroup =
  | "text"
  | "ordered"
  | "choice"
  | "switch"
  | "place"
  | "relation"
  | "none";

/** A kind of control, said once: what is read, checked, shown, searched, imported and printed follows from it. */
export interface FieldKind {
  readonly name: string;
  /** What older definitions call it. */
  readonly formerNames?: readonly string[];
  readonly group:
    | "input"
    | "choice"
    | "time"
    | "file"
    | "people"
    | "relation"
    | "place"
    | "system"
    | "display"
    | "layout"
    | "table"
    | "unknown";
  /** How its value looks; the second one where several may be chosen. "none" for what only shows or holds others. */
  readonly shape: ShapeName;
  readonly shapeOfSeveral?: ShapeName;
  /** Where the words for its ids come from. */
  readonly names?: NameSourceType;
  /** The properties it takes, with what they are where nothing is said; undefined = open. */
  readonly properties: {
    readonly [Name in keyof FieldProperties]?: FieldProperties[Name] | undefined;
  };
  readonly search: SearchControl;
  readonly conditions: ConditionGroup;
  /** The variable that `defaultCurrent` stands for. */
  readonly currentValue?:
    | "now"
    | "currentUser"
    | "myOrganization"
    | "myDepartment"
    | "myPosition"
    | "myRole"
    | "myGroup"
    | "mySignature";
  /** Set by the server: when a record is born, or whenever it is written. What a client sends is ignored. */
  readonly setBy?: "insert" | "update" | "calculation";
  /** What it cannot do (the useful sets of forms-approvals 1.3). */
  readonly not: readonly Inability[];
}

export type Inability =
  | "listed" /** a column of a list */
  | "searched" /** asked for in a list */
  | "linked" /** a source of other fields' choices */
  | "imported" /** read from a sheet */
  | "inTable"; /** a column of a sub-table */

export function isUnable(kind: FieldKind, what: Inability): boolean {
  return kind.not.includes(what);
}

/** Whether records have a value of it. */
export function holdsValue(kind: FieldKind): boolean {
  return kind.shape !== "none";
}

/** How values of a field look, by whether several may be chosen. */
export function shapeNameOf(kind: FieldKind, properties: Partial<FieldProperties>): ShapeName {
  return properties.multiple === true || properties.range === true
    ? (kind.shapeOfSeveral ?? kind.shape)
    : kind.shape;
}
