import type { ReplyOf } from "#contract/call.ts";
import { searchContents } from "#contract/calls/library.ts";
import { SEARCH_KEY_MAX } from "#domain/limits.ts";
import type { CallFailure, Caller } from "../calls/http.ts";

/** What the server knows of files in which words are written. */
export type WrittenAnswer =
  | { readonly state: "found"; readonly list: ReplyOf<typeof searchContents> }
  | { readonly state: "failed"; readonly failure: CallFailure };

/** Words as the server takes them, "" = nothing is asked for. */
export function writtenQuestion(words: string): string {
  return words.trim().slice(0, SEARCH_KEY_MAX).trim();
}

/** Files in which words are written. */
export async function findWrittenIn(call: Caller, key: string): Promise<WrittenAnswer> {
  const found = await call(searchContents, { key });
  return found.ok
    ? { state: "found", list: found.value }
    : { state: "failed", failure: found.failure };
}
