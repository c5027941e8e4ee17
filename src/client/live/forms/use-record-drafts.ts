import {
  readRecordDraft,
  readRequestDrafts,
  type RequestDraft,
  type UntoldDraft,
} from "#client/data/queries/approval/record-drafts.ts";
import type { RecordDraft } from "#domain/record/draft/record-draft.ts";
import { useData } from "../data-context.ts";
import { type Live, useLive } from "../use-live.ts";

/** What the person has begun to fill into a form, on whichever of their devices. */
export function useRecordDraft(formId: number): Live<RecordDraft | undefined> {
  return useLive(readRecordDraft, formId, useData().userId);
}

/** What the person has begun to ask for and not sent, the latest first; `untold` was begun on this device alone. */
export function useRequestDrafts(untold: readonly UntoldDraft[]): Live<RequestDraft[]> {
  return useLive(readRequestDrafts, useData().userId, untold);
}

export type { RequestDraft, UntoldDraft };
