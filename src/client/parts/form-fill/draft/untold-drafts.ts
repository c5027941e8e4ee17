import type { UntoldDraft } from "#client/live/forms/use-record-drafts.ts";
import { allKept } from "#client/platform/kept-text.ts";
import { formOfNewRecord } from "./draft-name.ts";
import { readDraft } from "./form-draft.ts";

/** New records that were begun on this device when the page went before it could tell the others. */
export function untoldDrafts(): readonly UntoldDraft[] {
  return Object.entries(allKept()).flatMap(([name, text]): UntoldDraft[] => {
    const formId = formOfNewRecord(name);
    const draft = formId === undefined ? undefined : readDraft(text);
    if (formId === undefined || !draft || Object.keys(draft.agreed).length > 0) return [];
    const { versionId, title, time } = draft;
    return [{ formId, versionId, title, time }];
  });
}
