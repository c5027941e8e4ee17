import { extensionOf } from "#domain/file/file-extension.ts";
import {
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  textOf,
} from "#domain/form/json/json.ts";

/** A file that a field names. */
export interface FormFile {
  readonly fileId: number;
  readonly name: string;
  readonly ext: string;
  /** Bytes, 0 = nobody knows. */
  readonly size: number;
}

/** The files of a value; what names none is left out. */
export function formFilesOf(value: Json): readonly FormFile[] {
  return listOf(value).flatMap((item) => {
    if (!isJsonObject(item)) return [];
    const fileId = Number(item["fileId"]);
    const name = textOf(item["name"]);
    if (!Number.isSafeInteger(fileId) || fileId <= 0) return [];
    return [{ fileId, name, ext: extensionOf(name), size: Number(item["fileSize"] ?? 0) || 0 }];
  });
}

/** A file as a value names it (seed 001 section 3). */
export function valueOfFile({ fileId, name, ext, size }: FormFile): JsonObject {
  return { name, fileId, fileSize: size, fileExtension: ext };
}
