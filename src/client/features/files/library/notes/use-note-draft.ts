import { useCallback } from "react";
import { useSaveText } from "#client/live/files/use-save-text.ts";
import { useWriting, type Written } from "#client/parts/text/use-writing.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { keptAs, type KeptNote } from "./kept-note.ts";
import type { NoteKind } from "./note-kind.ts";

/** The version that is changed, and the one beside it that is settled by that, 0 = none. */
type Made = Readonly<Record<"baseId" | "settlesId", number>>;

/** Writing a note: what is typed becomes a version when it is saved or left. */
export function useNoteDraft({ id, name }: LibraryItem, kind: NoteKind, start: KeptNote) {
  const saveText = useSaveText();
  const saveWritten = useCallback(
    async ({ text, made: { baseId, settlesId } }: Written<Made>): Promise<Made | undefined> => {
      const file = new File([kind.write(name, text)], name, { type: kind.mimeType });
      const saved = await saveText(
        { itemId: id, baseId, ...(settlesId > 0 && { settlesId }) },
        file,
      );
      return saved && { baseId: saved.fileId, settlesId: 0 };
    },
    [id, name, kind, saveText],
  );
  const { text, baseId, settlesId, isChanged } = start;
  return useWriting<Made>({
    name: keptAs(id),
    command: "file.addVersion",
    begin: { made: { baseId, settlesId }, ...(isChanged && { text }) },
    saveWritten,
  });
}
