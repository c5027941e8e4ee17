import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf } from "#contract/call.ts";
import type { setOaExamine } from "#contract/calls/oa-examine.ts";
import { EXAMINE_INCOMPLETE } from "#domain/approval/state/told.ts";
import { valuesOfOa } from "#domain/approval/oa/values-of-oa.ts";
import { startRecord } from "#domain/form/edit/start-record.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import { writeValues } from "#domain/form/record/write-record.ts";
import type { Id } from "#domain/id.ts";
import { knowing } from "#domain/record/knowing.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import type { Db } from "../../tables/sql/db.ts";
import { reading, readyFormOf } from "../examine.ts";

/** The trip or the request ends before it begins (forms-approvals 7.4). */
const TRIP_ENDS_FIRST: Refusal = { code: 503, reason: "approval.endsBeforeStart" };
const ENDS_FIRST: Refusal = { code: 502, reason: "approval.endsBeforeStart" };

type Asked = ParsedBodyOf<typeof setOaExamine>;

/**
 * What is filled in, as the text of a record: as it was sent, or put together of what the seeds' clients say. Of what came back
 * it is only what is said now: what others changed meanwhile stays.
 */
export async function textOfExamine(
  db: Db,
  { userId, now }: { readonly userId: Id; readonly now: number },
  { oaExamine, data, oaExamineTravelList = [], field = [] }: Asked,
): Promise<Result<string, Refusal>> {
  if (data !== undefined) return success(data);
  const { categoryId, examineId: recordId = 0, ...common } = oaExamine;
  if (endsFirst(common)) return failure(ENDS_FIRST);
  if (oaExamineTravelList.some(endsFirst)) return failure(TRIP_ENDS_FIRST);
  const ready = await readyFormOf(db, categoryId);
  if (!ready.ok) return ready;
  const { form, zone } = ready.value;
  const known = { form, zone, userId, recordId, now };
  const start =
    recordId > 0
      ? {}
      : await reading(
          db,
          knowing(known, ({ around }) => writeValues(startRecord(form, around).values)),
        );
  const asked = {
    oaExamine: common as JsonObject,
    oaExamineTravelList: oaExamineTravelList as JsonObject[],
    field: field.map(({ fieldId = "", fieldName = fieldId, value }) => ({ fieldName, value })),
  };
  return success(JSON.stringify(valuesOfOa(form, start, asked)));
}

function endsFirst({
  startTime,
  endTime,
}: {
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
}): boolean {
  return startTime !== undefined && endTime !== undefined && endTime < startTime;
}

/** What cannot be drawn, by what it is called. */
export function notDrawn(names: readonly string[]): Refusal {
  return {
    ...parameterError("form.kindUnknown", { names: names.join(", ") }),
    code: EXAMINE_INCOMPLETE,
  };
}
