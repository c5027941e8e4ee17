import JSZip from "jszip";
import { unpackWithin } from "#base/unpack-within.ts";

/** More files than any workbook has. */
const FILES_MAX = 2_000;

/** Whether a packed file holds no more files than a workbook, and unpacks to at most so many bytes. */
export async function unpacksWithin(content: Uint8Array, limit: number): Promise<boolean> {
  const zip = await JSZip.loadAsync(content);
  const files = Object.values(zip.files).filter(({ dir }) => !dir);
  return files.length <= FILES_MAX && unpackWithin(files, limit);
}
