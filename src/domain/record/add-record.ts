import * as z from "zod/mini";
import { failure, type Result, success } from "#base/result.ts";
import { applied, defineCommand, refused } from "../command.ts";
import type { CompanyForm } from "../company-form/company-form.ts";
import { closedFields, fieldsKeptFrom, ownFields } from "../company-form/permission/own-fields.ts";
import { mayPress } from "../company-form/permission/own-permission.ts";
import { type ReadyForm, readyForm } from "../company-form/ready-form.ts";
import { readRecord } from "../form/record/read-record.ts";
import type { Id } from "../id.ts";
import { BATCH_BODY_MAX } from "../limits.ts";
import { get, type Reading } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { NO_ACCESS, noAccess, parameterError, type Refusal } from "../refusal.ts";
import { companyScope, recordScope } from "../scope.ts";
import { filesBorn, recordFilesShape } from "./record-files.ts";
import { newRecordUser } from "./record-user.ts";
import { readValues, valuesShape } from "./record-values.ts";
import { type Record, recordShape } from "./record.ts";
import { UNNAMED_VISITOR } from "../form-link/visitor.ts";
import { withKeptBack } from "../form-link/kept-back-values.ts";
import { fieldNotAsked, visitorFields } from "../form-link/visitor-fields.ts";
import { withoutHidden } from "./without-hidden.ts";
import { workOutRecord } from "./work-out-record.ts";

/** Creating a record (seed 001 section 7): whoever works here fills in a form that is published. */
export const addRecord = defineCommand({
  name: "record.add",
  path: "/erp-api/v3/visualdev/OnlineDev/{modelId}",
  bodyMax: BATCH_BODY_MAX,
  arguments: z.object({
    /** The form. */
    modelId: idOf("form"),
    id: z.optional(newIdOf("record")),
    /** The version that was filled in, which may have been followed by another one meanwhile; the newest where left out. */
    versionId: z.optional(idOf("formVersion")),
    data: valuesShape,
    files: z.optional(recordFilesShape),
  }),
  reply: recordShape,
  lane: (args) => (args.id ? recordScope(args.id) : companyScope),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: ({ id, files }) => [id, ...filesBorn(files)],
  subject: ({ modelId }) => ({ entity: "form", id: modelId }),
  // What somebody may read of others' records is worked with: attributes of those that a field names.
  seesAll: true,
  *decide(
    { modelId: formId, id = 0, versionId, data, files: announced = [] },
    { userId, now, visitor },
  ) {
    const version = yield* versionToFill(formId, versionId);
    if (!version.ok) return refused(version.error);
    // Visitors fill in by the link of somebody who may hand it out.
    if (!visitor && !(yield* mayPress(version.value.form, "add", userId)))
      return refused(noAccess("form.addNotYours"));
    const json = readValues(data);
    if (!json.ok) return refused(json.error);
    const { ready } = version.value;
    const { form } = version.value;
    const closed = closedFields(form);
    const field = visitor && fieldNotAsked(ready.form, json.value, closed);
    if (field !== undefined)
      return refused({ code: NO_ACCESS, reason: "form.fieldNotYours", data: { field } });
    const sent = readRecord(ready.form, json.value, ready.zone);
    if (!sent.ok) return refused(sent.error);
    const given = visitor
      ? withKeptBack(ready.form, sent.value, { now, zone: ready.zone, closed })
      : sent.value;
    const incoming = { formId, sent: given, standing: undefined, announced };
    const rights = visitor
      ? { step: visitorFields(ready.form, closed) }
      : { own: yield* ownFields(form, userId) };
    const of = { userId, recordId: id, now, rights };
    const worked = yield* workOutRecord(ready, incoming, of);
    if (!worked.ok) return refused(worked.error);
    const { kept, changes } = worked.value;
    const people = { createUserId: userId, updateUserId: userId };
    const times = { createTime: now, updateTime: now };
    const place = { id, formId, versionId: version.value.id };
    const guest = { visitor: visitor ? visitor.name || UNNAMED_VISITOR : "" };
    const put: Record = { ...place, ...kept, ...people, ...times, ...guest };
    return applied(
      [
        { entity: "record", action: "add", put },
        { entity: "recordUser", action: "add", put: newRecordUser(id, userId, "write", now) },
        ...changes,
      ],
      withoutHidden(put, visitor ? [] : yield* fieldsKeptFrom(form, userId)),
    );
  },
});

/** A version of a published form that was published itself: whoever began before the next one loses nothing. */
function* versionToFill(
  formId: Id,
  named: Id | undefined,
): Reading<Result<{ id: Id; form: CompanyForm; ready: ReadyForm }, Refusal>> {
  const form = yield* get("form", formId);
  if (!form) return failure(parameterError("form.gone"));
  if (form.state !== "published") return failure(parameterError("form.notPublished"));
  const id = named ?? form.versionId;
  const version = yield* get("formVersion", id);
  if (version?.formId !== formId || version.publishTime === 0)
    return failure(parameterError("form.versionUnknown"));
  const ready = readyForm(version);
  return ready.ok ? success({ id, form, ready: ready.value }) : ready;
}
