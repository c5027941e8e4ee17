import { searchContents } from "#contract/calls/library.ts";
import type { ReplyOf } from "#contract/call.ts";
import type { CallFailure } from "#client/data/calls/http.ts";
import { SEARCH_KEY_MAX } from "#domain/limits.ts";
import { useData } from "../data-context.ts";
import { useSettledAnswer } from "../search/use-settled-answer.ts";

/** What the server knows of files in which words are written. */
export type WrittenIn =
  | { readonly state: "none" | "asking" }
  | { readonly state: "failed"; readonly failure: CallFailure }
  | { readonly state: "found"; readonly list: ReplyOf<typeof searchContents> };

/** Asks the server for files in which words are written; needs the network. */
export function useWrittenIn(words: string): WrittenIn {
  const { quietCall } = useData();
  const key = words.trim().slice(0, SEARCH_KEY_MAX).trim();
  const answer = useSettledAnswer(key, async (asked): Promise<WrittenIn> => {
    const found = await quietCall(searchContents, { key: asked });
    return found.ok
      ? { state: "found", list: found.value }
      : { state: "failed", failure: found.failure };
  });
  if (key === "") return { state: "none" };
  return answer ?? { state: "asking" };
}
