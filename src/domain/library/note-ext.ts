import type { LibraryItem } from "./library-item.ts";

/** What the names of texts end in that are written here: notes in Markdown, and documents. */
export type NoteExt = "md" | "html";

/** What a file ends in where it is such a text. */
export function noteExtOf({ kind, ext }: Pick<LibraryItem, "kind" | "ext">): NoteExt | undefined {
  return kind === "file" && (ext === "md" || ext === "html") ? ext : undefined;
}
