import type { BoardCard, BoardColumn } from "#client/data/queries/board.ts";

/** A task of the table, with the column of the board it stands in. */
export interface TableRow extends BoardCard {
  readonly column: BoardColumn["column"];
}

/** The cards of a board as rows, in its order. */
export function rowsOf(columns: readonly BoardColumn[]): TableRow[] {
  return columns.flatMap(({ column, cards }) => cards.map((card) => ({ ...card, column })));
}
