import { Dexie } from "dexie";
import type { LocalDatabase } from "../database/local-database.ts";
import type { UploadFailure, UploadRow } from "../database/upload-row.ts";

/** Takes away the bytes of an upload. Part of the transaction around it. */
export async function dropChunks({ uploadChunk }: LocalDatabase, fileId: number): Promise<void> {
  const ofFile = [
    [fileId, Dexie.minKey],
    [fileId, Dexie.maxKey],
  ] as const;
  await uploadChunk
    .where("[fileId+number]")
    .between(...ofFile)
    .delete();
}

/** Takes away an upload with all that is here of it. */
export async function dropUpload(database: LocalDatabase, fileId: number): Promise<void> {
  const { upload, uploadChunk, keptFile } = database;
  await database.transaction("rw", [upload, uploadChunk, keptFile], async () => {
    await dropChunks(database, fileId);
    const ofFile = [
      [fileId, Dexie.minKey],
      [fileId, Dexie.maxKey],
    ] as const;
    await keptFile
      .where("[fileId+variant]")
      .between(...ofFile)
      .delete();
    await upload.delete(fileId);
  });
}

/** A content that could not be copied whole: none of it stays, and the person is told, unless it goes on by now. */
export async function abandonCopy(
  database: LocalDatabase,
  fileId: number,
  failure: UploadFailure,
  isStill: (row: UploadRow) => boolean = () => true,
): Promise<void> {
  const { upload, uploadChunk } = database;
  await database.transaction("rw", [upload, uploadChunk], async () => {
    const row = await upload.get(fileId);
    if (row?.state !== "checking" || !isStill(row)) return;
    await dropChunks(database, fileId);
    await upload.put({ ...row, state: "error", hashed: 0, md5: "", sum: "", failure });
  });
}
