import type { CompanyForm } from "../company-form/company-form.ts";
import { readyForm } from "../company-form/ready-form.ts";
import { UNKNOWN, type Value, valueOfJson } from "../form/expression/value.ts";
import type { FieldKind } from "../form/field-kinds/field-kind.ts";
import type { JsonObject } from "../form/json/json.ts";
import type { FormPiece } from "../form/model/form-piece.ts";
import type { Id } from "../id.ts";
import { get, type GlancedRecord, type Reading } from "../reading.ts";
import { hiddenIn, mayReadRecord } from "./can-use-record.ts";

interface Asking {
  /** The form of the record. */
  readonly of: CompanyForm;
  /** All of whom have to be allowed to read it. */
  readonly readers: readonly Id[];
  /** Of which kinds it is told; of all where left out. */
  readonly tells?: (kind: FieldKind) => boolean;
}

/** What a record says under a name; UNKNOWN where somebody may not read that, or where nothing is stored under it. */
export function* readFieldOf(
  record: GlancedRecord,
  name: string,
  { of, readers, tells = () => true }: Asking,
): Reading<Value> {
  for (const userId of readers) {
    if (!(yield* mayReadRecord(record, of, { userId }))) return UNKNOWN;
    if ((yield* hiddenIn(record, { userId })).includes(name)) return UNKNOWN;
  }
  const version = yield* get("formVersion", record.versionId);
  const ready = version && readyForm(version);
  const piece = ready?.ok ? ready.value.form.fields.get(name) : undefined;
  if (!piece || !isStored(piece) || !tells(piece.node.kind)) return UNKNOWN;
  return valueOfJson((JSON.parse(record.values) as JsonObject)[name]);
}

/** What is only shown stands in no record. */
function isStored({ node: { kind, properties } }: FormPiece): boolean {
  return kind.setBy !== "calculation" || properties.isStorage === 2;
}
