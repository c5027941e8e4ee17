import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useWritingStore } from "#client/live/use-writing-store.ts";
import { keepWithin } from "#client/platform/keep-within.ts";
import type { CommandName } from "#domain/commands.ts";
import { DRAFT_SAVE_DELAY } from "#domain/limits.ts";
import { useSavedOnLeaving } from "./use-saved-on-leaving.ts";

/** What a text is made of: ids and versions. */
type Made = Readonly<Record<string, number>>;

/** A long text that is being written. */
export interface Written<Of extends Made> {
  readonly text: string;
  readonly made: Of;
}

interface WritingOf<Of extends Made> {
  /** What it is the text of: "note.7". */
  readonly name: string;
  /** What saving it does. */
  readonly command: CommandName;
  /** What the first words are made of, and those that would be lost already. */
  readonly begin: { readonly made: Of; readonly text?: string };
  /** Saves it; answers what the next words are made of, undefined = it could not be saved. */
  readonly saveWritten: (written: Written<Of>) => Promise<Of | undefined>;
}

/**
 * Writing a long text: what is typed is kept in this browser within 600 ms and whenever the page may go, and saved when it
 * is left. What could not be saved stays kept.
 */
export function useWriting<Of extends Made>(writing: WritingOf<Of>) {
  const { name, command, begin, saveWritten } = writing;
  const store = useWritingStore(name, command);
  const [made, setMade] = useState(begin.made);
  const base = useRef(begin.made);
  const first = begin.text === undefined ? undefined : { text: begin.text, made: begin.made };
  const current = useRef<Written<Of> | undefined>(first);
  const turn = useRef(Promise.resolve(true));
  const keeper = useMemo(
    () =>
      keepWithin<Written<Of>>(DRAFT_SAVE_DELAY, (written, leaving) =>
        leaving ? store.saveLeaving(written) : store.save(written),
      ),
    [store],
  );
  useEffect(() => {
    if (current.current) store.save(current.current);
  }, [store]);

  const madeOf = useCallback((next: Of) => {
    base.current = next;
    setMade(next);
  }, []);

  const saveNow = useCallback(async (): Promise<boolean> => {
    const written = current.current;
    if (!written) return true;
    keeper.flush();
    const next = await saveWritten(written);
    if (!next) return false;
    madeOf(next);
    if (current.current === written) {
      current.current = undefined;
      store.forget();
    } else if (current.current) {
      current.current = { ...current.current, made: next };
      keeper.change(current.current);
      keeper.flush();
    }
    return true;
  }, [keeper, store, saveWritten, madeOf]);

  /** One after the other: each is made of the one before. */
  const save = useCallback((): Promise<boolean> => {
    turn.current = turn.current.then(saveNow, saveNow);
    return turn.current;
  }, [saveNow]);
  useSavedOnLeaving(keeper, save);

  const change = useCallback(
    (text: string) => {
      current.current = { text, made: base.current };
      keeper.change(current.current);
    },
    [keeper],
  );
  /** Begins anew, with words that would be lost, or with those that are saved. */
  const start = useCallback(
    (from: Of, text?: string) => {
      madeOf(from);
      current.current = text === undefined ? undefined : { text, made: from };
    },
    [madeOf],
  );
  /** Lets go of what was typed since it was saved. */
  const discard = useCallback(() => {
    keeper.flush();
    current.current = undefined;
    store.forget();
  }, [keeper, store]);
  /** Ends without letting go of what is kept; answers the words that are. */
  const leaveKept = useCallback((): Written<Of> | undefined => {
    const written = current.current;
    current.current = undefined;
    return written;
  }, []);

  const hasChanged = () => current.current !== undefined;

  return { made, start, change, save, discard, leaveKept, hasChanged };
}
