import JSZip from "jszip";
import { failure, type Result, success } from "#base/result.ts";
import { unpackWithin } from "#base/unpack-within.ts";
import type { PaperProblem } from "./paper-problem.ts";

/** More files than any document has: each costs memory before a byte of it is unpacked. */
const FILES_MAX = 10_000;

/** The files inside of a packed document. */
export interface Archive {
  readonly names: readonly string[];
  /** A file in it as text; undefined where it has none of that name. */
  text(name: string): Promise<string | undefined>;
  /** A file in it as it is; undefined where it has none of that name. */
  bytes(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/**
 * Opens a packed document once all of it has been unpacked and counted, because what it says of its sizes may be a lie.
 * One that unpacks to more than `limit` bytes is put away at that byte; none of it is kept meanwhile.
 */
export async function openArchive(
  content: Uint8Array,
  limit: number,
): Promise<Result<Archive, PaperProblem>> {
  try {
    const zip = await JSZip.loadAsync(content);
    const files = Object.values(zip.files).filter(({ dir }) => !dir);
    if (files.length > FILES_MAX) return failure("tooLarge");
    if (!(await unpackWithin(files, limit))) return failure("tooLarge");
    return success({
      names: files.map(({ name }) => name),
      text: async (name) => zip.file(name)?.async("string"),
      bytes: async (name) =>
        zip.file(name)?.async("uint8array") as Promise<Uint8Array<ArrayBuffer>> | undefined,
    });
  } catch {
    // The library throws plain errors with words for developers, whatever is wrong with the file.
    return failure("broken");
  }
}
