import JSZip from "jszip";
import { failure, type Result, success } from "#base/result.ts";
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
    let left = limit;
    for (const file of files) {
      left -= await unpackedSize(file, left);
      if (left < 0) return failure("tooLarge");
    }
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

/** The stream that the library unpacks with; its types leave it out. */
interface Unpacking {
  on(event: "data", heard: (chunk: Uint8Array) => void): Unpacking;
  on(event: "end", heard: () => void): Unpacking;
  on(event: "error", heard: (error: Error) => void): Unpacking;
  pause(): Unpacking;
  resume(): Unpacking;
}

/** Bytes of a file in an archive, as far as they are at most `limit` and a few more. */
function unpackedSize(file: JSZip.JSZipObject, limit: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const unpacking = (
    file as unknown as { internalStream(type: "uint8array"): Unpacking }
  ).internalStream("uint8array");
  let size = 0;
  unpacking
    .on("data", (chunk) => {
      size += chunk.length;
      if (size <= limit) return;
      unpacking.pause();
      resolve(size);
    })
    .on("end", () => resolve(size))
    .on("error", reject)
    .resume();
  return promise;
}
