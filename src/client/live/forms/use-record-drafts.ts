import {
  readRecordDraft,
  readRequestDrafts,
  type RequestDraft,
} from "#client/data/queries/approval/record-drafts.ts";
import type { RecordDraft } from "#domain/record/draft/record-draft.ts";
import { useData } from "../data-context.ts";
import { type Live, useLive } from "../use-live.ts";

/** What the person has begun to fill into a form, on whichever of their devices. */
export function useRecordDraft(formId: number): Live<RecordDraft | undefined> {
  return useLive(readRecordDraft, formId, useData().userId);
}

/** What the person has begun to ask for and not sent, the latest first. */
export function useRequestDrafts(): Live<RequestDraft[]> {
  return useLive(readRequestDrafts);
}

export type { RequestDraft };
