import { useCallback } from "react";
import type { CallFailure } from "#client/data/calls/http.ts";
import { readMessageAt, readNextMention } from "#client/data/queries/chat/message-places.ts";
import { useData } from "../data-context.ts";

interface FoundDay {
  /** undefined = there is nothing to go to. */
  readonly messageId: number | undefined;
  /** Why the server could not be asked, where what is here does not tell: then it is the nearest that is here. */
  readonly failure: CallFailure | undefined;
}

/** Looks up where a moment is in a chat: here, and where that does not tell, on the server. */
export function useFindDay(dialogId: number): (time: number) => Promise<FoundDay> {
  const { database, quietCall } = useData();
  return useCallback(
    async (time) => {
      const { messageId, isSure } = await readMessageAt(database, dialogId, time);
      if (isSure) return { messageId, failure: undefined };
      const { askMessageAt } = await import("#client/data/search/ask-message-at.ts");
      const told = await askMessageAt(quietCall, dialogId, time);
      if (!told.ok) return { messageId, failure: told.failure };
      return { messageId: told.messageId, failure: undefined };
    },
    [database, quietCall, dialogId],
  );
}

/** Looks up the first message behind a position of a chat that calls the person. */
export function useNextMention(dialogId: number): (after: number) => Promise<number | undefined> {
  const { database, userId } = useData();
  return useCallback(
    async (after) => readNextMention(database, dialogId, userId, after),
    [database, dialogId, userId],
  );
}
