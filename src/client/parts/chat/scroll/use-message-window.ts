import { useCallback, useEffect, useRef, useState } from "react";
import {
  messagesAtFirst,
  type MessageView,
  type MessageWindow,
} from "#client/data/queries/messages.ts";
import { useLoadEarlier, useLoadLater } from "#client/live/use-history.ts";
import { useMessages } from "#client/live/use-messages.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { MESSAGE_PAGE } from "#domain/limits.ts";
import type { Anchor } from "../anchor/use-anchor.ts";
import { useDrawnRun } from "./use-drawn-run.ts";
import { type ShownSpan, withEarlier, withLater } from "./shown-span.ts";

const nothing: MessageWindow = { messages: [], earlierMissing: false, laterMissing: false };

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
  /** Somebody stands at the end of what is shown, or further up: there nothing of it goes for what is new. */
  readonly stand: (isAtEnd: boolean) => void;
  /** To the newest messages, wherever somebody has scrolled to. */
  readonly toNewest: () => void;
}

/** The run of messages that is shown, and how it moves on at both ends. */
export function useMessageWindow(
  { id: dialogId, unread }: { readonly id: number; readonly unread: number },
  anchor: Anchor,
): ShownMessages {
  const failureText = useFailureText();
  const [most, setMost] = useState(messagesAtFirst(unread));
  // Where somebody has scrolled to from the place that they came for.
  const [scrolled, setScrolled] = useState<{
    readonly from: number | undefined;
    readonly span: ShownSpan;
  }>();
  // The newest message that was shown as somebody left the end.
  const [left, setLeft] = useState<number>();
  const [isAtEnd, setAtEnd] = useState(false);
  const [problem, setProblem] = useState("");
  const loading = useRef(false);
  const loadEarlier = useLoadEarlier("message");
  const loadLater = useLoadLater("message");
  const { id: from, position: around, jump } = anchor;
  const cameTo = { most, around, later: MESSAGE_PAGE };
  const span = standing(scrolled && scrolled.from === from ? scrolled.span : cameTo, left);
  const found = useMessages(dialogId, span.most, span);
  const { run, isCurrent } = useDrawnRun(found);
  const ready = run !== undefined;
  const { messages, earlierMissing, laterMissing } = run ?? nothing;
  const oldest = messages[0]?.message;
  const newest = messages.at(-1)?.message;
  const newestSent = messages.findLast(({ pending }) => !pending);

  const fetchEarlier = async () => {
    if (loading.current || !isCurrent || !earlierMissing || !oldest) return;
    if (messages.length < span.most) {
      loading.current = true;
      const failure = await loadEarlier(dialogId, oldest.id);
      loading.current = false;
      setProblem(failure ? failureText(failure) : "");
      if (failure) return;
    }
    setScrolled({ from, span: withEarlier(span, oldest.position) });
  };

  const fetchLater = async () => {
    if (loading.current || !isCurrent || !laterMissing || !newest) return;
    if (span.around === undefined) return;
    loading.current = true;
    // What is here is shown at once; only where it ends is more fetched.
    const isEnd = newest.position < span.around + span.later;
    const failure = isEnd ? await loadLater(dialogId, newest.id) : undefined;
    loading.current = false;
    if (failure) return;
    setLeft(undefined);
    setScrolled({ from, span: withLater(span, newest.position) });
  };

  const stand = (isThere: boolean) => {
    setAtEnd(isThere);
    if (!isThere) setLeft((before) => before ?? newestSent?.message.position);
    else if (!laterMissing) setLeft(undefined);
  };

  // What was unread has been read to its end: what lies further up comes by scrolling, as in any chat.
  const isReadToEnd = isCurrent && unread === 0 && !laterMissing && scrolled === undefined;
  if (isReadToEnd && isAtEnd && from === undefined && most > messagesAtFirst(0))
    setMost(messagesAtFirst(0));

  const toNewest = useCallback(() => {
    setLeft(undefined);
    setScrolled(undefined);
    jump(undefined);
  }, [jump]);

  // Whoever has come back to the newest message goes along with what is new.
  const isBack = isCurrent && !laterMissing && scrolled?.span.around !== undefined;
  if (isBack) {
    setScrolled({ from: undefined, span: { ...scrolled.span, around: undefined } });
    jump(undefined);
  }

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

  return {
    ready,
    messages,
    earlierMissing,
    laterMissing,
    problem,
    fetchEarlier,
    fetchLater,
    stand,
    toNewest,
  };
}

/** The span that goes on to the newest message, as far as it went when somebody left the end. */
function standing(span: ShownSpan, left: number | undefined): ShownSpan {
  return span.around === undefined && left !== undefined
    ? { ...span, around: left, later: 0 }
    : span;
}
