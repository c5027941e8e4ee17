import { type Result, success } from "#base/result.ts";
import { decodeText } from "#client/data/papers/decode-text.ts";
import type { PaperProblem } from "#client/data/papers/paper-problem.ts";

/** Bytes of a text that is fetched. */
export const TEXT_MAX = 20_000_000;
/** Letters that are drawn. */
const SHOWN = 500_000;

/** The beginning of a text, which is all of it unless it is very long. */
export interface ReadText {
  readonly text: string;
  readonly isCut: boolean;
}

/** Reads a text, in whichever way it is written, as far as it is shown. */
export async function readText(content: Uint8Array): Promise<Result<ReadText, PaperProblem>> {
  const text = decodeText(content);
  if (text.length <= SHOWN) return success({ text, isCut: false });
  const end = text.lastIndexOf("\n", SHOWN);
  return success({ text: text.slice(0, end > 0 ? end : SHOWN), isCut: true });
}
