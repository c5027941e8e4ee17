import { type LocalDatabase, rowTables, toldTables } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import { refold } from "../fold/refold.ts";

/**
 * Takes away all rows that the server has, never what was typed. What was begun here and rests on
 * nothing else shows at once, the rest once the rows are back. Part of the transaction around it.
 */
export async function emptyRows(database: LocalDatabase): Promise<void> {
  const { shadow, outbox, stream, meta } = database;
  for (const table of rowTables(database)) await table.clear();
  await stream.clear();
  for (const table of toldTables(database)) await table.clear();
  await shadow.toCollection().modify({ base: null });
  await outbox.toCollection().modify({ folded: false });
  // The epoch stays known, and with it whether the server was put back to an older state meanwhile.
  const head = await readMeta(meta, "head");
  if (head) await meta.put({ key: "head", value: { ...head, seq: 0 } });
  await refold(database, new Set());
}
