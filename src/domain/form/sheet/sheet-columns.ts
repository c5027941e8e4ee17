import { isUnable } from "../field-kinds/field-kind.ts";
import type { Form } from "../graph/form.ts";
import type { FormPiece } from "../model/form-piece.ts";

/** The fields of a form that a sheet has columns for, those of a sub-table one after the other where it stands. */
export function sheetColumns({ fields }: Form): readonly FormPiece[] {
  const told = [...fields.values()].filter(
    ({ node }) => !node.settings.noShow && !isUnable(node.kind, "listed"),
  );
  const seen = new Set<string | undefined>([undefined]);
  return told.flatMap((piece) => {
    if (piece.table === undefined) return [piece];
    if (seen.has(piece.table)) return [];
    seen.add(piece.table);
    return told.filter(({ table }) => table === piece.table);
  });
}

/** What a column is called. */
export function columnLabel({ node }: Pick<FormPiece, "node">): string {
  return node.settings.label || node.name;
}
