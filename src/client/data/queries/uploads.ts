import type { File } from "#domain/file/file.ts";
import { isLargePicture } from "#domain/tiles/needs-tiles.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import type { UploadRow } from "../database/upload-row.ts";

/** Files on their way, of one chat or of all, those first that were picked first. */
export async function readUploads(
  { upload }: LocalDatabase,
  dialogId?: number,
): Promise<UploadRow[]> {
  if (dialogId !== undefined) return upload.where("dialogId").equals(dialogId).sortBy("fileId");
  return upload.toCollection().sortBy("createTime");
}

/** What decides on where the bytes of a file are read. */
export interface Whereabouts {
  /** They wait here to be sent. */
  readonly isHere: boolean;
  /** There is such a file, and the person may see it. */
  readonly isKnown: boolean;
  /** Epoch ms at which the server had all of them, 0 = not yet. */
  readonly arriveTime: number;
  /** What a scanner for viruses has against it, as in the row. */
  readonly scan: File["scan"];
  /** It is a picture with so many pixels that the server makes smaller ones, where whoever brought it did not. */
  readonly isLarge: boolean;
}

export async function readWhereabouts(
  { upload, file }: LocalDatabase,
  fileId: number,
): Promise<Whereabouts> {
  const [sending, row] = await Promise.all([upload.get(fileId), file.get(fileId)]);
  const isHere = sending !== undefined && sending.state !== "success" && sending.md5 !== "";
  const isKnown = row !== undefined;
  const known = row ?? sending;
  const isLarge = known !== undefined && isLargePicture(known);
  return { isHere, isKnown, arriveTime: row?.arriveTime ?? 0, scan: row?.scan ?? "", isLarge };
}

/** Whether the bytes of files wait for Wi-Fi. */
export async function readWifiOnly({ meta }: LocalDatabase): Promise<boolean> {
  return (await readMeta(meta, "wifiOnly")) ?? false;
}
