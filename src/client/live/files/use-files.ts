import type { UploadRow } from "#client/data/database/upload-row.ts";
import {
  readFile,
  readFilesNamed,
  readTaskFiles,
  readUpload,
} from "#client/data/queries/files/files.ts";
import { readWhereabouts, type Whereabouts } from "#client/data/queries/uploads.ts";
import type { File } from "#domain/file/file.ts";
import { type Live, useLive } from "../use-live.ts";

/** undefined when the file is gone or not the person's to see. */
export function useFile(fileId: number): Live<File | undefined> {
  return useLive(readFile, fileId);
}

/** Where the bytes of a file are; the question that a picture of it asks too. */
export function useWhereabouts(fileId: number): Live<Whereabouts> {
  return useLive(readWhereabouts, fileId);
}

/** Those of some files that are here and the person's to see, in their order. */
export function useFilesNamed(fileIds: readonly number[]): Live<File[]> {
  return useLive(readFilesNamed, fileIds);
}

/** The content of a file that this browser brings; undefined of any other. */
export function useUpload(fileId: number): Live<UploadRow | undefined> {
  return useLive(readUpload, fileId);
}

/** A task's files, the newest first. */
export function useTaskFiles(taskId: number): Live<File[]> {
  return useLive(readTaskFiles, taskId);
}
