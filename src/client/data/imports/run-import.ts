import { IMPORT_PORTION } from "#domain/import/import-limits.ts";
import type {
  ImportChange,
  ImportFailure,
  ImportedThing,
  ImportOutcome,
} from "../database/import-row.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { runSeveral } from "../commands/run-several.ts";
import { problemsOf } from "./check-import.ts";
import { type ImportJob, type Prepared, prepareImport } from "./prepare-import.ts";

/** What of an import the server has to be asked for at once: it changes records that do not lie on this device. */
export interface ChangeThere extends ImportChange {
  readonly modelId: number;
}

/** What came of an import on this device, and what is left for the server. */
export interface ImportRun {
  readonly outcome: ImportOutcome;
  readonly there: readonly ChangeThere[];
}

/**
 * Brings the records of a sheet in, each for itself, in portions: what is right goes into the outbox like any record, what is not
 * is told. `onProgress` says how many are done.
 */
export async function runImport(
  database: LocalDatabase,
  job: ImportJob,
  onProgress: (done: number, count: number) => void,
): Promise<ImportRun> {
  const prepared = await prepareImport(database, job);
  const all = prepared?.all ?? [];
  const added: ImportedThing[] = [];
  const changed: ImportChange[] = [];
  const failed: ImportFailure[] = [];
  const there: ChangeThere[] = [];
  const right: Prepared[] = [];
  for (const each of all) {
    const { lines, problems, change } = each;
    if (problems.length > 0) failed.push({ lines, problems });
    else if (change && !change.isHere)
      there.push({ ...textsOf(change), lines, modelId: job.formId });
    else right.push(each);
  }
  for (let at = 0; at < right.length; at += IMPORT_PORTION) {
    onProgress(at, right.length);
    const portion = right.slice(at, at + IMPORT_PORTION);
    await addAll(portion.filter(({ change }) => !change));
    await changeAll(portion.filter(({ change }) => change !== undefined));
  }
  onProgress(right.length, right.length);
  return { outcome: { added, changed, failed: inOrder(failed) }, there };

  async function addAll(portion: readonly Prepared[]): Promise<void> {
    const { formId: modelId, versionId, now } = job;
    const args = portion.map(({ data }) => ({ modelId, versionId, data: JSON.stringify(data) }));
    const results = await runSeveral(database, "record.add", args, { now });
    for (const [place, result] of results.entries()) {
      const lines = portion[place]?.lines ?? [];
      if (result.ok) added.push({ id: result.reply.id, lines });
      else failed.push({ lines, problems: problemsOf(result.refusal) });
    }
  }

  async function changeAll(portion: readonly Prepared[]): Promise<void> {
    const changes = portion.flatMap(({ change, lines }) =>
      change ? [{ ...textsOf(change), lines }] : [],
    );
    const args = changes.map(({ id, data, was }) => ({ id, data, was }));
    const results = await runSeveral(database, "record.edit", args, { now: job.now });
    for (const [place, result] of results.entries()) {
      const change = changes[place];
      if (!change) continue;
      if (result.ok) changed.push(change);
      else failed.push({ lines: change.lines, problems: problemsOf(result.refusal) });
    }
  }
}

function textsOf({ id, data, was }: NonNullable<Prepared["change"]>) {
  return { id, data: JSON.stringify(data), was: JSON.stringify(was) };
}

function inOrder(failed: readonly ImportFailure[]): readonly ImportFailure[] {
  return failed.toSorted((one, other) => (one.lines[0] ?? 0) - (other.lines[0] ?? 0));
}
