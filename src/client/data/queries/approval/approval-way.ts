import type { Flow } from "#domain/approval/flow/flow.ts";
import { flowInUse } from "#domain/approval/definition/current-flow.ts";
import { readFlow } from "#domain/approval/definition/read-flow.ts";
import { routingFieldsOf } from "#domain/approval/route/routing-fields.ts";
import { type Trial, tryFlow } from "#domain/approval/route/try-flow.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import { readRecord } from "#domain/form/record/read-record.ts";
import type { Id } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import type { Way } from "#domain/approval/route/read-way.ts";
import { readFillingWay, readWay, readWayBehind } from "#domain/approval/route/read-way.ts";
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

/** What somebody fills in, before it is sent. */
export interface Filled {
  readonly formId: Id;
  readonly versionId: Id;
  readonly values: JsonObject;
  readonly userId: Id;
  readonly now: number;
}

/** Where it would go if they asked for it like this, as far as this device knows; undefined where nobody decides it. */
export async function readWayOfFilled(
  database: LocalDatabase,
  { formId, versionId, values, userId: initiatorId, now }: Filled,
): Promise<Way | undefined> {
  const version = await database.formVersion.get(versionId);
  const ready = version && readyForm(version);
  const read = ready?.ok ? readRecord(ready.value.form, values, ready.value.zone) : undefined;
  if (!ready?.ok || !read?.ok) return undefined;
  const filled = { ready: ready.value, values: read.value, initiatorId, now };
  return runReading(readFillingWay(formId, filled), answerFrom(database).answer);
}

/** The fields by which requests with a form take their way; undefined where nobody decides them. */
export async function readRoutingFields(
  database: LocalDatabase,
  formId: Id,
): Promise<readonly string[] | undefined> {
  const row = await runReading(flowInUse(formId), answerFrom(database).answer);
  const flow = row && readFlow(row.flow);
  return flow?.ok ? [...routingFieldsOf(flow.value)] : undefined;
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
