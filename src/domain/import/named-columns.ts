import { COLUMN_NAME_MAX, PLAN_COLUMNS_MAX } from "../limits.ts";
import type { ImportColumn, ImportWords } from "./board-import.ts";
import { cutText } from "./clean-text.ts";
import type { ImportNotes } from "./import-notes.ts";

/** Columns of tasks that name theirs, in the order in which the names come; those that find no room share one. */
export function namedColumns(
  given: readonly string[],
  { strayColumn, otherColumn }: Pick<ImportWords, "strayColumn" | "otherColumn">,
  notes: ImportNotes,
): { readonly columns: ImportColumn[]; keyOf(name: string): string } {
  const names = [...new Set(given.map((name) => name || strayColumn))];
  const kept = names.length <= PLAN_COLUMNS_MAX ? names : names.slice(0, PLAN_COLUMNS_MAX - 1);
  const merged = names.slice(kept.length);
  if (merged.length > 0) notes.add("listsMerged", merged[0] ?? "", merged.length);
  for (const name of kept) if (name.length > COLUMN_NAME_MAX) notes.add("columnNamesCut", name);
  const columns = kept.map((name, at): ImportColumn => ({
    key: `column${at}`,
    name: cutText(name, COLUMN_NAME_MAX),
  }));
  if (merged.length > 0) columns.push({ key: "other", name: otherColumn });
  const places = new Map(kept.map((name, at) => [name, `column${at}`]));
  return { columns, keyOf: (name) => places.get(name || strayColumn) ?? "other" };
}
