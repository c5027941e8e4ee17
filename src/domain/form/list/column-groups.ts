import { type Json, listOf, objectOf, textOf } from "../json/json.ts";

/** A name above several columns (`complexHeaderList`). */
export interface ColumnGroup {
  readonly key: string;
  /** "" above columns that nothing names together. */
  readonly label: string;
  readonly span: number;
  readonly align: "left" | "center" | "right";
}

/**
 * What stands above columns that go by these names, from the left; undefined where no name stands above any. Columns of one group
 * that do not stand side by side get its name each.
 */
export function columnGroups(
  json: readonly Json[],
  names: readonly string[],
): readonly ColumnGroup[] | undefined {
  const groups = json.map(objectOf).map(({ fullName, align, childColumns }) => ({
    label: textOf(fullName),
    align: alignOf(align),
    columns: new Set(listOf(childColumns).map(String)),
  }));
  if (!groups.some(({ columns }) => names.some((name) => columns.has(name)))) return undefined;
  const above: (ColumnGroup & { span: number })[] = [];
  let last: (typeof groups)[number] | undefined;
  for (const key of names) {
    const group = groups.find(({ columns }) => columns.has(key));
    const before = above.at(-1);
    if (before && group && group === last) before.span += 1;
    else above.push({ key, label: group?.label ?? "", span: 1, align: group?.align ?? "center" });
    last = group;
  }
  return above;
}

function alignOf(align: Json | undefined): ColumnGroup["align"] {
  return align === "left" || align === "right" ? align : "center";
}
