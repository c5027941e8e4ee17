import { labelOf } from "#client/parts/form-fill/field-name.ts";
import type { Form } from "#domain/form/graph/form.ts";

/** What a field or sub-table is called; one of a sub-table with what that is called. */
export function fieldName({ fields, tables }: Form, path: string): string {
  const field = fields.get(path);
  const table = tables.get(field?.table ?? path);
  const names = [table && labelOf(table.piece), field && labelOf(field)];
  return names.filter((name) => name !== undefined).join(" · ") || path;
}
