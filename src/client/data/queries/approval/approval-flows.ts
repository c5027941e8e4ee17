import { recordFieldsToFill, type StepFields } from "#domain/approval/definition/fields-to-fill.ts";
import { managesFlow } from "#domain/approval/definition/manages-flow.ts";
import { readFlow } from "#domain/approval/definition/read-flow.ts";
import { runReading } from "#domain/reading.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { answerFrom } from "../../fold/answer.ts";

/** Of these versions of flows those whose requests can be decided several at once. */
export async function readBatchFlows(
  database: LocalDatabase,
  flowIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await database.approvalFlow.bulkGet([...flowIds]);
  const allowing = rows.filter((row) => {
    const flow = row && readFlow(row.flow);
    return flow?.ok && flow.value.batch;
  });
  return new Set(allowing.map((row) => row?.id ?? 0));
}

/** Whether somebody steps in for requests of a flow. */
export async function readManagesFlow(
  database: LocalDatabase,
  flowId: number,
  userId: number,
): Promise<boolean> {
  return runReading(managesFlow(flowId, userId), answerFrom(database).answer);
}

/** What of a record somebody may fill in, because a step asks them; undefined where that is nothing. */
export async function readFieldsToFill(
  database: LocalDatabase,
  recordId: number,
  userId: number,
): Promise<StepFields | undefined> {
  return runReading(recordFieldsToFill(recordId, userId), answerFrom(database).answer);
}
