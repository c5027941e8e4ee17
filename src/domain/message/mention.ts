import { thingsAsWords } from "./things/thing-mention.ts";

/**
 * A mention is written `<@12>` in the text, `<@0>` for everybody, so that a
 * person who changes their name is still the one who was meant.
 */
const MENTION = /<@(\d{1,16})>/g;

export const EVERYBODY = 0;

/** Ids mentioned in a text, each once, in order. */
export function mentionsIn(text: string): number[] {
  const ids = new Set<number>();
  for (const match of text.matchAll(MENTION)) {
    const id = Number(match[1]);
    if (Number.isSafeInteger(id)) ids.add(id);
  }
  return [...ids];
}

/** The text with each mention replaced by what `nameOf` says of the id, and things by what they were called. */
export function replaceMentions(text: string, nameOf: (userId: number) => string): string {
  return thingsAsWords(text).replaceAll(MENTION, (_mention, id: string) => nameOf(Number(id)));
}

/** Whether a message with these mentions calls this person. */
export function isMentioned(
  message: { mention: readonly number[]; userId: number },
  userId: number,
) {
  return (
    message.userId !== userId &&
    (message.mention.includes(EVERYBODY) || message.mention.includes(userId))
  );
}
