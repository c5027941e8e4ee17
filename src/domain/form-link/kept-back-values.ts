import type { Zone } from "../form/calendar/zone.ts";
import type { Surroundings } from "../form/expression/functions/form-function.ts";
import { UNKNOWN } from "../form/expression/value.ts";
import type { Form } from "../form/graph/form.ts";
import type { FormPiece } from "../form/model/form-piece.ts";
import { firstValue } from "../form/record/first-values.ts";
import type { FormValues } from "../form/record/form-values.ts";
import { fieldsKeptBack } from "./visitor-fields.ts";

/** What a visitor sent, with what stands from the start in fields that they are not shown; nothing of who made the link. */
export function withKeptBack(
  form: Form,
  sent: FormValues,
  {
    now,
    zone,
    closed,
  }: { readonly now: number; readonly zone: Zone; readonly closed: readonly string[] },
): FormValues {
  const nobody: Surroundings = {
    now,
    zone,
    variable: () => null,
    attribute: () => UNKNOWN,
    fact: () => UNKNOWN,
  };
  const set = fieldsKeptBack(form, closed).filter(isPlain);
  const startOf = (table: string | undefined) =>
    set
      .filter((piece) => piece.table === table)
      .map((piece) => [piece.node.name, firstValue(piece, nobody)] as const);
  const tables = [...sent.tables].map(([table, rows]) => {
    const start = startOf(table);
    return [
      table,
      rows.map(({ id, cells }) => ({ id, cells: new Map([...cells, ...start]) })),
    ] as const;
  });
  return { fields: new Map([...sent.fields, ...startOf(undefined)]), tables: new Map(tables) };
}

/** People, records and choices from elsewhere may be gone since the form was drawn, and the visitor could not choose others. */
function isPlain({ node: { kind, settings } }: FormPiece): boolean {
  if (kind.group === "choice") return settings.dataType === "static";
  return kind.group === "input" || kind.group === "time";
}
