import type { SheetFormula } from "./read-formula.ts";
import type { SheetKind } from "./sheet-kind.ts";

/** A column of a sheet, and what becomes of it. */
export interface SheetColumn {
  /** Its place, counted from 0. */
  readonly at: number;
  readonly name: string;
  readonly kind: SheetKind;
  readonly isIncluded: boolean;
  readonly required: boolean;
  /** No two records with the same value. */
  readonly unique: boolean;
  /** What its numbers are counted in, "" = nothing. */
  readonly unit: string;
  /** Values that its kind does not take. */
  readonly missed: number;
  /** What it reckons out of others. */
  readonly formula?: SheetFormula;
}

/** Columns whose formula asks for nothing but numbers that come along, and not for itself in the end. */
export function reckonable(columns: readonly SheetColumn[]): ReadonlySet<number> {
  const byPlace = new Map(columns.map((column) => [column.at, column]));
  const known = new Set(
    columns.filter(({ kind, isIncluded }) => isIncluded && kind === "number").map(({ at }) => at),
  );
  const found = new Set<number>();
  for (let grows = true; grows;) {
    const next = columns.filter(
      ({ at, formula }) =>
        formula && !found.has(at) && formula.every((piece) => isKnown(piece, at)),
    );
    for (const { at } of next) found.add(at);
    grows = next.length > 0;
  }
  return found;

  function isKnown(piece: number | string, asker: number): boolean {
    if (typeof piece === "string") return true;
    if (piece === asker) return false;
    const column = byPlace.get(piece);
    const isReckoned = column?.isIncluded === true && column.kind === "calculation";
    return known.has(piece) || (isReckoned && found.has(piece));
  }
}
