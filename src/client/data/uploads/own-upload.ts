import { assertFence } from "../database/fence.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import type { UploadRow } from "../database/upload-row.ts";

/** Thrown where the upload was paused or removed: what was about to be written is void. */
export class StoppedError extends Error {}

/** An upload in the hands of whoever sends it. */
export interface OwnUpload {
  readonly database: LocalDatabase;
  /** What lets the sender write, see `takeFence`. */
  readonly fence: number;
  readonly fileId: number;
}

/** The upload as it is now, to be sent; undefined where that is not wanted any more. */
export function takeUp(own: OwnUpload): Promise<UploadRow | undefined> {
  return inTurn(own, async (row) => {
    if (row?.state !== "waiting" && row?.state !== "uploading") return undefined;
    const { failure: _earlier, ...rest } = row;
    const taken: UploadRow = { ...rest, state: "uploading" };
    await own.database.upload.put(taken);
    return taken;
  });
}

/** Writes down how far it has come. */
export function noteUpload(
  own: OwnUpload,
  change: (row: UploadRow) => UploadRow,
): Promise<UploadRow> {
  return inTurn(own, async (row) => {
    if (row?.state !== "uploading") throw new StoppedError();
    const changed = change(row);
    await own.database.upload.put(changed);
    return changed;
  });
}

/** Reads the upload and writes to it, undone where somebody else sends by now. */
export function inTurn<Result>(
  { database, fence, fileId }: OwnUpload,
  work: (row: UploadRow | undefined) => Promise<Result>,
): Promise<Result> {
  const { upload, uploadChunk, keptFile, meta } = database;
  return database.transaction("rw", [upload, uploadChunk, keptFile, meta], async () => {
    await assertFence(database, fence, "uploader");
    return work(await upload.get(fileId));
  });
}
