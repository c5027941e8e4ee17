import { readHeard } from "#client/data/queries/heard.ts";
import type { HeardMessage } from "#domain/message/voice/heard-message.ts";
import { useData } from "../data-context.ts";
import { type Live, useLive } from "../use-live.ts";

/** That the person has heard a voice message; undefined = not yet. */
export function useHeard(msgId: number): Live<HeardMessage | undefined> {
  return useLive(readHeard, msgId, useData().userId);
}
