import { shapeNameOf } from "../field-kinds/field-kind.ts";
import type { Form } from "../graph/form.ts";
import { type Json, isJsonList, sameJson } from "../json/json.ts";
import { type FormValues, rowsOf, type TableRow } from "./form-values.ts";
import { mergeOrder } from "./merge-order.ts";

/** A value that both changed, each in another way: what stands is theirs, and somebody has to choose. */
export interface RecordConflict {
  readonly path: string;
  readonly rowId?: string;
  readonly base: Json;
  readonly mine: Json;
  readonly theirs: Json;
}

/** A row that one removed while the other changed it; it is gone, and what was written in it is told. */
export interface RowLost {
  readonly table: string;
  readonly row: TableRow;
  /** Who changed it. */
  readonly by: "mine" | "theirs";
}

export interface MergedRecord {
  readonly values: FormValues;
  readonly conflicts: readonly RecordConflict[];
  readonly lost: readonly RowLost[];
}

const NO_CELLS: ReadonlyMap<string, Json> = new Map();

/** Puts together what two people did to one version of a record, field by field and row by row. Of lists, such as people chosen and files, additions and removals of both count. */
export function mergeRecords(
  form: Form,
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): MergedRecord {
  const conflicts: RecordConflict[] = [];
  const lost: RowLost[] = [];
  const fields = mergeCells(base.fields, mine.fields, theirs.fields, (path) => ({ path }));
  const names = new Set([...base.tables.keys(), ...mine.tables.keys(), ...theirs.tables.keys()]);
  const tables = [...names].map((table) => [table, mergeRows(table)] as const);
  return { values: { fields, tables: new Map(tables) }, conflicts, lost };

  function mergeCells(
    before: ReadonlyMap<string, Json>,
    left: ReadonlyMap<string, Json>,
    right: ReadonlyMap<string, Json>,
    at: (name: string) => Pick<RecordConflict, "path" | "rowId">,
  ): ReadonlyMap<string, Json> {
    const all = new Set([...before.keys(), ...left.keys(), ...right.keys()]);
    const merged = [...all].map((name) => {
      const values = [before, left, right].map((cells) => cells.get(name) ?? null);
      const [was = null, own = null, other = null] = values;
      const value = mergeValue(was, own, other, isSetField(form, at(name).path));
      if (value === undefined) conflicts.push({ ...at(name), base: was, mine: own, theirs: other });
      return [name, value === undefined ? other : value] as const;
    });
    return new Map(merged);
  }

  function mergeRows(table: string): readonly TableRow[] {
    const [before, left, right] = [base, mine, theirs].map((values) => rowsOf(values, table));
    const order = mergeOrder(idsOf(before), idsOf(left), idsOf(right));
    const [was, own, other] = [byId(before), byId(left), byId(right)];
    for (const [id, row] of was) {
      tellLost(table, row, own.get(id), other.get(id));
    }
    return order.map((id) => {
      const cells = [was, own, other].map((rows) => rows.get(id)?.cells);
      const [first, second, third] = cells;
      // A row that only one of them has is as they wrote it.
      const merged = mergeCells(
        first ?? NO_CELLS,
        second ?? third ?? NO_CELLS,
        third ?? second ?? NO_CELLS,
        (column) => ({ path: `${table}.${column}`, rowId: id }),
      );
      return { id, cells: merged };
    });
  }

  function tellLost(table: string, row: TableRow, own?: TableRow, other?: TableRow): void {
    if (own && !other && !sameCells(row, own)) lost.push({ table, row: own, by: "mine" });
    if (other && !own && !sameCells(row, other)) lost.push({ table, row: other, by: "theirs" });
  }
}

/** Undefined where both changed it, each in another way. */
function mergeValue(base: Json, mine: Json, theirs: Json, isSet: boolean): Json | undefined {
  if (sameJson(mine, theirs) || sameJson(mine, base)) return theirs;
  if (sameJson(theirs, base)) return mine;
  if (!isSet || !isJsonList(mine) || !isJsonList(theirs)) return undefined;
  return mergeSets(isJsonList(base) ? base : [], mine, theirs);
}

/** Whether values of a field are things whose order means nothing; a path or a range is one thing. */
function isSetField(form: Form, path: string): boolean {
  const node = form.fields.get(path)?.node;
  const shape = node && shapeNameOf(node.kind, node.properties);
  return shape === "ids" || shape === "paths" || shape === "files";
}

function mergeSets(
  before: readonly Json[],
  mine: readonly Json[],
  theirs: readonly Json[],
): readonly Json[] {
  const has = (list: readonly Json[], item: Json) => list.some((each) => sameJson(each, item));
  const kept = before.filter((item) => has(mine, item) && has(theirs, item));
  const added = [...mine, ...theirs].filter((item) => !has(before, item));
  const once = added.filter((item, at) => added.findIndex((each) => sameJson(each, item)) === at);
  const inOrder = once.toSorted((left, right) =>
    JSON.stringify(left) < JSON.stringify(right) ? -1 : 1,
  );
  return [...kept, ...inOrder];
}

function sameCells(left: TableRow, right: TableRow): boolean {
  const names = new Set([...left.cells.keys(), ...right.cells.keys()]);
  return [...names].every((name) =>
    sameJson(left.cells.get(name) ?? null, right.cells.get(name) ?? null),
  );
}

function idsOf(rows: readonly TableRow[] | undefined): readonly string[] {
  return rows?.map(({ id }) => id) ?? [];
}

function byId(rows: readonly TableRow[] | undefined): ReadonlyMap<string, TableRow> {
  return new Map(rows?.map((row) => [row.id, row]));
}
