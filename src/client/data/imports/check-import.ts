import { commandOf } from "#domain/commands.ts";
import type { RecordProblem } from "#domain/form/validation/value-problem.ts";
import { runReading } from "#domain/reading.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { answerFrom } from "../fold/answer.ts";
import { type ImportJob, prepareImport } from "./prepare-import.ts";

/** What is known of a record of a sheet before it is imported. */
export interface CheckedRecord {
  readonly problems: readonly RecordProblem[];
  /** Whether it changes a record that is there. */
  readonly isChange: boolean;
}

/** Looks at each record as the command will that brings it in, and changes nothing. */
export async function checkImport(
  database: LocalDatabase,
  job: ImportJob,
): Promise<readonly CheckedRecord[]> {
  const prepared = await prepareImport(database, job);
  if (!prepared) return [];
  const { form, userId, all } = prepared;
  const { answer } = answerFrom(database);
  const add = commandOf("record.add");
  const actor = { userId, isAdmin: false, now: job.now, arrivedAt: job.now };
  const checked: CheckedRecord[] = [];
  for (const { data, problems, change } of all) {
    const isChange = change !== undefined;
    if (problems.length > 0 || isChange) {
      checked.push({ problems, isChange });
      continue;
    }
    const args = { modelId: form.id, versionId: job.versionId, data: JSON.stringify(data) };
    const decision = await runReading(add.decide(args, actor), answer);
    checked.push({ problems: decision.ok ? [] : problemsOf(decision.refusal), isChange });
  }
  return checked;
}

/** What rules find wrong with single fields, or what hinders all of it. */
export function problemsOf({
  reason,
  data,
}: {
  readonly reason: string;
  readonly data?: unknown;
}): readonly RecordProblem[] {
  const known = data as
    | (NonNullable<RecordProblem["data"]> & { readonly problems?: unknown })
    | undefined;
  const told: unknown = known?.problems;
  if (Array.isArray(told)) return told as RecordProblem[];
  return [{ path: "", reason, ...(known && { data: known }) }];
}
