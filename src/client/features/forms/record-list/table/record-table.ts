import { fieldText, type TextWords } from "#domain/form/field-kinds/field-text.ts";
import { isJsonObject, type Json, type JsonObject } from "#domain/form/json/json.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { CHANGED, type RecordOrder } from "#domain/record/record-order.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";

/** A record as a list shows it. */
export interface ListedRecord {
  readonly record: FormRecord;
  /** What stands in the columns, by path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly values: JsonObject;
  /** What is looked through for words, in lower case. */
  readonly said: string;
}

/** What a record says, by the names of its fields. */
export function valuesOf({ values }: Pick<FormRecord, "values">): JsonObject {
  const json = JSON.parse(values) as Json;
  return isJsonObject(json) ? json : {};
}

export function listedRecord(
  record: FormRecord,
  columns: readonly FormPiece[],
  words: TextWords,
): ListedRecord {
  const values = valuesOf(record);
  const texts = new Map(
    columns.map(({ path, node }) => [path, fieldText(node, values[node.name] ?? null, words)]),
  );
  const said = [record.title, ...texts.values()].join("\n").toLocaleLowerCase();
  return { record, texts, values, said };
}

/** Those in which each of the words stands. */
export function recordsWith(all: readonly ListedRecord[], words: string): readonly ListedRecord[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ said }) => wanted.every((word) => said.includes(word)));
}

/** As recordsWith, in their order, the newest first where none is said; the same order for the same rows whatever came in between. */
export function shownRecords(
  all: readonly ListedRecord[],
  words: string,
  orders: readonly RecordOrder[],
): readonly ListedRecord[] {
  const collator = new Intl.Collator(undefined, { numeric: true });
  const newest = (one: ListedRecord, other: ListedRecord) =>
    other.record.createTime - one.record.createTime || other.record.id - one.record.id;
  return recordsWith(all, words).toSorted((one, other) => {
    for (const { path, descending } of orders) {
      const found = compare(one, other, path, collator);
      if (found !== 0) return descending ? -found : found;
    }
    return newest(one, other);
  });
}

function compare(
  one: ListedRecord,
  other: ListedRecord,
  path: string,
  collator: Intl.Collator,
): number {
  if (path === CHANGED) return one.record.updateTime - other.record.updateTime;
  const [left, right] = [one.values[path], other.values[path]];
  if (typeof left === "number" && typeof right === "number") return left - right;
  return collator.compare(one.texts.get(path) ?? "", other.texts.get(path) ?? "");
}
