import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useSaveText } from "#client/live/files/use-save-text.ts";
import { promptChange } from "#client/ui/text-prompt/text-prompt.tsx";
import { FILE_NAME_MAX } from "#domain/file/file-name.ts";
import { noteMade } from "./kept-note.ts";
import type { NoteExt } from "#domain/library/note-ext.ts";

/** Asks for a name and makes a note or a document of it, which is then written. */
export function useAddNote(
  to: { readonly pid: number; readonly planId: number },
  onOpen: (itemId: number) => void,
): (ext: NoteExt) => Promise<void> {
  const { t } = useTranslation("library");
  const saveText = useSaveText();
  const { pid, planId } = to;
  return useCallback(
    async (ext) => {
      const question = {
        title: t(ext === "md" ? "newNote" : "newDocument"),
        label: t("name"),
        confirmLabel: t("create"),
        maxLength: FILE_NAME_MAX - ext.length - 1,
      };
      await promptChange(question, async (words) => {
        const { newNote, noteKindOf } = await import("./note-kind.ts");
        // A name is no path.
        const name = words.replaceAll(/[\\/]/g, "-");
        const [kind, text] = [noteKindOf(ext), newNote(ext, name)];
        const named = name.toLowerCase().endsWith(`.${ext}`) ? name : `${name}.${ext}`;
        const file = new File([kind.write(named, text)], named, { type: kind.mimeType });
        const saved = await saveText({ pid, planId }, file);
        if (!saved) return { ok: false };
        noteMade(saved.itemId, { text, baseId: saved.fileId, settlesId: 0, isChanged: false });
        onOpen(saved.itemId);
        return { ok: true };
      });
    },
    [t, saveText, pid, planId, onOpen],
  );
}
