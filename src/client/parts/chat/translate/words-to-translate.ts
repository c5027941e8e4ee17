import type { Message } from "#domain/message/message.ts";
import { thingsAsWords } from "#domain/message/things/thing-mention.ts";
import { linesIn } from "#domain/message/message-body.ts";
import { tokensToNames } from "../mention/mention-text.ts";

/** What of a message is translated: all that it says, with people by their names; "" = nothing. */
export function wordsToTranslate({ msg }: Message, nameOf: (id: number) => string): string {
  if (!msg.text) return "";
  const words = [msg.text, ...linesIn(msg)].join("\n");
  return tokensToNames(thingsAsWords(words), nameOf);
}
