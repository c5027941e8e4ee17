import type { CompanyForm } from "../company-form/company-form.ts";
import { readPicked } from "../data-interface/read-picked.ts";
import { UNKNOWN, type Value } from "../form/expression/value.ts";
import type { IdValue } from "../form/field-kinds/names.ts";
import { interfaceOf } from "../form/graph/related-interfaces.ts";
import type { FormPiece } from "../form/model/form-piece.ts";
import { type FormValues, rowsOf } from "../form/record/form-values.ts";
import type { Id } from "../id.ts";
import type { Reading } from "../reading.ts";
import { readFieldOf } from "./field-of-record.ts";
import type { Filler } from "./filler.ts";
import { type LookedAt, recordWithForm } from "./record-with-form.ts";

/** What is asked of a record that a field names. */
interface Attribute {
  /** The field that names it. */
  readonly field: string;
  readonly id: IdValue;
  readonly name: string;
}

/**
 * What a record says under a name, that a field of another one names. UNKNOWN where it is not there, is of another form
 * than the field asks for, or is nobody's to read who fills in: nothing is worked out from what somebody cannot see.
 * What was named before is worked out anew only where who made the record may read it too: they may have named what they
 * cannot see, and would read it once somebody who can has changed anything else.
 */
export function* readAttribute(
  { form, userId, trier, standing }: Filler,
  { field, id: said, name }: Attribute,
  lookedAt: LookedAt,
): Reading<Value> {
  const asked = form.fields.get(field);
  if (!asked) return UNKNOWN;
  const id = Number(said);
  const makers = standing && names(standing.values, asked, id) ? [standing.makerId] : [];
  const triers = trier && !names(trier.standing, asked, id) ? [trier.userId] : [];
  const readers = [...new Set([userId, ...triers, ...makers])];
  if (interfaceOf(asked.node) !== "")
    return yield* readPicked(asked.node, { id: said, name }, { readers, lookedAt });
  const found = yield* recordWithForm(said, lookedAt);
  return found && isOfForm(asked, found.of)
    ? yield* readFieldOf(found.record, name, { of: found.of, readers })
    : UNKNOWN;
}

/** Whether a field names this record, in whatever row. */
function names(values: FormValues, { table, node }: FormPiece, id: Id): boolean {
  const cells =
    table === undefined ? [values.fields] : rowsOf(values, table).map((row) => row.cells);
  return cells.some((each) => Number(each.get(node.name)) === id);
}

function isOfForm({ node }: FormPiece, { id, code }: CompanyForm): boolean {
  const named = node.properties.modelId ?? "";
  return named !== "" && (named === String(id) || named === code);
}
