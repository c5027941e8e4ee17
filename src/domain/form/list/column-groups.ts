import { type Json, listOf, objectOf, textOf } from "../json/json.ts";
import type { ColumnFixed } from "./column-wish.ts";

/** A name above several columns (`complexHeaderList`). */
export interface ColumnGroup {
  readonly key: string;
  /** "" above columns that nothing names together. */
  readonly label: string;
  readonly span: number;
  readonly align: "left" | "center" | "right";
  /** Where all of its columns stay. */
  readonly fixed: ColumnFixed;
  /** The place of its first column, from 0. */
  readonly at: number;
}

interface NamedColumn {
  readonly prop: string;
  /** "none" where left out. */
  readonly fixed?: ColumnFixed;
}

/**
 * What stands above these columns, from the left; undefined where no name stands above any. Columns of one group that do not stand
 * side by side get its name each, and so do those that stay beside others that are moved.
 */
export function columnGroups(
  json: readonly Json[],
  columns: readonly NamedColumn[],
): readonly ColumnGroup[] | undefined {
  const groups = json.map(objectOf).map(({ fullName, align, childColumns }) => ({
    label: textOf(fullName),
    align: alignOf(align),
    members: new Set(listOf(childColumns).map(String)),
  }));
  if (!groups.some(({ members }) => columns.some(({ prop }) => members.has(prop))))
    return undefined;
  const above: (ColumnGroup & { span: number })[] = [];
  let last: (typeof groups)[number] | undefined;
  for (const [at, { prop: key, fixed = "none" }] of columns.entries()) {
    const group = groups.find(({ members }) => members.has(key));
    const before = above.at(-1);
    const { label = "", align = "center" } = group ?? {};
    if (before?.fixed === fixed && group && group === last) before.span += 1;
    else above.push({ key, label, span: 1, align, fixed, at });
    last = group;
  }
  return above;
}

function alignOf(align: Json | undefined): ColumnGroup["align"] {
  return align === "left" || align === "right" ? align : "center";
}
