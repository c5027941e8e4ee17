import { joinKey } from "#domain/id.ts";
import { isBegun, newRecordDraft, type RecordDraft } from "#domain/record/draft/record-draft.ts";
import type { LocalDatabase } from "../../database/local-database.ts";

/** What somebody has begun to fill into a form, on whichever device. */
export async function readRecordDraft(
  database: LocalDatabase,
  formId: number,
  userId: number,
): Promise<RecordDraft | undefined> {
  return database.recordDraft.get(joinKey(formId, userId));
}

/** A request that was begun and not sent. */
export interface RequestDraft extends RecordDraft {
  readonly formName: string;
}

/** What was begun on this device and no other knows of yet. */
export type UntoldDraft = Pick<RecordDraft, "formId" | "versionId" | "title" | "time">;

/** What somebody has begun with forms that are decided, the latest first. */
export async function readRequestDrafts(
  database: LocalDatabase,
  userId: number,
  untold: readonly UntoldDraft[],
): Promise<RequestDraft[]> {
  const told = (await database.recordDraft.toArray()).filter(isBegun);
  const own = untold.filter(({ formId }) => !told.some((draft) => draft.formId === formId));
  const begun = [...told, ...own.map((one) => ({ ...newRecordDraft(one.formId, userId), ...one }))];
  const formIds = begun.map(({ formId }) => formId);
  const flows = await database.approvalFlow.where("formId").anyOf(formIds).toArray();
  const decided = new Set(flows.filter(({ status }) => status === "on").map((row) => row.formId));
  const forms = await database.form.bulkGet(formIds);
  const drafts = begun.flatMap((draft, at) => {
    const form = forms[at];
    return form && decided.has(form.id) ? [{ ...draft, formName: form.name }] : [];
  });
  return drafts.toSorted((one, other) => other.time - one.time);
}
