import * as z from "zod/mini";
import { EARLIER_WORDS_KEPT, MESSAGE_TEXT_MAX } from "../../limits.ts";
import { timeShape } from "../../shape.ts";

/** What a message said before its author put it otherwise. */
export const earlierWordsShape = z.object({
  text: z.string(),
  /** "md" = markdown. */
  type: z.enum(["text", "md"]),
  /** Epoch ms until which it said this. */
  until: timeShape,
});
export type EarlierWords = z.infer<typeof earlierWordsShape>;

/**
 * The history of a message with what it said until now; of many wordings the newest, which together are no longer than
 * one message may be.
 */
export function withEarlier(
  history: readonly EarlierWords[],
  said: EarlierWords,
): readonly EarlierWords[] {
  const all = [...history, said].slice(-EARLIER_WORDS_KEPT);
  let room = MESSAGE_TEXT_MAX;
  const kept = all.toReversed().filter(({ text }) => {
    room -= text.length;
    return room >= 0;
  });
  return kept.toReversed();
}
