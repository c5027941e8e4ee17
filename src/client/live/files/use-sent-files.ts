import { readSentFiles, type SentFile } from "#client/data/queries/files/sent-files.ts";
import { type Live, useLive } from "../use-live.ts";

/** The files that were sent in the chats of a plan and of its tasks, the newest first. */
export function useSentFiles(planId: number): Live<SentFile[]> {
  return useLive(readSentFiles, planId);
}
