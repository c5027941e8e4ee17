import { randomUUID } from "node:crypto";
import type { Id } from "#domain/id.ts";

/** The draft into which an upload's chunks go. */
export function draftOfUpload(uploadId: Id): string {
  return `upload-${uploadId}`;
}

/** A draft of what comes in one call. */
export function newDraftName(): string {
  return `call-${randomUUID()}`;
}

/** The upload that a draft is of; undefined where it is none. */
export function uploadOfDraft(draft: string): Id | undefined {
  const id = /^upload-(\d{1,15})$/.exec(draft)?.[1];
  return id === undefined ? undefined : Number(id);
}
