import { failure, type Result, success } from "#base/result.ts";
import type { PaperProblem } from "./paper-problem.ts";

/** Fetches a file that is read as a whole; one that is longer than `limit` bytes is not fetched to its end. */
export async function fetchPaper(
  address: string,
  limit: number,
  signal: AbortSignal,
): Promise<Result<Uint8Array<ArrayBuffer>, PaperProblem>> {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok || !response.body) return failure("notFetched");
    const reader = response.body.getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length;
      if (length > limit) {
        void reader.cancel();
        return failure("tooLarge");
      }
      parts.push(read.value);
    }
    return success(new Uint8Array(await new Blob(parts).arrayBuffer()));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TypeError || error instanceof DOMException) return failure("notFetched");
    throw error;
  }
}
