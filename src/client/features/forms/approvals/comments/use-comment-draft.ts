import { useMemo } from "react";
import { useFormFiles } from "#client/live/files/use-form-files.ts";
import { useKeptText } from "#client/parts/form/use-kept-text.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import {
  type FormFile,
  formFilesOf,
  valueOfFile,
} from "#client/parts/form-fill/files/form-files.ts";
import type { Json } from "#domain/form/json/json.ts";
import { COMMENT_FILES_MAX } from "#domain/approval/flow/flow-limits.ts";

/** What somebody writes to a request, with its files: kept on this device until it is sent. */
export function useCommentDraft(approvalId: number, tooMany: string) {
  const { keep, letGo } = useFormFiles();
  const [words, setWords] = useKeptText(`approval-comment-${approvalId}`);
  const [told, setTold] = useKeptText(`approval-comment-files-${approvalId}`);
  const files = useMemo(() => filesIn(told), [told]);
  const put = (next: readonly FormFile[]) =>
    setTold(next.length > 0 ? JSON.stringify(next.map(valueOfFile)) : "");
  return {
    words,
    setWords,
    files,
    async add(picked: readonly globalThis.File[]): Promise<void> {
      const room = COMMENT_FILES_MAX - files.length;
      if (picked.length > room) showToast({ message: tooMany, tone: "error" });
      const taken = picked.slice(0, room);
      if (taken.length > 0) put([...files, ...(await keep(taken))]);
    },
    remove({ fileId }: FormFile): void {
      put(files.filter((file) => file.fileId !== fileId));
      void letGo([fileId]);
    },
    forget(): void {
      setWords("");
      setTold("");
    },
  };
}

function filesIn(text: string): readonly FormFile[] {
  if (text === "") return [];
  try {
    return formFilesOf(JSON.parse(text) as Json);
  } catch {
    // Somebody else's words under this name: no file of ours is lost.
    return [];
  }
}
