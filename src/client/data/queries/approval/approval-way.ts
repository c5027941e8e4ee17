import type { Flow } from "#domain/approval/flow/flow.ts";
import { type Trial, tryFlow } from "#domain/approval/route/try-flow.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import { readRecord } from "#domain/form/record/read-record.ts";
import type { Id } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import type { Way } from "#domain/approval/route/read-way.ts";
import { readWay, readWayBehind } from "#domain/approval/route/read-way.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { answerFrom } from "../../fold/answer.ts";

/** Where a record would go if somebody asked now, as far as this device knows; undefined where nobody decides it. */
export async function readRecordWay(
  database: LocalDatabase,
  recordId: Id,
  now: number,
): Promise<Way | undefined> {
  return runReading(readWay(recordId, now), answerFrom(database).answer);
}

/** Where a request goes behind what is asked now. */
export async function readRestOfWay(
  database: LocalDatabase,
  approvalId: Id,
  now: number,
): Promise<Way | undefined> {
  return runReading(readWayBehind(approvalId, now), answerFrom(database).answer);
}

/** What is tried out: a flow, with what somebody might fill in. */
export interface FlowToTry {
  readonly flow: Flow;
  readonly versionId: Id;
  readonly values: JsonObject;
  readonly initiatorId: Id;
  readonly now: number;
}

/** Who would decide, as far as this device knows; undefined where the form cannot be read. */
export async function readTrial(
  database: LocalDatabase,
  { flow, versionId, values, initiatorId, now }: FlowToTry,
): Promise<Trial | undefined> {
  const version = await database.formVersion.get(versionId);
  const ready = version && readyForm(version);
  if (!ready?.ok) return undefined;
  const read = readRecord(ready.value.form, values, ready.value.zone);
  if (!read.ok) return undefined;
  const asked = { ready: ready.value, values: read.value, initiatorId, now };
  return runReading(tryFlow(flow, asked), answerFrom(database).answer);
}
