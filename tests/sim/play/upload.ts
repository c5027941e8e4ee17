import { addUploads, type UploadTarget } from "#client/data/uploads/add-uploads.ts";
import { copyIn } from "#client/data/uploads/copy-in.ts";
import { finishCopied } from "#client/data/uploads/finish-copied.ts";
import type { Browser } from "../browser/browser.ts";
import type { Luck } from "../luck.ts";
import type { World } from "./world.ts";

/** Chunks of a content at most; they are small here. */
const CHUNKS_MAX = 4;
const CHUNK = 64;
/** Contents that are picked again and again, so that some are known already. */
const CONTENTS = 6;

/** Somebody picks a file for a chat or a folder, in a tab that may die at any step of it. */
export async function upload(_world: World, browser: Browser, luck: Luck): Promise<void> {
  const tab = luck.pick(browser.tabs);
  if (!tab || browser.isShut) return;
  const { database } = tab;
  const to = await aTarget(browser, luck);
  const bytes = contentOf(luck.upTo(CONTENTS));
  const now = () => browser.now;
  const file = { name: `Photo ${luck.upTo(1_000)}.bin`, size: bytes.byteLength, mimeType: "" };
  const [row] = await addUploads(database, [file], to, now());
  if (!row || !(await copyIn(database, row.fileId, pickedFrom(bytes), now))) return;
  await finishCopied(database, row.dialogId, now());
}

async function aTarget({ observer }: Browser, luck: Luck): Promise<UploadTarget> {
  const dialogs = await observer.dialog.orderBy("id").primaryKeys();
  const dialogId = luck.pick(dialogs);
  if (dialogId !== undefined && luck.chance(0.6)) return { dialogId: Number(dialogId) };
  const items = await observer.libraryItem.orderBy("id").toArray();
  const folder = luck.pick(items.filter(({ kind }) => kind === "folder"));
  return { pid: folder?.id ?? 0 };
}

/** The same for the same number, always. */
function contentOf(number: number): ArrayBuffer {
  const length = 1 + ((number * 53) % (CHUNKS_MAX * CHUNK));
  return Uint8Array.from({ length }, (_none, at) => (at * 7 + number * 31) % 256).buffer;
}

/** A picked file whose bytes are there at once: how long a disk takes is nothing that a seed decides. */
function pickedFrom(bytes: ArrayBuffer): Blob {
  const part = (from = 0, to = bytes.byteLength) => bytes.slice(from, to);
  return {
    size: bytes.byteLength,
    slice: (from?: number, to?: number) => {
      const cut = part(from, to);
      return { size: cut.byteLength, arrayBuffer: async () => cut };
    },
  } as unknown as Blob;
}
