import type { ExpressionPlace, Reference } from "../expression/compile-expression.ts";
import { type FormPiece, isField, isTable } from "./form-piece.ts";

/**
 * Where a formula stands in a form, for what its paths mean: "amount" a field, "items" a sub-table, "items.price" a column,
 * "contract.rate" an attribute of the record that a field names. In the rows of a sub-table its columns may go by their names alone.
 */
export function placeIn(
  pieces: ReadonlyMap<string, FormPiece>,
  table: string | undefined,
): ExpressionPlace {
  const known = (path: string): Reference | undefined => {
    const piece = pieces.get(path);
    if (!piece) return undefined;
    if (isTable(piece)) return { path, table: path, isTable: true };
    if (!isField(piece)) return undefined;
    return { path, ...(piece.table !== undefined && { table: piece.table }) };
  };
  const attributeOf = (path: string): Reference | undefined => {
    const end = path.lastIndexOf(".");
    if (end < 1) return undefined;
    const reference = known(path.slice(0, end));
    const names = reference && pieces.get(reference.path)?.node.kind.names;
    if (!reference || reference.isTable || (names !== "record" && names !== "interface"))
      return undefined;
    return { ...reference, attribute: path.slice(end + 1) };
  };
  const resolve = (path: string) => known(path) ?? attributeOf(path);
  return {
    table,
    resolve: (path) =>
      (table === undefined ? undefined : resolve(`${table}.${path}`)) ?? resolve(path),
  };
}
