import { expose, transfer, wrap } from "comlink";
import { openExistingDatabase } from "#client/data/database/local-database.ts";
import { copyIn } from "#client/data/uploads/copy-in.ts";
import { type Md5, md5Here } from "#client/data/uploads/md5.ts";
import { HASH_SLICE } from "#domain/limits.ts";

/** Copies a picked file into the account's database and reckons its checksums; whether it is there. */
async function copy(databaseName: string, fileId: number, source: Blob): Promise<boolean> {
  const database = openExistingDatabase(databaseName);
  // A single slice is reckoned in less time than a thread starts.
  const md5 = source.size > HASH_SLICE ? md5Beside() : md5Here();
  try {
    return await copyIn(database, fileId, source, () => Date.now(), md5);
  } finally {
    database.close();
  }
}

/** Reckons in a thread of its own, so that reading and writing need not wait. It ends with this one. */
function md5Beside(): Md5 {
  const worker = new Worker(new URL("md5.worker.ts", import.meta.url), {
    type: "module",
    name: "md5",
  });
  const broken = new Promise<never>((_done, reject) => {
    worker.addEventListener("error", () => reject(new Error("The worker broke")));
  });
  // Whoever asks next is told.
  broken.catch(() => undefined);
  const door = wrap<Md5>(worker);
  return {
    append: async (slice) => Promise.race([door.append(transfer(slice, [slice])), broken]),
    end: async () => Promise.race([door.end(), broken]),
  };
}

expose({ copy });
