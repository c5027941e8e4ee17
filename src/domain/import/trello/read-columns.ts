import type { ImportColumn } from "../board-import.ts";
import { COLUMN_NAME_MAX, PLAN_COLUMNS_MAX } from "../../limits.ts";
import type { TrelloCard, TrelloList } from "./trello-export.ts";
import { byPosition, firstOfEachId, readName } from "./trello-reading.ts";
import type { TrelloReading } from "./trello-reading.ts";

/** Where a card goes. `mergedFrom` names its list where that is no column of its own, else ''. */
export type CardPlace = { columnKey: string; order: number; archived: boolean; mergedFrom: string };

/** `leftOut` is the number of archived lists without cards, of which nothing comes along. */
export type ReadColumns = {
  columns: ImportColumn[];
  leftOut: number;
  placeOf: (card: TrelloCard) => CardPlace;
};

/**
 * Open lists become columns in their order. A plan holds fewer columns than Trello lists: those that find no
 * room share a column. So do archived lists, because a column cannot be archived and nobody put away a list to
 * see it again. Cards of no list get a column of their own.
 */
export function readColumns(reading: TrelloReading): ReadColumns {
  const { byId, repeated } = firstOfEachId(reading.board.lists);
  for (const list of repeated) reading.notes.add("duplicateLists", list.name);
  const lists = byPosition([...byId.values()]);
  const strays = reading.board.cards.filter((card) => !byId.has(card.idList ?? ""));
  for (const card of strays) reading.notes.add("listsMissing", card.name);
  const open = lists.filter((list) => list.closed !== true);
  const archived = usedArchivedLists(reading, lists);

  const room = PLAN_COLUMNS_MAX - Number(strays.length > 0) - Number(archived.length > 0);
  const kept = new Set(open.length <= room ? open : open.slice(0, room - 1));
  const merged = open.slice(kept.size);
  const keys = {
    stray: freeKey("no-list", byId),
    other: freeKey("other-lists", byId),
    archived: freeKey("archived-lists", byId),
  };
  const columns = [...kept].map((list, index) => toColumn(reading, list, index));
  if (merged.length > 0) {
    reading.notes.add("listsMerged", merged[0]?.name ?? "", merged.length);
    columns.push(ownColumn(keys.other, reading.words.otherColumn));
  }
  if (strays.length > 0) columns.push(ownColumn(keys.stray, reading.words.strayColumn));
  if (archived.length > 0) columns.push(ownColumn(keys.archived, reading.words.archivedColumn));

  const columnOrder = new Map(columns.map((column, index) => [column.key, index]));
  const listOrder = new Map(lists.map((list, index) => [list.id, index]));
  return {
    columns,
    leftOut: lists.length - open.length - archived.length,
    placeOf(card) {
      const list = byId.get(card.idList ?? "");
      const columnKey = list ? keyOf(list, kept, keys) : keys.stray;
      return {
        columnKey,
        order:
          (columnOrder.get(columnKey) ?? 0) * (lists.length + 1) +
          (listOrder.get(list?.id ?? "") ?? 0),
        archived: list?.closed === true,
        mergedFrom: list && columnKey !== list.id ? list.name : "",
      };
    },
  };
}

/** The archived lists that hold cards. */
function usedArchivedLists(reading: TrelloReading, lists: readonly TrelloList[]): TrelloList[] {
  const used = new Set(reading.board.cards.map((card) => card.idList));
  const archived = lists.filter((list) => list.closed === true && used.has(list.id));
  for (const list of archived) reading.notes.add("listsArchived", list.name);
  return archived;
}

function keyOf(
  list: TrelloList,
  kept: ReadonlySet<TrelloList>,
  keys: { other: string; archived: string },
): string {
  if (kept.has(list)) return list.id;
  return list.closed === true ? keys.archived : keys.other;
}

function toColumn(reading: TrelloReading, list: TrelloList, index: number): ImportColumn {
  const limits = {
    max: COLUMN_NAME_MAX,
    fallback: `#${index + 1}`,
    cut: "columnNamesCut",
  } as const;
  return { key: list.id, name: readName(reading, list.name, limits) };
}

function ownColumn(key: string, name: string): ImportColumn {
  return { key, name: name.slice(0, COLUMN_NAME_MAX) || "…" };
}

function freeKey(wanted: string, taken: ReadonlyMap<string, unknown>): string {
  let key = wanted;
  while (taken.has(key)) key += "+";
  return key;
}
