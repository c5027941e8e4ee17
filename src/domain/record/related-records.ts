import { UNKNOWN, type Value, valueOfJson } from "../form/expression/value.ts";
import type { FormPiece } from "../form/model/form-piece.ts";
import type { JsonObject } from "../form/json/json.ts";
import { type FormValues, rowsOf } from "../form/record/form-values.ts";
import type { CompanyForm } from "../company-form/company-form.ts";
import { readyForm } from "../company-form/ready-form.ts";
import type { Id } from "../id.ts";
import { get, type Reading } from "../reading.ts";
import { hiddenIn, mayReadRecord } from "./can-use-record.ts";
import type { Filler } from "./filler.ts";

/** What is asked of a record that a field names. */
interface Attribute {
  /** The field that names it. */
  readonly field: string;
  readonly id: Id;
  readonly name: string;
}

/**
 * What a record says under a name, that a field of another one names. UNKNOWN where it is not there, is of another form
 * than the field asks for, or is nobody's to read who fills in: nothing is worked out from what somebody cannot see.
 * What was named before is worked out anew only where who made the record may read it too: they may have named what they
 * cannot see, and would read it once somebody who can has changed anything else.
 */
export function* readAttribute(
  { form, userId, standing }: Filler,
  { field, id, name }: Attribute,
): Reading<Value> {
  const record = Number.isSafeInteger(id) && id > 0 ? yield* get("record", id) : undefined;
  const of = record && (yield* get("form", record.formId));
  const asked = form.fields.get(field);
  if (!record || !of || !asked || !isOfForm(asked, of)) return UNKNOWN;
  const makers = standing && names(standing.values, asked, id) ? [standing.makerId] : [];
  for (const reader of new Set([userId, ...makers])) {
    if (!(yield* mayReadRecord(record, of, { userId: reader }))) return UNKNOWN;
    if ((yield* hiddenIn(id, { userId: reader })).includes(name)) return UNKNOWN;
  }
  const version = yield* get("formVersion", record.versionId);
  const ready = version && readyForm(version);
  const piece = ready?.ok ? ready.value.form.fields.get(name) : undefined;
  if (!piece || !isStored(piece)) return UNKNOWN;
  return valueOfJson((JSON.parse(record.values) as JsonObject)[name]);
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

/** What is only shown stands in no record. */
function isStored({ node: { kind, properties } }: FormPiece): boolean {
  return kind.setBy !== "calculation" || properties.isStorage === 2;
}
