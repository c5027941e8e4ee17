import type { ImportColumn } from "../board-import.ts";
import { COLUMN_NAME_MAX, PLAN_COLUMNS_MAX } from "../../limits.ts";
import type { TrelloCard, TrelloList } from "./trello-export.ts";
import { byPosition, firstOfEachId, readName } from "./trello-reading.ts";
import type { TrelloReading } from "./trello-reading.ts";

/** Where a card goes. `mergedFrom` names its list where that is no column of its own, else ''. */
export type CardPlace = { columnKey: string; order: number; archived: boolean; mergedFrom: string };

export type ReadColumns = { columns: ImportColumn[]; placeOf: (card: TrelloCard) => CardPlace };

/**
 * Lists become columns in their order. A plan holds fewer columns than Trello lists: open lists go first,
 * and those that find no room share the last column. Cards of no list get a column of their own.
 */
export function readColumns(reading: TrelloReading): ReadColumns {
  const { byId, repeated } = firstOfEachId(reading.board.lists);
  for (const list of repeated) reading.notes.add("duplicateLists", list.name);
  const lists = byPosition([...byId.values()]);
  const strays = reading.board.cards.filter((card) => !byId.has(card.idList ?? ""));
  for (const card of strays) reading.notes.add("listsMissing", card.name);

  const room = PLAN_COLUMNS_MAX - (strays.length > 0 ? 1 : 0);
  const kept = lists.length <= room ? new Set(lists) : mostUseful(lists, room - 1);
  const merged = lists.filter((list) => !kept.has(list));
  const strayKey = freeKey("no-list", byId);
  const otherKey = freeKey("other-lists", byId);
  const columns = lists
    .filter((list) => kept.has(list))
    .map((list, index) => toColumn(reading, list, index));
  if (merged.length > 0) {
    reading.notes.add("listsMerged", merged[0]?.name ?? "", merged.length);
    columns.push(ownColumn(otherKey, reading.words.otherColumn));
  }
  if (strays.length > 0) columns.push(ownColumn(strayKey, reading.words.strayColumn));

  const columnOrder = new Map(columns.map((column, index) => [column.key, index]));
  const listOrder = new Map(lists.map((list, index) => [list.id, index]));
  return {
    columns,
    placeOf(card) {
      const list = byId.get(card.idList ?? "");
      const isKept = list !== undefined && kept.has(list);
      const otherwise = list ? otherKey : strayKey;
      const columnKey = isKept ? list.id : otherwise;
      return {
        columnKey,
        order:
          (columnOrder.get(columnKey) ?? 0) * (lists.length + 1) +
          (listOrder.get(list?.id ?? "") ?? 0),
        archived: list?.closed === true,
        mergedFrom: list && !isKept ? list.name : "",
      };
    },
  };
}

function mostUseful(lists: readonly TrelloList[], room: number): Set<TrelloList> {
  const openFirst = lists.toSorted(
    (one, other) => Number(one.closed ?? false) - Number(other.closed ?? false),
  );
  return new Set(openFirst.slice(0, room));
}

function toColumn(reading: TrelloReading, list: TrelloList, index: number): ImportColumn {
  const limits = {
    max: COLUMN_NAME_MAX,
    fallback: `#${index + 1}`,
    cut: "columnNamesCut",
  } as const;
  return {
    key: list.id,
    name: readName(reading, list.name, limits),
    archived: list.closed ?? false,
  };
}

function ownColumn(key: string, name: string): ImportColumn {
  return { key, name: name.slice(0, COLUMN_NAME_MAX) || "…", archived: false };
}

function freeKey(wanted: string, taken: ReadonlyMap<string, unknown>): string {
  let key = wanted;
  while (taken.has(key)) key += "+";
  return key;
}
