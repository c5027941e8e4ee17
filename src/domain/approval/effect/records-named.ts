import { nameSourceOf } from "../../form/field-kinds/name-source.ts";
import type { FormNode } from "../../form/definition/form-node.ts";
import { isJsonList, type Json } from "../../form/json/json.ts";
import type { Id } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import { hiddenIn, mayReadRecord } from "../../record/can-use-record.ts";

/**
 * What a field of a request says, for a record that is filled in in the name of whoever published the flow: of other records only
 * those that whoever asked may read themselves. Otherwise they would name one, and the publisher would take out of it for them.
 */
export function* knownToWhoAsked(
  node: FormNode,
  value: Json,
  initiatorId: Id,
): Reading<Json | undefined> {
  if (nameSourceOf(node)?.type !== "record") return value;
  if (!isJsonList(value)) return (yield* mayName(value, initiatorId)) ? value : undefined;
  const known: Json[] = [];
  for (const id of value) if (yield* mayName(id, initiatorId)) known.push(id);
  return known;
}

/** Whether somebody reads all of a record: one that went meanwhile is named no more, and holds up nothing. */
function* mayName(value: Json, userId: Id): Reading<boolean> {
  const id = Number(value);
  const record = Number.isSafeInteger(id) && id > 0 ? yield* get("record", id) : undefined;
  const form = record && (yield* get("form", record.formId));
  if (!record || !form) return false;
  if (!(yield* mayReadRecord(record, form, { userId }))) return false;
  return (yield* hiddenIn(record, { userId })).length === 0;
}
