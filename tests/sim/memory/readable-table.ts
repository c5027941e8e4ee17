import type { CoreTable } from "./core.ts";
import type { Row } from "./memory-table.ts";
import type { MemoryTransaction } from "./memory-transaction.ts";

/** What a table asks of the database that it is one of. */
export interface TableOwner {
  /** Does a step in the transaction around it, or in one of its own. */
  step<Result>(
    name: string,
    mode: "readonly" | "readwrite",
    work: (table: CoreTable, trans: MemoryTransaction) => Promise<Result>,
  ): Promise<Result>;
}

/** A table as whoever looks for its rows knows it. */
export interface ReadableTable {
  readonly name: string;
  readonly owner: TableOwner;
  /** The row as readers are given it. */
  asRead<Read extends Row | undefined>(row: Read): Read;
}
