import { COMPANY_ID } from "../company/company-id.ts";
import type { FormNode } from "../form/definition/form-node.ts";
import { UNKNOWN, type Value, valueOfJson } from "../form/expression/value.ts";
import { choiceColumns } from "../form/field-kinds/choice-columns.ts";
import type { IdValue } from "../form/field-kinds/names.ts";
import { interfaceOf } from "../form/graph/related-interfaces.ts";
import type { Id } from "../id.ts";
import { list, type Reading } from "../reading.ts";
import { readFieldOf } from "../record/field-of-record.ts";
import { type LookedAt, recordWithForm } from "../record/record-with-form.ts";
import { isPlain, rowWithId, staticRows } from "./interface-rows.ts";
import { interfaceNamed } from "./interfaces.ts";

interface PickedColumn {
  readonly id: IdValue;
  /** Of which column. */
  readonly name: string;
}

/**
 * What a row says that was picked from a data interface. UNKNOWN where it is not there, where it is words that only a list has,
 * where not all of the readers may read it, or where only another server knows it.
 */
export function* readPicked(
  node: FormNode,
  { id, name }: PickedColumn,
  { readers, lookedAt }: { readonly readers: readonly Id[]; readonly lookedAt: LookedAt },
): Reading<Value> {
  const all = yield* list("dataInterface", { companyId: COMPANY_ID });
  const from = interfaceNamed(all, interfaceOf(node));
  const { value } = choiceColumns(node);
  if (from?.kind === "static") {
    const row = rowWithId(staticRows(from), value, id);
    return row && Object.hasOwn(row, name) ? valueOfJson(row[name]) : UNKNOWN;
  }
  if (from?.kind !== "query" || value !== "id") return UNKNOWN;
  if (!from.columns.some(({ field }) => field === name)) return UNKNOWN;
  const found = yield* recordWithForm(id, lookedAt);
  return found?.of.id === from.formId
    ? yield* readFieldOf(found.record, name, { of: found.of, readers, tells: isPlain })
    : UNKNOWN;
}
