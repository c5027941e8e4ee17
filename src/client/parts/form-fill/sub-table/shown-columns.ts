import type { FormPiece } from "#domain/form/model/form-piece.ts";
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
