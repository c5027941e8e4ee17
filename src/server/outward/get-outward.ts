import { answerTo, readUpTo } from "./read-answer.ts";
import { requestOutward } from "./request-outward.ts";

interface OutwardQuestion {
  readonly address: string;
  /** Types of contents that are of use. */
  readonly accept: string;
  /** Bytes of the answer that are read at most; the rest is left where it is. */
  readonly most: number;
}

/** What stands at an address. */
export interface OutwardAnswer {
  /** Where it stood in the end, behind redirections. */
  readonly address: string;
  readonly type: string;
  readonly body: Buffer;
  /** Whether there is no more of it. */
  readonly isWhole: boolean;
}

/** Milliseconds for all of it, with its redirections. */
const PATIENCE = 8_000;
const REDIRECTIONS_MAX = 4;
const MOVED = new Set([301, 302, 303, 307, 308]);

/**
 * Reads what stands at an address that somebody has named; undefined where there is nothing to be had. Each place to which it is sent on
 * is looked at like the first.
 */
export async function getOutward(
  { address, accept, most }: OutwardQuestion,
  allowPrivate: boolean,
): Promise<OutwardAnswer | undefined> {
  const signal = AbortSignal.timeout(PATIENCE);
  // What comes packed could unpack to any size.
  const headers = {
    accept,
    "accept-encoding": "identity",
    "user-agent": "Plumbline (link preview)",
  };
  let place = address;
  for (let moves = 0; moves <= REDIRECTIONS_MAX; moves += 1) {
    const options = { method: "GET", headers, signal } as const;
    const response = await answerTo(requestOutward(place, options, allowPrivate));
    const { location } = response.headers;
    if (MOVED.has(response.statusCode ?? 0) && location && URL.canParse(location, place)) {
      response.destroy();
      place = new URL(location, place).href;
      continue;
    }
    const isPacked = (response.headers["content-encoding"] ?? "identity") !== "identity";
    if (response.statusCode !== 200 || isPacked) {
      response.destroy();
      return undefined;
    }
    const type = response.headers["content-type"] ?? "";
    return { address: place, type, ...(await readUpTo(response, most)) };
  }
  return undefined;
}
