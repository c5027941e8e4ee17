import type { FormNode } from "#domain/form/definition/form-node.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { listOf, objectOf, textOf } from "#domain/form/json/json.ts";
import { isShown } from "../store/field-view.ts";
import type { FormStore } from "../store/form-store.ts";

/** The columns of a sub-table that this person sees on this device. */
export function shownColumns(store: FormStore, table: string): readonly FormPiece[] {
  const columns = store.state.form.tables.get(table)?.columns ?? [];
  return columns.filter((column) => isColumnShown(store, column));
}

/** A rule may hide a cell in some rows; its column is there for the others. */
function isColumnShown(store: FormStore, column: FormPiece): boolean {
  const { settings } = column.node;
  const isMoved = store.state.form.derivations.some(
    ({ aspect, path }) => aspect === "visible" && path === column.path,
  );
  const { device = "pc" } = store.filling;
  return isMoved ? settings.visibility.includes(device) : isShown(store, column);
}

/** Numbers stand below each other by their ends, and their names above them. */
export function alignOf({ node }: FormPiece): "end" | undefined {
  return node.kind.shape === "number" ? "end" : undefined;
}

/** A name above several columns (`complexHeaderList`). */
export interface ColumnGroup {
  readonly key: string;
  readonly label: string;
  readonly span: number;
}

/** What stands above the columns, from the left; undefined where no name stands above any. */
export function columnGroups(
  { properties }: FormNode,
  columns: readonly FormPiece[],
): readonly ColumnGroup[] | undefined {
  const groups = (properties.complexHeaderList ?? []).map(objectOf).map((group) => ({
    label: textOf(group["fullName"]),
    columns: new Set(listOf(group["childColumns"]).map(String)),
  }));
  if (groups.length === 0) return undefined;
  const above: { key: string; label: string; span: number }[] = [];
  let last: (typeof groups)[number] | undefined;
  for (const { node, path } of columns) {
    const group = groups.find((each) => each.columns.has(node.name));
    const before = above.at(-1);
    if (before && group && group === last) before.span += 1;
    else above.push({ key: path, label: group?.label ?? "", span: 1 });
    last = group;
  }
  return above;
}
