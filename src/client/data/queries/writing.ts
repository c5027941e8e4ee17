import type { LocalDatabase } from "../database/local-database.ts";
import type { WritingRow } from "../database/writing-row.ts";

/** A long text that was begun and not saved. */
export function readWriting(
  { writing }: LocalDatabase,
  name: string,
): PromiseLike<WritingRow | undefined> {
  return writing.get(name);
}

export async function saveWriting({ writing }: LocalDatabase, row: WritingRow): Promise<void> {
  await writing.put(row);
}

/** It was saved as what it belongs to, or is not wanted any more. */
export async function forgetWriting({ writing }: LocalDatabase, name: string): Promise<void> {
  await writing.delete(name);
}
