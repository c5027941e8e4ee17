import { isJsonObject, type JsonObject } from "#domain/form/json/json.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import { relatedModels } from "#domain/form/graph/related-models.ts";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import { stillReadable } from "./still-readable.ts";

/** A record as others name it. */
export interface RelatedRecord {
  readonly id: number;
  readonly title: string;
  readonly row: JsonObject;
}

/** The forms that go by these ids or codes; no entry for one that is not there. */
export async function relatedForms(
  database: LocalDatabase,
  models: readonly string[],
): Promise<ReadonlyMap<string, CompanyForm>> {
  const forms = models.length === 0 ? [] : await database.form.toArray();
  return new Map(
    models.flatMap((model) => {
      const form = forms.find(({ id, code }) => String(id) === model || code === model);
      return form ? [[model, form]] : [];
    }),
  );
}

/** The forms whose records are named by those of these records that lie here, by their ids or codes. */
export async function readModelsNamed(
  { record, formVersion }: LocalDatabase,
  recordIds: readonly number[],
): Promise<string[]> {
  const records = (await record.bulkGet([...recordIds])).filter((row) => row !== undefined);
  const versionIds = new Set(records.map(({ versionId }) => versionId));
  const versions = await formVersion.bulkGet([...versionIds]);
  const named = versions.flatMap((version) => {
    const ready = version && readyForm(version);
    return ready?.ok ? relatedModels(ready.value.form) : [];
  });
  return [...new Set(named)].toSorted();
}

/** The records on this device, and those that were seen here, of forms that go by these ids or codes. */
export async function readRelatedRecords(
  database: LocalDatabase,
  models: readonly string[],
): Promise<ReadonlyMap<string, readonly RelatedRecord[]>> {
  const related = new Map<string, readonly RelatedRecord[]>();
  const identity = await readMeta(database.meta, "identity");
  for (const [model, form] of await relatedForms(database, models)) {
    const here = await database.record.where("formId").equals(form.id).toArray();
    const pages = await database.seenPage.where("formId").equals(form.id).sortBy("seenAt");
    const seen: FormRecord[] = [];
    if (identity && pages.length > 0) {
      const readable = await stillReadable(database, form.id, identity.userId);
      for (const page of pages) seen.push(...(await readable(page)));
    }
    // What lies here is the newest, and what was seen last is newer than what was seen before.
    const all = new Map([...seen, ...here].map((row) => [row.id, row]));
    const read = [...all.values()].map(({ id, title, values }) => ({
      id,
      title,
      row: rowOf(values),
    }));
    related.set(model, read);
  }
  return related;
}

function rowOf(values: string): JsonObject {
  const json: unknown = JSON.parse(values);
  return isJsonObject(json as JsonObject) ? (json as JsonObject) : {};
}
