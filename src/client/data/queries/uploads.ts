import type { File } from "#domain/file/file.ts";
import { isLargePicture } from "#domain/tiles/needs-tiles.ts";
import { rowsWithAny } from "../database/find-rows.ts";
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

/** Files whose rows were sent and that go no further by themselves. */
export async function readStoppedUploads({ upload }: LocalDatabase): Promise<UploadRow[]> {
  const stopped = await upload.where("state").equals("error").sortBy("createTime");
  return stopped.filter(({ isSentRow }) => isSentRow);
}

/** Of many files one sees no more than these while they are copied. */
const BEGUN_SHOWN = 20;

/** Files for one place of the library that are not among the others yet. */
export interface BegunUploads {
  /** Those that could not be copied before those that are still to be; not all, where there are many. */
  readonly shown: readonly UploadRow[];
  /** How many more there are. */
  readonly more: number;
}

/** Files for a place of the library, and of a plan's, that are still being copied, or could not be. */
export async function readBegunUploads(
  { upload }: LocalDatabase,
  pid: number,
  planId: number,
): Promise<BegunUploads> {
  const isHere = ({ command, isSentRow }: UploadRow) =>
    !isSentRow &&
    command.name === "file.add" &&
    (command.args.pid ?? 0) === pid &&
    (command.args.planId ?? 0) === planId;
  // Of one state they come in the order in which they were picked.
  const begun = (await rowsWithAny(upload, "state", ["error", "checking"])).filter(isHere);
  const shown = begun.slice(0, BEGUN_SHOWN);
  return { shown, more: begun.length - shown.length };
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
