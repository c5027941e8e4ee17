import { byRank } from "#domain/by-rank.ts";
import type { DialogFolder } from "#domain/dialog/folder/dialog-folder.ts";
import type { LocalDatabase } from "../../database/local-database.ts";

/** The folders of the person, in their order; nobody else's ever come here. */
export async function readDialogFolders(database: LocalDatabase): Promise<DialogFolder[]> {
  return (await database.dialogFolder.toArray()).toSorted(byRank);
}
