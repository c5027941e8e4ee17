import { useEffect, useRef, useState } from "react";
import { messagesAtFirst, type MessageView } from "#client/data/queries/messages.ts";
import { useLoadEarlier, useLoadLater } from "#client/live/use-history.ts";
import { useMessages } from "#client/live/use-messages.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { MESSAGE_PAGE } from "#domain/limits.ts";
import type { Anchor } from "../anchor/use-anchor.ts";

const none = [] as const;

interface ShownMessages {
  readonly ready: boolean;
  /** Oldest first, without a gap. */
  readonly messages: readonly MessageView[];
  readonly earlierMissing: boolean;
  readonly laterMissing: boolean;
  /** Why older ones could not be fetched; empty = they can be. */
  readonly problem: string;
  readonly fetchEarlier: () => Promise<void>;
  readonly fetchLater: () => Promise<void>;
}

/** The run of messages that is shown, and how it grows at both ends. */
export function useMessageWindow(
  { id: dialogId, unread }: { readonly id: number; readonly unread: number },
  anchor: Anchor,
): ShownMessages {
  const failureText = useFailureText();
  const [most, setMost] = useState(messagesAtFirst(unread));
  const [problem, setProblem] = useState("");
  const loading = useRef(false);
  const loadEarlier = useLoadEarlier("message");
  const loadLater = useLoadLater("message");
  const { position: around, later } = anchor;
  const found = useMessages(dialogId, most, { around, later });
  const ready = found.state === "ready";
  const messages = ready ? found.value.messages : none;
  const earlierMissing = ready && found.value.earlierMissing;
  const laterMissing = ready && found.value.laterMissing;

  const fetchEarlier = async () => {
    if (loading.current || !earlierMissing) return;
    if (messages.length >= most) {
      setMost(most + MESSAGE_PAGE * 2);
      return;
    }
    loading.current = true;
    const failure = await loadEarlier(dialogId, messages[0]?.message.id);
    loading.current = false;
    setProblem(failure ? failureText(failure) : "");
    if (!failure) setMost(most + MESSAGE_PAGE * 2);
  };

  const fetchLater = async () => {
    const newest = messages.at(-1)?.message;
    if (loading.current || !laterMissing || !newest) return;
    loading.current = true;
    // What is here is shown at once; only where it ends is more fetched.
    const isEnd = around !== undefined && newest.position < around + later;
    const failure = isEnd ? await loadLater(dialogId, newest.id) : undefined;
    loading.current = false;
    if (failure) return;
    setMost((before) => before + MESSAGE_PAGE * 2);
    anchor.showLater();
  };

  // A chat that was left long ago keeps nothing here: its newest messages come as it is opened.
  const empty = earlierMissing && messages.length === 0;
  useEffect(() => {
    if (!empty) return;
    loading.current = true;
    void loadEarlier(dialogId, undefined).then((failure) => {
      loading.current = false;
      setProblem(failure ? failureText(failure) : "");
    });
  }, [empty, dialogId, loadEarlier, failureText]);

  return { ready, messages, earlierMissing, laterMissing, problem, fetchEarlier, fetchLater };
}
