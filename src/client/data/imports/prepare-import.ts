import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { type ReadyForm, readyForm } from "#domain/company-form/ready-form.ts";
import type { TextWords } from "#domain/form/field-kinds/field-text.ts";
import type { ImportedLines } from "#domain/form/import-text/import-lines.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import type { RecordProblem } from "#domain/form/validation/value-problem.ts";
import { runReading } from "#domain/reading.ts";
import { changedBySheet, newValues, readLines, repeats } from "#domain/record/import-record.ts";
import { readValues } from "#domain/record/record-values.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { readMeta } from "../database/meta.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { answerFrom } from "../fold/answer.ts";
import { importNames } from "./import-names.ts";

/** Records of a sheet that are to come into a form. */
export interface ImportJob {
  readonly formId: number;
  readonly versionId: number;
  readonly records: readonly ImportedLines[];
  /** The field by which records are found that are there already, "" = all are new. */
  readonly match: string;
  /** Records of the form besides those that lie on this device, where the server was asked for them. */
  readonly known: readonly FormRecord[];
  /** For switches that say nothing of their own. */
  readonly on: string;
  readonly off: string;
  readonly now: number;
}

/** A record of the sheet, ready to be written. */
export interface Prepared {
  readonly lines: readonly number[];
  /** As a new record is sent. */
  readonly data: JsonObject;
  readonly problems: readonly RecordProblem[];
  /** The record that it changes, with what it is to say and what it says; undefined of a new one. */
  readonly change?: {
    readonly id: number;
    readonly data: JsonObject;
    readonly was: JsonObject;
    readonly isHere: boolean;
  };
}

export interface PreparedImport {
  readonly form: CompanyForm;
  readonly ready: ReadyForm;
  readonly userId: number;
  readonly all: readonly Prepared[];
}

/** Reads the texts of a sheet, and finds what they change; undefined where the form is gone. */
export async function prepareImport(
  database: LocalDatabase,
  job: ImportJob,
): Promise<PreparedImport | undefined> {
  const [form, version, identity] = await Promise.all([
    database.form.get(job.formId),
    database.formVersion.get(job.versionId),
    readMeta(database.meta, "identity"),
  ]);
  const ready = version && readyForm(version);
  if (!form || !identity || !ready?.ok) return undefined;
  const names = await importNames(database, ready.value.form);
  const { userId } = identity;
  const words: TextWords = { names, zone: ready.value.zone, on: job.on, off: job.off };
  const { answer } = answerFrom(database);
  const first = await runReading(newValues(ready.value, { userId, now: job.now }), answer);
  const standing = await recordsByKey(database, job);
  const repeated = repeats(ready.value);
  const taken = new Set<number>();
  const all = job.records.map(({ lines, texts }): Prepared => {
    const { values, data, said, problems } = readLines(ready.value, texts, { words, first });
    const again = repeated(values);
    const found = job.match === "" ? undefined : standing.get(keyOf(said[job.match]));
    // Two lines that say the same would change one record twice.
    const isFree = found !== undefined && !taken.has(found.record.id);
    if (found) taken.add(found.record.id);
    const change = found && isFree ? changeOf(said, found) : undefined;
    return {
      lines,
      data,
      problems: again ? [...problems, again] : problems,
      ...(change && { change }),
    };
  });
  return { form, ready: ready.value, userId, all };
}

interface Standing {
  readonly record: FormRecord;
  readonly values: JsonObject;
  readonly isHere: boolean;
}

const keyOf = (value: JsonObject[string] | undefined) => JSON.stringify(value ?? null);

/** What is there already, by what stands in the field by which it is found; what lies here counts before what was asked for. */
async function recordsByKey(
  database: LocalDatabase,
  { formId, match, known }: ImportJob,
): Promise<ReadonlyMap<string, Standing>> {
  const found = new Map<string, Standing>();
  if (match === "") return found;
  const here: FormRecord[] = await database.record.where("formId").equals(formId).toArray();
  const lying = new Set(here.map(({ id }) => id));
  for (const record of [...known.filter(({ id }) => !lying.has(id)), ...here]) {
    const read = readValues(record.values);
    const values = read.ok ? read.value : {};
    if ((values[match] ?? null) === null) continue;
    found.set(keyOf(values[match]), { record, values, isHere: lying.has(record.id) });
  }
  return found;
}

function changeOf(said: JsonObject, { record, values, isHere }: Standing): Prepared["change"] {
  return { id: record.id, ...changedBySheet(said, values), isHere };
}
