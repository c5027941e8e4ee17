import { expose, transfer, wrap } from "comlink";
import { type LocalDatabase, openExistingDatabase } from "#client/data/database/local-database.ts";
import { copyIn } from "#client/data/uploads/copy-in.ts";
import { type Md5, md5Here } from "#client/data/uploads/md5.ts";
import { HASH_SLICE } from "#domain/limits.ts";

/** Opening takes longer than copying a photograph: it stays open for those that follow, and is closed with this thread. */
let opened: LocalDatabase | undefined;

function databaseOf(name: string): LocalDatabase {
  if (opened?.name === name && !opened.hasBeenClosed()) return opened;
  opened?.close();
  opened = openExistingDatabase(name);
  return opened;
}

/** Copies a picked file into the account's database and reckons its checksums; whether it is there. */
async function copy(databaseName: string, fileId: number, source: Blob): Promise<boolean> {
  // A single slice is reckoned in less time than a thread starts.
  const { md5, stop } =
    source.size > HASH_SLICE ? md5Beside() : { md5: md5Here(), stop: undefined };
  try {
    return await copyIn(databaseOf(databaseName), fileId, source, () => Date.now(), md5);
  } finally {
    stop?.();
  }
}

/** Reckons in a thread of its own, so that reading and writing need not wait. */
function md5Beside(): { readonly md5: Md5; readonly stop: () => void } {
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
  const md5: Md5 = {
    append: async (slice) => Promise.race([door.append(transfer(slice, [slice])), broken]),
    end: async () => Promise.race([door.end(), broken]),
  };
  return { md5, stop: () => worker.terminate() };
}

expose({ copy });
