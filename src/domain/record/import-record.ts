import type { ReadyForm } from "../company-form/ready-form.ts";
import { startRecord } from "../form/edit/start-record.ts";
import type { TextWords } from "../form/field-kinds/field-text.ts";
import { importRecord, type ImportedTexts } from "../form/import-text/import-rows.ts";
import { rowIdAt } from "../form/import-text/import-lines.ts";
import { isJsonObject, type Json, type JsonObject, sameJson, textOf } from "../form/json/json.ts";
import type { FormValues } from "../form/record/form-values.ts";
import { uniqueKeys } from "../form/record/unique-keys.ts";
import { writeValues } from "../form/record/write-record.ts";
import type { RecordProblem } from "../form/validation/value-problem.ts";
import type { Id } from "../id.ts";
import type { Reading } from "../reading.ts";
import { knowing } from "./knowing.ts";

/** A record of a sheet, read. */
export interface ReadLines {
  readonly values: FormValues;
  /** All that it says, as a new record is sent: what the sheet does not speak of is as in a new one. */
  readonly data: JsonObject;
  /** What the sheet speaks of, as an existing record is changed. */
  readonly said: JsonObject;
  readonly problems: readonly RecordProblem[];
}

/** What a new record of a form says before anybody has written anything. */
export function* newValues(
  { form, zone }: ReadyForm,
  of: { readonly userId: Id; readonly now: number },
): Reading<FormValues> {
  const filler = { form, zone, recordId: 0, ...of };
  return yield* knowing(filler, ({ around }) => startRecord(form, around).values);
}

/** Reads the texts of one record over what a new one says. Its rows are counted through: a new record has no others. */
export function readLines(
  { form }: ReadyForm,
  texts: ImportedTexts,
  { words, first }: { readonly words: TextWords; readonly first: FormValues },
): ReadLines {
  const read = importRecord(form, texts, words, (_table, at) => rowIdAt(at));
  const values: FormValues = {
    fields: new Map<string, Json>([...first.fields, ...read.values.fields]),
    tables: new Map([...first.tables, ...read.values.tables]),
  };
  return {
    values,
    data: writeValues(values),
    said: writeValues(read.values),
    problems: read.problems,
  };
}

/** Tells records of one sheet of which two say the same where each has to say something else; undefined where none did before. */
export function repeats({ form }: ReadyForm): (values: FormValues) => RecordProblem | undefined {
  const seen = new Set<string>();
  return (values) => {
    const keys = uniqueKeys(form, values);
    const twice = keys.find(({ fields, key }) => seen.has(`${fields.join()} ${key}`));
    for (const { fields, key } of keys) seen.add(`${fields.join()} ${key}`);
    return twice && { path: twice.fields[0] ?? "", reason: "form.alreadyExists" };
  };
}

/** What a sheet changes of a record: only what it speaks of and what says something else; rows keep their ids by their place. */
export function changedBySheet(
  said: JsonObject,
  values: JsonObject,
): { readonly data: JsonObject; readonly was: JsonObject } {
  const wanted = Object.entries(said).map(([name, value]) => {
    const before = values[name];
    if (!Array.isArray(value) || !Array.isArray(before)) return [name, value ?? null] as const;
    return [name, rowsInPlace(value, before)] as const;
  });
  const changed = wanted.filter(([name, value]) => !sameJson(value, values[name] ?? null));
  return {
    data: Object.fromEntries(changed),
    was: Object.fromEntries(changed.map(([name]) => [name, values[name] ?? null])),
  };
}

/** Rows of a sheet with the ids of those in whose place they come; one more gets an id that no other has. */
function rowsInPlace(rows: readonly Json[], before: readonly Json[]): readonly Json[] {
  const idOf = (row: Json | undefined) => (isJsonObject(row) ? row["id"] : undefined);
  const taken = new Set(before.map(idOf));
  return rows.map((row, at): Json => {
    const old = idOf(before[at]);
    const own = idOf(row);
    if (!isJsonObject(row)) return row;
    if (old !== undefined) return { ...row, id: old };
    return { ...row, id: taken.has(own) ? `${textOf(own)}+` : (own ?? null) };
  });
}
