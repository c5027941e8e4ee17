import type { Surroundings } from "../expression/functions/form-function.ts";
import type { Form } from "../graph/form.ts";
import { isEmptyJson } from "../field-kinds/shapes/value-shape.ts";
import { isEmptyValue, jsonOfValue, UNKNOWN, type Value } from "../expression/value.ts";
import type { Json } from "../json/json.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { emptyValue } from "./first-values.ts";
import { type FormValues, rowsOf } from "./form-values.ts";

/** What each kind that the server sets says, by the variable that knows it. */
const SOURCES: Readonly<Record<string, string>> = {
  createUser: "currentUser",
  modifyUser: "currentUser",
  currOrganize: "myOrganization",
  currPosition: "myPosition",
};

/** The next number of a rule, for a field or for its cell in a row. */
export type NumberSource = (rule: string, path: string, rowId?: string) => string;

/**
 * A record with what the server sets by itself: when it is born, who made it, when, for which unit, its numbers; whenever it is written,
 * who wrote it and when. What was sent for them counts for nothing; `standing` is undefined of a new record.
 */
export function withSystemValues(
  form: Form,
  sent: FormValues,
  standing: FormValues | undefined,
  around: Surroundings,
  nextNumber: NumberSource,
): FormValues {
  const own = [...form.fields.values()].filter(({ table }) => table === undefined);
  const tables = [...form.tables].map(([table, { columns }]) => {
    const before = new Map(standing && rowsOf(standing, table).map((row) => [row.id, row.cells]));
    const rows = rowsOf(sent, table).map(({ id, cells }) => ({
      id,
      cells: set(columns, cells, before.get(id), id),
    }));
    return [table, rows] as const;
  });
  return { fields: set(own, sent.fields, standing?.fields), tables: new Map(tables) };

  function set(
    pieces: readonly FormPiece[],
    cells: ReadonlyMap<string, Json>,
    before: ReadonlyMap<string, Json> | undefined,
    rowId?: string,
  ): ReadonlyMap<string, Json> {
    const values = new Map(cells);
    for (const piece of pieces) {
      const { name, kind } = piece.node;
      if (kind.setBy !== "insert" && kind.setBy !== "update") continue;
      const stands = before?.get(name) ?? null;
      const isKept = kind.setBy === "insert" && !isEmptyJson(stands);
      values.set(name, isKept ? stands : fresh(piece, before !== undefined, rowId));
    }
    return values;
  }

  function fresh(piece: FormPiece, isOld: boolean, rowId: string | undefined): Json {
    const { kind, properties } = piece.node;
    if (kind.name === "billRule") return nextNumber(properties.rule ?? "", piece.path, rowId);
    // Who made an old record before there was a field for it, nobody knows any more.
    if (isOld && kind.setBy === "insert") return emptyValue(piece.node);
    if (kind.shape === "moment") return Math.floor(around.now / 1_000) * 1_000;
    return jsonOfVariable(around.variable(SOURCES[kind.name] ?? ""), kind.shape === "path");
  }
}

function jsonOfVariable(value: Value, isPath: boolean): Json {
  const all = (Array.isArray(value) ? value : [value]) as readonly Value[];
  const known = all.filter((each) => each !== UNKNOWN && !isEmptyValue(each)).map(jsonOfValue);
  return isPath ? known : (known[0] ?? null);
}
