import { shownAs } from "#client/parts/preview/shown-as.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { type NoteExt, noteExtOf } from "#domain/library/note-ext.ts";

const TABLE = "csv";

/** As which text the versions of a file are compared: a note as it is written, any other line by line; undefined = it is none. */
export function comparedAs(item: Pick<LibraryItem, "kind" | "ext">): NoteExt | undefined {
  const isLines = shownAs(item.ext) === "text" || item.ext === TABLE;
  return noteExtOf(item) ?? (item.kind === "file" && isLines ? "md" : undefined);
}
