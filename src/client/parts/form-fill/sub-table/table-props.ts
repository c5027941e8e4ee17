import type { FormPiece } from "#domain/form/model/form-piece.ts";
import type { RowEdits } from "./use-row-edits.ts";

/** What the rows of a sub-table are drawn from, as a table or as cards. */
export interface TableProps {
  readonly piece: FormPiece;
  readonly columns: readonly FormPiece[];
  readonly ids: readonly string[];
  readonly edits: RowEdits;
  /** Rows may come and go. */
  readonly canEdit: boolean;
}
