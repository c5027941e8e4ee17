import { useCallback, useMemo, useRef, useState } from "react";
import { useSaveText } from "#client/live/files/use-save-text.ts";
import { useSavedOnLeaving } from "#client/parts/text/use-saved-on-leaving.ts";
import { keepWithin } from "#client/platform/keep-within.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { DRAFT_SAVE_DELAY } from "#domain/limits.ts";
import { keepNote, type KeptNote } from "./kept-note.ts";
import type { NoteKind } from "./note-kind.ts";

/**
 * Writing a note: what is typed is kept in this browser at once, and becomes a version when it is saved or left. What could
 * not be saved stays kept.
 */
export function useNoteDraft({ id, name }: LibraryItem, kind: NoteKind, start: KeptNote) {
  const saveText = useSaveText();
  const draft = useRef(start);
  const turn = useRef(Promise.resolve(true));
  const [baseId, setBaseId] = useState(start.baseId);
  const keeper = useMemo(
    () => keepWithin<KeptNote>(DRAFT_SAVE_DELAY, (note) => keepNote(id, note)),
    [id],
  );

  const saveNow = useCallback(async (): Promise<boolean> => {
    keeper.flush();
    const note = draft.current;
    if (!note.isChanged) {
      keepNote(id, undefined);
      return true;
    }
    const { text, baseId: base, settlesId } = note;
    const file = new File([kind.write(name, text)], name, { type: kind.mimeType });
    const from = { itemId: id, baseId: base, ...(settlesId > 0 && { settlesId }) };
    const saved = await saveText(from, file);
    if (!saved) return false;
    const isStill = draft.current === note;
    draft.current = {
      ...draft.current,
      baseId: saved.fileId,
      settlesId: 0,
      isChanged: !isStill,
    };
    setBaseId(saved.fileId);
    keeper.flush();
    keepNote(id, isStill ? undefined : draft.current);
    return true;
  }, [id, name, kind, keeper, saveText]);

  /** One after the other: each is made of the one before. */
  const save = useCallback((): Promise<boolean> => {
    turn.current = turn.current.then(saveNow, saveNow);
    return turn.current;
  }, [saveNow]);

  useSavedOnLeaving(keeper, save);

  const change = useCallback(
    (text: string) => {
      draft.current = { ...draft.current, text, isChanged: true };
      keeper.change(draft.current);
    },
    [keeper],
  );

  /** Lets go of what was typed since the last version. */
  const discard = useCallback(() => {
    draft.current = { ...draft.current, isChanged: false };
    keeper.flush();
    keepNote(id, undefined);
  }, [id, keeper]);

  return { baseId, change, save, discard, hasChanged: () => draft.current.isChanged };
}
