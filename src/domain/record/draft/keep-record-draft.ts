import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { BATCH_BODY_MAX, RECORD_TITLE_MAX } from "../../limits.ts";
import { get } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { userScope } from "../../scope.ts";
import { longTextShape } from "../../shape.ts";
import { mergedText, readValues, refuseLong, valuesShape } from "../record-values.ts";
import { withoutTold, withTold } from "./held-values.ts";
import { isBegun, newRecordDraft, recordDraftShape } from "./record-draft.ts";

const draftShape = z.object({
  formId: idOf("form"),
  /** The version of the form that is filled in. */
  versionId: idOf("formVersion"),
  /** By these words the record would be known. */
  title: longTextShape(RECORD_TITLE_MAX),
  /** The JSON of the fields that were filled in since it was last told. */
  values: valuesShape,
  /** The JSON of what stood in them, or with `ends` in all of them, as far as the device knows. */
  was: valuesShape,
  /** It was sent or given up: nothing is left of it but what the device has never shown. */
  ends: z.optional(z.boolean()),
});
type Told = z.infer<typeof draftShape>;

/**
 * `record/draft`: what the caller has begun to fill into a form, for all their devices, field by field. What another device
 * wrote into a field is replaced only by who has read it.
 */
export const keepRecordDraft = defineCommand({
  name: "record.draft",
  path: "/api/record/draft",
  bodyMax: BATCH_BODY_MAX,
  arguments: draftShape,
  reply: recordDraftShape,
  lane: (_args, actor) => userScope(actor.userId),
  merge: mergeTold,
  subject: ({ formId }) => ({ entity: "form", id: formId }),
  takes: true,
  words: { title: "text" },
  *decide({ formId, versionId, title, ends = false, ...told }, { userId, now }) {
    if (!(yield* get("form", formId))) return refused(parameterError("form.gone"));
    const version = yield* get("formVersion", versionId);
    if (version?.formId !== formId) return refused(parameterError("form.versionUnknown"));
    const fresh = newRecordDraft(formId, userId);
    const before = (yield* get("recordDraft", fresh.id)) ?? fresh;
    const stood = readValues(before.values);
    if (!stood.ok) return refused(stood.error);
    const values = readValues(told.values);
    if (!values.ok) return refused(values.error);
    const was = readValues(told.was);
    if (!was.ok) return refused(was.error);
    // What is filled into another version cannot be put together with what stands.
    const isOther = isBegun(before) && before.versionId !== versionId && !ends;
    if (isOther) return applied([], before);
    const next = ends
      ? withoutTold(stood.value, was.value)
      : withTold(stood.value, { values: values.value, was: was.value });
    const text = JSON.stringify(next);
    const tooLong = refuseLong(text);
    if (tooLong) return refused(tooLong);
    const put = { ...before, versionId, title, values: text, time: now };
    return applied([{ entity: "recordDraft", action: "update", put }], put);
  },
});

/** Of several in a row the last one is sent, with what the first one began from. */
function mergeTold(earlier: Told, later: Told): Told | undefined {
  const isOne = earlier.formId === later.formId && earlier.versionId === later.versionId;
  if (!isOne || earlier.ends || later.ends) return undefined;
  const values = mergedText(earlier.values, later.values);
  const was = mergedText(later.was, earlier.was);
  return values === undefined || was === undefined ? undefined : { ...later, values, was };
}
