import {
  findWrittenIn,
  type WrittenAnswer,
  writtenQuestion,
} from "#client/data/search/written-in.ts";
import { useData } from "../data-context.ts";
import { useSettledAnswer } from "../search/use-settled-answer.ts";

/** What is known of files in which words are written. */
export type WrittenIn = WrittenAnswer | { readonly state: "none" | "asking" };

/** Asks the server for files in which words are written; needs the network. */
export function useWrittenIn(words: string): WrittenIn {
  const { quietCall } = useData();
  const question = writtenQuestion(words);
  const answer = useSettledAnswer(question, async (key) => findWrittenIn(quietCall, key));
  if (question === "") return { state: "none" };
  return answer ?? { state: "asking" };
}
