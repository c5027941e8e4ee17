import { useCallback, useEffect, useRef, useState } from "react";
import { useDraftStore } from "#client/live/use-draft.ts";
import { BEFORE_RELOAD } from "#client/platform/service-worker.ts";
import { DRAFT_SAVE_DELAY } from "#domain/limits.ts";

/** What is being written: the words, and the message they answer or replace. */
export interface Writing {
  readonly text: string;
  /** 0 = none. */
  readonly replyId: number;
  /** 0 = a new message. */
  readonly editId: number;
}

export const nothing: Writing = { text: "", replyId: 0, editId: 0 };

/** Holds what is being written in a dialog; it is saved 600 ms after the last key and whenever the page may go. */
export function useComposer(dialogId: number) {
  const { read, save } = useDraftStore();
  const [writing, setWriting] = useState<Writing>();
  const latest = useRef<Writing>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    if (timer.current === undefined || !latest.current) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    void save({ dialogId, ...latest.current });
  }, [save, dialogId]);

  const write = useCallback(
    (change: Partial<Writing>) => {
      const next = { ...(latest.current ?? nothing), ...change };
      latest.current = next;
      setWriting(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, DRAFT_SAVE_DELAY);
    },
    [flush],
  );

  useEffect(() => {
    let left = false;
    void Promise.resolve(read(dialogId)).then((draft) => {
      if (left || latest.current) return;
      latest.current = draft
        ? { text: draft.text, replyId: draft.replyId, editId: draft.editId }
        : nothing;
      setWriting(latest.current);
    });
    addEventListener("pagehide", flush);
    addEventListener(BEFORE_RELOAD, flush);
    return () => {
      left = true;
      removeEventListener("pagehide", flush);
      removeEventListener(BEFORE_RELOAD, flush);
      flush();
    };
  }, [dialogId, read, flush]);

  /** Words that could not be sent come back, before whatever was typed since. */
  const giveBack = useCallback(
    (unsent: Writing) => {
      const since = latest.current?.text ?? "";
      write({ ...unsent, text: since === "" ? unsent.text : `${unsent.text}\n${since}` });
    },
    [write],
  );

  return { writing: writing ?? nothing, ready: writing !== undefined, write, giveBack, flush };
}
