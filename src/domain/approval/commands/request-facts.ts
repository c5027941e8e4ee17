import { failure, type Result, success } from "#base/result.ts";
import { readyForm } from "../../company-form/ready-form.ts";
import { readRecord } from "../../form/record/read-record.ts";
import type { Id } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import { recordGone } from "../../record/can-use-record.ts";
import { readValues } from "../../record/record-values.ts";
import type { Record } from "../../record/record.ts";
import type { Refusal } from "../../refusal.ts";
import type { RequestFacts } from "../route/read-course.ts";

/** What a request goes by: its record as it is now. */
export function* requestFacts(
  record: Record,
  chosen: readonly { readonly nodeId: number; readonly userIds: readonly Id[] }[],
  { initiatorId, now }: { readonly initiatorId: Id; readonly now: number },
): Reading<Result<RequestFacts, Refusal>> {
  const version = yield* get("formVersion", record.versionId);
  if (!version) return failure(recordGone);
  const ready = readyForm(version);
  if (!ready.ok) return ready;
  const json = readValues(record.values);
  if (!json.ok) return json;
  const values = readRecord(ready.value.form, json.value, ready.value.zone);
  if (!values.ok) return values;
  return success({
    ready: ready.value,
    values: values.value,
    recordId: record.id,
    initiatorId,
    chosen: new Map(chosen.map(({ nodeId, userIds }) => [nodeId, userIds])),
    now,
  });
}
