import { useEffect, useState } from "react";
import type { CallFailure } from "#client/data/calls/http.ts";
import { type MessageView, readAnswers } from "#client/data/queries/messages.ts";
import { askAnswers } from "#client/data/search/ask-held.ts";
import type { Message } from "#domain/message/message.ts";
import { useData } from "../data-context.ts";
import { useLive } from "../use-live.ts";

interface Answers {
  /** The oldest first; undefined until the device has been looked through. */
  readonly views: readonly MessageView[] | undefined;
  readonly asking: boolean;
  /** Why those that are not on this device could not be had. */
  readonly failure: CallFailure | undefined;
}

/** What was answered to a message: what is on this device at once, and with a network the latest of all others. */
export function useAnswers(dialogId: number, messageId: number): Answers {
  const { quietCall } = useData();
  const here = useLive(readAnswers, dialogId, messageId);
  const [told, setTold] = useState<readonly Message[]>([]);
  const [asking, setAsking] = useState(true);
  const [failure, setFailure] = useState<CallFailure>();
  useEffect(() => {
    let left = false;
    void askAnswers(quietCall, dialogId, messageId).then((answer) => {
      if (left) return;
      setAsking(false);
      if (answer.ok) setTold(answer.list);
      else setFailure(answer.failure);
    });
    return () => {
      left = true;
    };
  }, [quietCall, dialogId, messageId]);
  if (here.state === "loading") return { views: undefined, asking, failure };
  const byId = new Map(told.map((message) => [message.id, { message, pending: false }]));
  // What is here is newer news of the same.
  for (const view of here.value) byId.set(view.message.id, view);
  const views = [...byId.values()]
    .filter(({ message }) => message.withdrawTime === 0)
    .toSorted((left, right) => left.message.position - right.message.position);
  return { views, asking, failure };
}
