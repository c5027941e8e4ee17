import { isJsonObject, type JsonObject } from "#domain/form/json/json.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** A record as others name it. */
export interface RelatedRecord {
  readonly id: number;
  readonly title: string;
  readonly row: JsonObject;
}

/** The records on this device of forms that go by these ids or codes; no entry for a form that is not there. */
export async function readRelatedRecords(
  database: LocalDatabase,
  models: readonly string[],
): Promise<ReadonlyMap<string, readonly RelatedRecord[]>> {
  if (models.length === 0) return new Map();
  const forms = await database.form.toArray();
  const related = new Map<string, readonly RelatedRecord[]>();
  for (const model of models) {
    const form = forms.find(({ id, code }) => String(id) === model || code === model);
    if (!form) continue;
    const records = await database.record.where("formId").equals(form.id).toArray();
    const read = records.map(({ id, title, values }) => ({ id, title, row: rowOf(values) }));
    related.set(model, read);
  }
  return related;
}

function rowOf(values: string): JsonObject {
  const json: unknown = JSON.parse(values);
  return isJsonObject(json as JsonObject) ? (json as JsonObject) : {};
}
