import type { ImportProblem } from "#client/data/papers/read-import.ts";
import { IMPORT_SIZE_MAX } from "#domain/import/import-limits.ts";

/** What hinders a file from being read. */
export type FileProblem = ImportProblem | "wrongType";

const SHEETS = /\.(xlsx?|csv)$/i;

/** Why a file is not even looked into. */
export function refuseSheet({ name, size }: Pick<File, "name" | "size">): FileProblem | undefined {
  if (!SHEETS.test(name)) return "wrongType";
  return size > IMPORT_SIZE_MAX ? "tooLarge" : undefined;
}
