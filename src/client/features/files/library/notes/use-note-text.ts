import { useVersionHere } from "#client/live/files/use-library.ts";
import { type FileText, useFileText } from "#client/parts/preview/text/use-file-text.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import type { File } from "#domain/file/file.ts";

/** What is read of a note: the version that stands, or the newest that is to be had while that one is not. */
export interface NoteText {
  readonly read: FileText;
  /** The version that is read. */
  readonly fileId: number;
  /** That version, where it is an older one. */
  readonly older: File | undefined;
}

export function useNoteText({ id, fileId, size }: LibraryItem): NoteText {
  const here = useVersionHere(id);
  const version = here.state === "ready" ? here.value : undefined;
  // What came while nobody could read it is read again.
  const standing = useFileText(fileId, size);
  const isMissing = standing.state === "missing";
  const other = isMissing && version ? version : undefined;
  const read = useFileText(other?.id ?? 0, other?.size ?? 0);
  if (!other) return { read: standing, fileId, older: undefined };
  return { read, fileId: other.id, older: other.id === fileId ? undefined : other };
}
