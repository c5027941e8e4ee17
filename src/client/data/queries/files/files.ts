import type { File } from "#domain/file/file.ts";
import type { FileBody } from "#domain/message/message.ts";
import { fileBodyOf } from "#domain/message/message-body.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import type { UploadRow } from "../../database/upload-row.ts";

/** One file, undefined when it is gone or not the person's to see. */
export function readFile(database: LocalDatabase, fileId: number): PromiseLike<File | undefined> {
  return database.file.get(fileId);
}

/** Those of some files that are here and the person's to see, in their order. */
export async function readFilesNamed(
  database: LocalDatabase,
  fileIds: readonly number[],
): Promise<File[]> {
  const files = await database.file.bulkGet([...fileIds]);
  return files.filter((file) => file !== undefined);
}

/** The content of a file that this browser brings; undefined of any other. */
export function readUpload(
  database: LocalDatabase,
  fileId: number,
): PromiseLike<UploadRow | undefined> {
  return database.upload.get(fileId);
}

/** A task's files, the newest first. */
export async function readTaskFiles(database: LocalDatabase, taskId: number): Promise<File[]> {
  const files = await database.file.where("taskId").equals(taskId).toArray();
  return files.toSorted((left, right) => right.createTime - left.createTime || right.id - left.id);
}

/** The pictures of a chat whose messages are here, the oldest first. */
export async function readPicturesOfDialog(
  database: LocalDatabase,
  dialogId: number,
): Promise<FileBody[]> {
  const files = await database.file.where("dialogId").equals(dialogId).toArray();
  const messages = await database.message.bulkGet(files.map(({ messageId }) => messageId));
  return messages
    .flatMap((message) => message ?? [])
    .toSorted((left, right) => left.position - right.position)
    .flatMap((message) => fileBodyOf(message) ?? [])
    .filter(({ type }) => type === "img");
}
