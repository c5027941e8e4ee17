import { shapeNameOf } from "../field-kinds/field-kind.ts";
import { isEmptyJson } from "../field-kinds/shapes/value-shape.ts";
import { valueShape } from "../field-kinds/shapes/value-shapes.ts";
import type { Form } from "../graph/form.ts";
import type { Json } from "../json/json.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { emptyValue } from "./first-values.ts";
import { type FormValues, rowsOf } from "./form-values.ts";

/** A value that the newer version has no place for. */
export interface LeftBehind {
  readonly path: string;
  readonly rowId?: string;
  readonly value: Json;
}

/**
 * A record as a newer version of its form keeps it: fields go by their names; a single value becomes the only one of several, and the
 * only one of several a single value. What has no place any more is told, so that somebody can put it elsewhere.
 */
export function carryRecord(
  values: FormValues,
  to: Form,
): { readonly values: FormValues; readonly leftBehind: readonly LeftBehind[] } {
  const leftBehind: LeftBehind[] = [];
  const own = [...to.fields.values()].filter(({ table }) => table === undefined);
  const fields = carryCells(own, values.fields, (name) => ({ path: name }));
  const tables = [...to.tables].map(([table, { columns }]) => {
    const rows = rowsOf(values, table).map(({ id, cells }) => ({
      id,
      cells: carryCells(columns, cells, (name) => ({ path: `${table}.${name}`, rowId: id })),
    }));
    return [table, rows] as const;
  });
  for (const [table, rows] of values.tables) {
    const lost = to.tables.has(table) ? [] : rows;
    for (const { id, cells } of lost)
      carryCells([], cells, (name) => ({ path: `${table}.${name}`, rowId: id }));
  }
  return { values: { fields, tables: new Map(tables) }, leftBehind };

  function carryCells(
    pieces: readonly FormPiece[],
    cells: ReadonlyMap<string, Json>,
    at: (name: string) => Omit<LeftBehind, "value">,
  ): ReadonlyMap<string, Json> {
    const carried = new Map(pieces.map(({ node }) => [node.name, emptyValue(node)]));
    const byName = new Map(pieces.map((piece) => [piece.node.name, piece]));
    for (const [name, value] of cells) {
      const piece = byName.get(name);
      const fitted = piece && fittedValue(piece, value);
      if (fitted !== undefined) carried.set(name, fitted);
      else if (!isEmptyJson(value)) leftBehind.push({ ...at(name), value });
    }
    return carried;
  }
}

/** The value as the field keeps it; undefined where it cannot. */
function fittedValue({ node: { kind, properties } }: FormPiece, value: Json): Json | undefined {
  const shape = valueShape(shapeNameOf(kind, properties));
  const only = Array.isArray(value) && value.length === 1 ? (value[0] as Json) : undefined;
  return (
    shape.read(value) ?? shape.read([value]) ?? (only === undefined ? undefined : shape.read(only))
  );
}
