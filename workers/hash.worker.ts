import { expose } from "comlink";
import { openExistingDatabase } from "#client/data/database/local-database.ts";
import { copyIn } from "#client/data/uploads/copy-in.ts";

/** Copies a picked file into the account's database and reckons its checksums; whether it is there. */
async function copy(databaseName: string, fileId: number, source: Blob): Promise<boolean> {
  const database = openExistingDatabase(databaseName);
  try {
    return await copyIn(database, fileId, source, () => Date.now());
  } finally {
    database.close();
  }
}

expose({ copy });
