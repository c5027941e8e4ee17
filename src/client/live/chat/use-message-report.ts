import { readMessageReport } from "#client/data/queries/chat/message-report.ts";
import type { MessageReport } from "#domain/message/report/message-report.ts";
import { useData } from "../data-context.ts";
import { type Live, useLive } from "../use-live.ts";

/** What the person has reported of a message. */
export function useMessageReport(msgId: number): Live<MessageReport | undefined> {
  return useLive(readMessageReport, msgId, useData().userId);
}
