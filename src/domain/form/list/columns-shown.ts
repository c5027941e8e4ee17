import { CHANGED } from "../../record/record-order.ts";
import type { Form } from "../graph/form.ts";
import { type JsonObject, listOf } from "../json/json.ts";
import type { FormPiece } from "../model/form-piece.ts";
import type { OwnFields } from "../permissions/field-rights.ts";
import { columnDataIn, entriesOf } from "./column-data.ts";
import { columnGroups } from "./column-groups.ts";
import { columnFixed, type ColumnFixed, columnWidth, type ColumnWish } from "./column-wish.ts";
import { listableFields, listColumns } from "./list-columns.ts";

/** A column that a list can have. */
export interface ListColumn {
  /** The path of its field, or `CHANGED`: when a record was changed last. */
  readonly prop: string;
  readonly piece: FormPiece | undefined;
  readonly isVisible: boolean;
  /** Pixels, as wide as it needs where undefined. */
  readonly width: number | undefined;
  readonly fixed: ColumnFixed;
  readonly align: "left" | "center" | "right";
  readonly sortable: boolean;
}

/**
 * All columns that a list can have for somebody, from the first to the last: as they want them, then, of those they said nothing
 * of, as the designer does, and behind them what can be listed besides.
 */
export function listColumnsFor(
  form: Form,
  own: OwnFields,
  wishes: readonly ColumnWish[] = [],
): readonly ListColumn[] {
  const usual = usualColumns(form, own);
  const wished = wishes.flatMap((wish) => {
    const column = usual.find(({ prop }) => prop === wish.prop);
    if (!column) return [];
    const { columnVisible: isVisible, width, fixed = "none" } = wish;
    return [{ ...column, isVisible, width, fixed }];
  });
  const said = new Set(wished.map(({ prop }) => prop));
  return [...wished, ...usual.filter(({ prop }) => !said.has(prop))];
}

/** Those that are shown: what stays left first, what stays right last. */
export function columnsShown(columns: readonly ListColumn[]): readonly ListColumn[] {
  const shown = columns.filter(({ isVisible }) => isVisible);
  return (["left", "none", "right"] as const).flatMap((side) =>
    shown.filter(({ fixed }) => fixed === side),
  );
}

/** The names above the columns that are shown; undefined where there are none. */
export function groupsAbove(form: Form, shown: readonly ListColumn[]) {
  const { complexHeaderList } = columnDataIn(form);
  return columnGroups(listOf(complexHeaderList), shown);
}

function usualColumns(form: Form, own: OwnFields): readonly ListColumn[] {
  const shown = listColumns(form, own);
  const all = inOrder(form, shown, listableFields(form, own));
  const { columnList, defaultColumnList } = columnDataIn(form);
  const entries = [...entriesOf(form, columnList), ...entriesOf(form, defaultColumnList)];
  const columns = all.map((piece) => {
    const entry = entries.find((each) => each.piece === piece)?.entry ?? {};
    return columnOf(piece, entry, shown.includes(piece));
  });
  const behind = columns.findLastIndex(({ isVisible }) => isVisible) + 1;
  return columns.toSpliced(behind, 0, {
    ...PLAIN,
    prop: CHANGED,
    piece: undefined,
    isVisible: true,
  });
}

/** Fields where the designer placed them among all that can be a column (`defaultColumnList`); those of which that says nothing come last. */
function inOrder(
  form: Form,
  shown: readonly FormPiece[],
  listable: readonly FormPiece[],
): readonly FormPiece[] {
  const { defaultColumnList } = columnDataIn(form);
  const placed = entriesOf(form, defaultColumnList)
    .map(({ piece }) => piece)
    .filter((piece) => listable.includes(piece));
  const first = placed.filter((piece) => shown.includes(piece));
  // What is shown stands in its own order, whatever another builder says of all.
  const isMeant = first.length === shown.length && first.every((piece, at) => piece === shown[at]);
  return [...new Set([...(isMeant ? placed : shown), ...listable])];
}

const PLAIN = { width: undefined, fixed: "none", align: "left", sortable: true } as const;

function columnOf(piece: FormPiece, entry: JsonObject, isVisible: boolean): ListColumn {
  const { align, sortable } = entry;
  return {
    prop: piece.path,
    piece,
    isVisible,
    width: columnWidth(entry["width"]),
    fixed: columnFixed(entry["fixed"]),
    align: align === "center" || align === "right" ? align : "left",
    sortable: sortable !== false,
  };
}

/** The same as settings that can be kept. */
export function wishesOf(columns: readonly ListColumn[]): readonly ColumnWish[] {
  return columns.map(({ prop, isVisible: columnVisible, width, fixed }) => ({
    prop,
    columnVisible,
    ...(width !== undefined && { width }),
    ...(fixed !== "none" && { fixed }),
  }));
}
