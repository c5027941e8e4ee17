import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useDraftStore } from "#client/live/use-draft.ts";
import { beforeLeaving } from "#client/platform/before-leaving.ts";
import { keepWithin } from "#client/platform/keep-within.ts";
import { DRAFT_SAVE_DELAY } from "#domain/limits.ts";
import { useRecallThings } from "./things/use-recall-things.ts";
import { useSharedDraft } from "./use-shared-draft.ts";
import {
  type Begun,
  begunOf,
  nothingBegun,
  withoutEdit,
  withWords,
  type Writing,
  writingOf,
} from "./begun.ts";

/**
 * Holds what is being written in a dialog; it is saved within 600 ms and whenever the page may go. An edit that was
 * left is not gone on with by itself: the next words would replace an old message. What is begun stands on all devices
 * of the person once they rest; words that only this device has are never replaced. Nothing can be sent before words
 * stand again for the things that they name.
 */
export function useComposer(dialogId: number) {
  const { read, save, saveLeaving } = useDraftStore();
  const [begun, setBegun] = useState<Begun>();
  const latest = useRef<Begun>(undefined);

  const keeper = useMemo(
    () =>
      keepWithin<Begun>(DRAFT_SAVE_DELAY, ({ editing: _editing, ...draft }, leaving) =>
        (leaving ? saveLeaving : save)({ dialogId, ...draft }),
      ),
    [dialogId, save, saveLeaving],
  );
  const { flush } = keeper;

  const place = useCallback(
    (next: Begun) => {
      latest.current = next;
      setBegun(next);
      keeper.change(next);
    },
    [keeper],
  );
  const change = useCallback(
    (step: (before: Begun) => Begun) => place(step(latest.current ?? nothingBegun)),
    [place],
  );
  const recall = useRecallThings();
  useSharedDraft(dialogId, begun, place, recall);

  useEffect(() => {
    let left = false;
    const begin = async () => {
      const kept = begunOf(await read(dialogId));
      // Words that name nothing any more are better than a field that never comes.
      await recall(`${kept.text}\n${kept.editText}`).catch(() => undefined);
      if (left || latest.current) return;
      latest.current = kept;
      setBegun(kept);
    };
    void begin();
    const stay = beforeLeaving(() => flush(true));
    return () => {
      left = true;
      stay();
      flush();
    };
  }, [dialogId, read, recall, flush]);

  const write = useCallback(
    (text: string) => change((before) => withWords(before, text)),
    [change],
  );
  const reply = useCallback(
    (replyId: number) => change((before) => ({ ...before, editing: false, replyId })),
    [change],
  );
  /** Edits a message, from its words or from those of an edit of it that was left. */
  const edit = useCallback(
    (editId: number, words: string) =>
      change((before) => ({
        ...before,
        editId,
        editText: before.editId === editId ? before.editText : words,
        editing: true,
      })),
    [change],
  );
  const endEdit = useCallback(() => change(withoutEdit), [change]);
  /** What was written is on its way: the field is free for the next words. */
  const clear = useCallback(() => {
    change((before) =>
      before.editing ? withoutEdit(before) : { ...before, text: "", replyId: 0 },
    );
  }, [change]);
  /** Words that could not be sent come back, before whatever was typed since. */
  const giveBack = useCallback(
    ({ text, replyId, editId }: Writing) =>
      change((before) => {
        if (editId) return { ...before, editId, editText: text, editing: true };
        return { ...before, replyId, text: before.text === "" ? text : `${text}\n${before.text}` };
      }),
    [change],
  );

  const left = begun && !begun.editing && begun.editId > 0 ? begun : undefined;
  return {
    writing: writingOf(begun ?? nothingBegun),
    /** An edit that was left, and can be gone on with. */
    leftEdit: left && { messageId: left.editId, text: left.editText },
    ready: begun !== undefined,
    write,
    reply,
    edit,
    endEdit,
    clear,
    giveBack,
    flush: useCallback(() => flush(), [flush]),
  };
}
