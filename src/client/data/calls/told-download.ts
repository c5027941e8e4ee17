import { NETWORK_EXCEPTION } from "#contract/envelope.ts";
import type { CallFailure } from "./failure.ts";

/** The code of an answer that leads a download elsewhere. */
const MOVED = 302;

/**
 * What a person is told of a file that could not be saved: the words of the answer, unless it leads elsewhere (seed 000 §8);
 * without an answer, that the file does not lie here. Undefined = nothing.
 */
export function toldOfDownload(failure: CallFailure, name: string): CallFailure | undefined {
  if (failure.code === MOVED) return undefined;
  if (failure.code !== NETWORK_EXCEPTION) return failure;
  return { ...failure, reason: "file.notHere", data: { name } };
}
