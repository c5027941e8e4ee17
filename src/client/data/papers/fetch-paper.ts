import { failure, type Result, success } from "#base/result.ts";
import { fetchWhole } from "../calls/fetch-whole.ts";
import type { PaperProblem } from "./paper-problem.ts";

/** Fetches a file that is read as a whole; one that is longer than `limit` bytes is not fetched to its end. */
export async function fetchPaper(
  address: string,
  limit: number,
  signal: AbortSignal,
): Promise<Result<Uint8Array<ArrayBuffer>, PaperProblem>> {
  const ask = async (headers: Readonly<Record<string, string>>) =>
    fetch(address, { headers, signal });
  const fetched = await fetchWhole({ name: address, most: limit, ask });
  signal.throwIfAborted();
  if (fetched === "tooLarge") return failure("tooLarge");
  if (typeof fetched === "string") return failure("notFetched");
  return success(new Uint8Array(await fetched.arrayBuffer()));
}
