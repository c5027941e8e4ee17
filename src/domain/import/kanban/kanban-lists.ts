import { COLUMN_NAME_MAX, PLAN_COLUMNS_MAX } from "../../limits.ts";
import type { ImportColumn, ImportWords } from "../board-import.ts";
import { cleanLine, cutText } from "../clean-text.ts";
import type { ImportNotes } from "../import-notes.ts";
import type { Kanban, KanbanCard, KanbanList } from "./kanban.ts";

interface KanbanColumns {
  readonly columns: ImportColumn[];
  /** Where a card goes; `mergedFrom` names its list where that is no column of its own, else "". */
  placeOf(card: KanbanCard): { readonly columnKey: string; readonly mergedFrom: string };
}

/** Lists as columns; those that find no room share one, and so do cards of no list. */
export function kanbanColumns(
  { lists, cards }: Pick<Kanban, "lists" | "cards">,
  { strayColumn, otherColumn }: ImportWords,
  notes: ImportNotes,
): KanbanColumns {
  const byId = new Map<string, KanbanList>();
  for (const list of lists) {
    if (byId.has(list.id)) notes.add("duplicateLists", list.name);
    else byId.set(list.id, list);
  }
  const strays = cards.filter(({ listId }) => !byId.has(listId));
  for (const { name } of strays) notes.add("listsMissing", name);
  const all = [...byId.values()];
  const room = PLAN_COLUMNS_MAX - Number(strays.length > 0);
  const kept = all.length <= room ? all : all.slice(0, room - 1);
  const merged = all.slice(kept.length);
  const columns = kept.map((list, at): ImportColumn => {
    const name = cleanLine(list.name);
    if (name === "") notes.add("namesFilled", `#${at + 1}`);
    if (name.length > COLUMN_NAME_MAX) notes.add("columnNamesCut", name);
    const key = `list ${list.id}`;
    return { key, name: cutText(name || `#${at + 1}`, COLUMN_NAME_MAX), color: list.color };
  });
  if (merged.length > 0) {
    notes.add("listsMerged", merged[0]?.name ?? "", merged.length);
    columns.push({ key: "other", name: cutText(otherColumn, COLUMN_NAME_MAX) });
  }
  if (strays.length > 0) columns.push({ key: "none", name: cutText(strayColumn, COLUMN_NAME_MAX) });
  const own = new Set(kept.map(({ id }) => id));
  return {
    columns,
    placeOf({ listId }) {
      const list = byId.get(listId);
      if (!list) return { columnKey: "none", mergedFrom: "" };
      return own.has(listId)
        ? { columnKey: `list ${listId}`, mergedFrom: "" }
        : { columnKey: "other", mergedFrom: list.name };
    },
  };
}
