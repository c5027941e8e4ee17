import { fieldText, type TextWords } from "#domain/form/field-kinds/field-text.ts";
import { isUnable } from "#domain/form/field-kinds/field-kind.ts";
import type { Form } from "#domain/form/graph/form.ts";
import { type OwnFields, seesField } from "#domain/form/permissions/field-rights.ts";
import { isJsonObject, type Json, type JsonObject, listOf } from "#domain/form/json/json.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { CHANGED, type RecordOrder } from "#domain/record/record-order.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";

/** Columns of a form that names none. */
const COLUMNS_MAX = 6;

/** A record as a list shows it. */
export interface ListedRecord {
  readonly record: FormRecord;
  /** What stands in the columns, by path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly values: JsonObject;
  /** What is looked through for words, in lower case. */
  readonly said: string;
}

/** What of a form a list shows: what its designer wants (`listColumns`), else the first fields that can be listed and that everybody sees. */
export function listColumns({ fields, definition }: Form, own: OwnFields): readonly FormPiece[] {
  const listable = [...fields.values()].filter(({ path, table, node: { kind, settings } }) => {
    const isSeen = !settings.noShow && settings.visibility.includes("pc");
    const isOwn = table === undefined && seesField(own, { path, table });
    return isOwn && isSeen && !isUnable(kind, "listed") && kind.group !== "file";
  });
  const wanted = listOf(definition.source["listColumns"]);
  if (wanted.length === 0) return listable.slice(0, COLUMNS_MAX);
  return wanted.flatMap((name) => listable.filter(({ path }) => path === name));
}

export function listedRecord(
  record: FormRecord,
  columns: readonly FormPiece[],
  words: TextWords,
): ListedRecord {
  const json = JSON.parse(record.values) as Json;
  const values = isJsonObject(json) ? json : {};
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

/** As recordsWith, in their order; the same order for the same rows whatever came in between. */
export function shownRecords(
  all: readonly ListedRecord[],
  words: string,
  order: RecordOrder,
): readonly ListedRecord[] {
  const found = recordsWith(all, words);
  const turn = order.descending ? -1 : 1;
  const collator = new Intl.Collator(undefined, { numeric: true });
  return found.toSorted(
    (one, other) =>
      turn * compare(one, other, order.path, collator) || other.record.id - one.record.id,
  );
}

function compare(
  one: ListedRecord,
  other: ListedRecord,
  path: string,
  collator: Intl.Collator,
): number {
  if (path === "") return one.record.createTime - other.record.createTime;
  if (path === CHANGED) return one.record.updateTime - other.record.updateTime;
  const [left, right] = [one.values[path], other.values[path]];
  if (typeof left === "number" && typeof right === "number") return left - right;
  return collator.compare(one.texts.get(path) ?? "", other.texts.get(path) ?? "");
}
