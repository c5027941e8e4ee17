import type { UploadRow } from "#client/data/database/upload-row.ts";
import { readFile, readTaskFiles, readUpload } from "#client/data/queries/files.ts";
import type { File } from "#domain/file/file.ts";
import { type Live, useLive } from "../use-live.ts";

/** undefined when the file is gone or not the person's to see. */
export function useFile(fileId: number): Live<File | undefined> {
  return useLive(readFile, fileId);
}

/** The content of a file that this browser brings; undefined of any other. */
export function useUpload(fileId: number): Live<UploadRow | undefined> {
  return useLive(readUpload, fileId);
}

/** A task's files, the newest first. */
export function useTaskFiles(taskId: number): Live<File[]> {
  return useLive(readTaskFiles, taskId);
}
