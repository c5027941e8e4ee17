import type { ArgumentsOf } from "#domain/commands.ts";
import { extensionOf } from "#domain/file/file-extension.ts";
import { cleanFileName } from "#domain/file/file-name.ts";
import { reserveIds } from "../commands/minting.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import type { Announcement, KeptFileRow, UploadRow } from "../database/upload-row.ts";

/** What is known of a picture before it is sent. */
export interface PictureOf {
  readonly width: number;
  readonly height: number;
  /** A small JPEG as Base64. */
  readonly thumb: string;
  /** Smaller pictures of it, shown here at once and sent before the whole. */
  readonly variants: readonly Pick<KeptFileRow, "variant" | "bytes">[];
}

/** A file that somebody has picked. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
  readonly mimeType: string;
}

/** What goes to a chat with picked files: words with the first of them. */
export interface SendingTo {
  readonly dialogId: number;
  readonly text?: string;
  readonly replyId?: number;
  /** Of what was recorded as a voice message: its length and how it is drawn. */
  readonly voice?: { readonly duration: number; readonly levels: readonly number[] };
}

/** Where in the library picked files go: into a folder, or to the top of a plan's or of one's own. */
export interface AddingTo {
  /** 0 = at the top. */
  readonly pid: number;
  readonly planId?: number;
}

/** The file of the library of which a picked one is the newest content. */
export interface RenewingTo {
  readonly itemId: number;
  /** The version that was changed, left out = the one that stands. */
  readonly baseId?: number;
  /** The version beside it that is settled by this one. */
  readonly settlesId?: number;
}

/** The register of drawings of a plan, and what each page of the picked file becomes there. */
export interface DrawingTo {
  readonly planId: number;
  readonly pages: ArgumentsOf<"sheet.add">["pages"];
}

/** A record that names picked files, once it is sent. */
export interface FillingIn {
  readonly isOfRecord: true;
}

/** Where picked files go. */
export type UploadTarget = SendingTo | AddingTo | RenewingTo | DrawingTo | FillingIn;

/** What a file is called of whose name nothing is left. */
const NAMELESS = "file";
const VARIANT_TYPE = "image/jpeg";

/** Shows picked files at once, in their order; their bytes are still to be copied. */
export async function addUploads(
  database: LocalDatabase,
  files: readonly PickedFile[],
  to: UploadTarget,
  now: number,
): Promise<UploadRow[]> {
  const nextId = await reserveIds(database, files.length * 2);
  const isSent = "dialogId" in to;
  const rows = files.map((file, index): UploadRow => {
    const name = cleanFileName(file.name) || NAMELESS;
    const { size, mimeType } = file;
    const [id, fileId] = [nextId(), nextId()];
    const told = { id, fileId, name, size };
    return {
      fileId,
      dialogId: isSent ? to.dialogId : 0,
      messageId: isSent ? id : 0,
      name,
      ext: extensionOf(name),
      mimeType,
      size,
      width: 0,
      height: 0,
      thumb: "",
      md5: "",
      sum: "",
      state: "checking",
      hashed: 0,
      sent: 0,
      createTime: now,
      aliveTime: now,
      doneTime: 0,
      command: isSent ? sendingOf(told, to, index) : addingOf(told, to),
      isSentRow: false,
    };
  });
  await database.upload.bulkAdd(rows);
  return rows;
}

interface Told {
  readonly id: number;
  readonly fileId: number;
  readonly name: string;
  readonly size: number;
}

/** What puts it into the library, as a file of its own or as another content of one; into a register of drawings; or into a record. */
function addingOf(told: Told, to: Exclude<UploadTarget, SendingTo>): Announcement {
  if ("isOfRecord" in to) {
    const { fileId, name, size } = told;
    return { name: "record.edit", args: { fileId, name, size, recordId: 0 } };
  }
  if ("pages" in to) {
    const { id: _unused, ...file } = told;
    return { name: "sheet.add", args: { ...file, ...to } };
  }
  if ("itemId" in to) {
    const { itemId: id, ...from } = to;
    return { name: "file.addVersion", args: { ...told, ...from, id } };
  }
  return { name: "file.add", args: { ...told, ...to } };
}

/** Words and an answer go with the first of them. */
function sendingOf(
  told: Told,
  { dialogId, text, replyId, voice }: SendingTo,
  index: number,
): Announcement {
  const spoken = voice && { duration: voice.duration, levels: [...voice.levels] };
  const said = index === 0 && { ...(text && { text }), ...(replyId && { replyId }), ...spoken };
  return { name: "message.sendFile", args: { ...told, dialogId, ...said } };
}

/** Notes what can be seen of an upload, and in which size it goes, before its bytes are copied. */
export async function notePicture(
  database: LocalDatabase,
  fileId: number,
  { width, height, thumb, variants }: PictureOf,
  sent: PickedFile,
): Promise<void> {
  const { upload, keptFile } = database;
  const { size, mimeType } = sent;
  const name = cleanFileName(sent.name) || NAMELESS;
  await database.transaction("rw", [upload, keptFile], async () => {
    const row = await upload.get(fileId);
    if (row?.state !== "checking") return;
    const command = withPicture(row.command, { name, size, width, height }, thumb);
    const ext = extensionOf(name);
    await upload.put({ ...row, name, ext, size, mimeType, width, height, thumb, command });
    const usedTime = row.createTime;
    await keptFile.bulkPut(
      variants.map(({ variant, bytes }) => ({
        fileId,
        variant,
        bytes,
        size: bytes.byteLength,
        mimeType: VARIANT_TYPE,
        usedTime,
        isUnsent: true,
      })),
    );
  });
}

/** Only a message brings the small picture along. */
function withPicture(
  { name, args }: Announcement,
  seen: Pick<UploadRow, "name" | "size" | "width" | "height">,
  thumb: string,
): Announcement {
  if (name === "file.add") return { name, args: { ...args, ...seen } };
  if (name === "file.addVersion") return { name, args: { ...args, ...seen } };
  if (name === "sheet.add") return { name, args: { ...args, ...seen } };
  if (name === "record.edit") return { name, args: { ...args, ...seen } };
  return { name, args: { ...args, ...seen, thumb } };
}
