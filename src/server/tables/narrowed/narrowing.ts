import type { AnyRow, RowId } from "#domain/entities.ts";
import type { Id } from "#domain/id.ts";
import type { Db } from "../sql/db.ts";

/** How rows are handed to one person: each without what of it is kept from them. */
export type Narrowing<Row> = (row: Row) => Row;

/** How one of some rows is handed to a person; undefined where nothing of it is kept from them. */
export type NarrowingFor<Row> = (userId: Id, rowId: RowId) => Narrowing<Row> | undefined;

/** A kind of rows of which not everybody whom they reach reads all. */
export interface NarrowedKind<Row extends AnyRow> {
  /** How all rows of the kind are handed to one person; undefined where nothing is kept from them. */
  ofPerson(db: Db, userId: Id): Promise<Narrowing<Row> | undefined>;
  /** How some rows are handed to whomever they reach. */
  ofRows(db: Db, rows: readonly Row[]): Promise<NarrowingFor<Row>>;
}
