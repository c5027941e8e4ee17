import * as z from "zod/mini";
import { failure, type Result, success } from "#base/result.ts";
import { applied, defineCommand, refused } from "../command.ts";
import { ownFields } from "../company-form/permission/own-fields.ts";
import { type ReadyForm, readyForm } from "../company-form/ready-form.ts";
import { type JsonObject, sameJson } from "../form/json/json.ts";
import { withUnseen } from "../form/permissions/apply-rights.ts";
import { fieldRights } from "../form/permissions/field-rights.ts";
import type { FormValues } from "../form/record/form-values.ts";
import { fieldsOfRules } from "../form/permissions/rules-due.ts";
import { mergeRecords } from "../form/record/merge-records.ts";
import { readRecord } from "../form/record/read-record.ts";
import { writeValues } from "../form/record/write-record.ts";
import { BATCH_BODY_MAX, RECORD_FILES_MAX } from "../limits.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { conflict, NO_ACCESS, type Refusal } from "../refusal.ts";
import { hiddenIn, recordGone, recordToFill } from "./can-use-record.ts";
import { filesBorn, recordFilesShape } from "./record-files.ts";
import { mergedText, readValues, valuesNamed, valuesShape } from "./record-values.ts";
import { type Record, recordShape } from "./record.ts";
import { valuesLess, withoutHidden } from "./without-hidden.ts";
import { workOutRecord } from "./work-out-record.ts";

const editShape = z.object({
  /** The form, where the address names it. */
  modelId: z.optional(idOf("form")),
  id: idOf("record"),
  /** The fields that are to change, each with all that it says from now on; what is not named stays. */
  data: valuesShape,
  /** What the same fields said when somebody began to change them; what others changed meanwhile is put together with it. */
  was: z.optional(valuesShape),
  files: z.optional(recordFilesShape),
});
type Edit = z.infer<typeof editShape>;

/** Updating a record (seed 001 section 7): field by field and row by row, beside what others do to it. */
export const editRecord = defineCommand({
  name: "record.edit",
  method: "PUT",
  path: "/erp-api/v3/visualdev/OnlineDev/{modelId}/{id}",
  bodyMax: BATCH_BODY_MAX,
  arguments: editShape,
  reply: recordShape,
  lane: ({ id }) => ({ entity: "record", id }),
  minted: ({ files }) => filesBorn(files),
  seesAll: true,
  compared: { data: { basedOn: "was", standsAs: "data", kind: "record" } },
  merge: (earlier, later) => {
    const [data, was] = [mergedText(earlier.data, later.data), mergedText(later.was, earlier.was)];
    if (data === undefined || (earlier.was === undefined) !== (later.was === undefined))
      return undefined;
    const files = [...(earlier.files ?? []), ...(later.files ?? [])];
    if (files.length > RECORD_FILES_MAX) return undefined;
    const more = { ...(was !== undefined && { was }), ...(files.length > 0 && { files }) };
    return { ...later, data, ...more };
  },
  *decide(args, { userId, now, arrivedAt }) {
    const found = yield* recordToFill(args.id, args.modelId, { userId, arrivedAt });
    if (!found.ok) return refused(found.error);
    const { record, step } = found.value;
    const hidden = yield* hiddenIn(record, { userId });
    const form = yield* get("form", record.formId);
    const own = form ? yield* ownFields(form, userId) : {};
    const named = namedOf(args, hidden);
    // Otherwise a clash would tell what stands there.
    if (named !== undefined)
      return refused({ code: NO_ACCESS, reason: "form.fieldNotYours", data: { field: named } });
    const version = yield* get("formVersion", record.versionId);
    if (!version) return refused(recordGone);
    const ready = readyForm(version);
    if (!ready.ok) return refused(ready.error);
    const rights = { own, ...(step && { step }) };
    const ofRules = fieldsOfRules(ready.value.form, fieldRights(ready.value.form, rights));
    const changed = changedValues(ready.value, record, args, { hidden, ofRules });
    if (!changed.ok) return refused(changed.error);
    const { sent, standing } = changed.value;
    if (sameJson(writeValues(sent), writeValues(standing)))
      return applied([], withoutHidden(record, hidden));
    const incoming = { formId: record.formId, sent, standing, announced: args.files ?? [] };
    const makerId = record.createUserId;
    const of = { userId, recordId: record.id, now, makerId, rights };
    const worked = yield* workOutRecord(ready.value, incoming, of);
    if (!worked.ok) return refused(worked.error);
    const { kept, changes } = worked.value;
    const put: Record = { ...record, ...kept, updateUserId: userId, updateTime: now };
    const reply = withoutHidden(put, hidden);
    return applied([{ entity: "record", action: "update", put }, ...changes], reply);
  },
});

/** A field that is kept from whoever names it; undefined where they name none such. */
function namedOf({ data, was }: Edit, hidden: readonly string[]): string | undefined {
  if (hidden.length === 0) return undefined;
  const names = [data, was ?? "{}"].flatMap((text) => {
    const json = readValues(text);
    return json.ok ? Object.keys(json.value) : [];
  });
  return names.find((name) => hidden.includes(name));
}

/** What stands, with what somebody did to it; a clash where others did something else to the same. */
function changedValues(
  { form, zone }: ReadyForm,
  record: Record,
  args: Edit,
  {
    hidden,
    ofRules,
  }: { readonly hidden: readonly string[]; readonly ofRules: ReadonlySet<string> },
): Result<{ sent: FormValues; standing: FormValues }, Refusal> {
  const stored = readValues(record.values);
  const data = readValues(args.data);
  const was = args.was === undefined ? undefined : readValues(args.was);
  if (!stored.ok) return stored;
  if (!data.ok) return data;
  if (was?.ok === false) return was;
  const names = Object.keys(data.value);
  const before = was ? valuesNamed(names, was.value) : {};
  const read = (over: JsonObject) =>
    readRecord(form, withTables({ ...stored.value, ...over }), zone);
  const [standing, base, mine] = [read({}), read(before), read(data.value)];
  if (!standing.ok) return standing;
  if (!base.ok) return base;
  if (!mine.ok) return mine;
  // What they do not see of a row that stands they neither change nor empty, whatever a form that does not show it sends there;
  // nor what rules fill, in which others can have put something else meanwhile.
  const kept = [...hidden, ...ofRules];
  const own = Object.fromEntries(kept.map((path) => [path, "hidden" as const]));
  const unseen = fieldRights(form, { own });
  const whole = (values: FormValues) => withUnseen(form, standing.value, values, unseen);
  const merged = mergeRecords(form, whole(base.value), whole(mine.value), standing.value);
  if (merged.conflicts.length > 0 || merged.lost.length > 0) {
    const theirs = JSON.stringify(valuesNamed(names, valuesLess(stored.value, hidden)));
    return failure(conflict({ data: args.data }, { data: theirs }));
  }
  return success({ sent: merged.values, standing: standing.value });

  /** A sub-table of which nothing is said is one without rows. */
  function withTables(values: JsonObject): JsonObject {
    const empty = [...form.tables.keys()].filter((table) => values[table] === null);
    return { ...values, ...Object.fromEntries(empty.map((table) => [table, []])) };
  }
}
