import { splitThings, thingsIn, thingToken } from "#domain/message/things/thing-mention.ts";
import { type Mentionable, namesToTokens, tokensToNames } from "../mention/mention-text.ts";
import { keepThing, wordsToThings } from "./thing-words.ts";

/** What was typed as it is stored: things and people by what they are, and no longer by what they are called. */
export function asStored(text: string, people: readonly Mentionable[]): string {
  return splitThings(wordsToThings(text))
    .map((piece) => (typeof piece === "string" ? namesToTokens(piece, people) : thingToken(piece)))
    .join("");
}

/** What is stored as it is typed, to be written anew: the things in it stay what they are. */
export function asTyped(text: string, nameOf: (id: number) => string): string {
  for (const thing of thingsIn(text)) keepThing(thing);
  return tokensToNames(text, nameOf);
}
