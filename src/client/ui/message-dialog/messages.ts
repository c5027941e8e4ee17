import { createAskStore } from "../ask/ask-store.ts";

export interface Message {
  readonly title: string;
  readonly text: string;
}

/** What is to be read, one after the other. */
export const messages = createAskStore<Message, undefined>();

/** Says something that a person has to have read before they go on; settles when they have. */
export function showMessage(message: Message): Promise<undefined> {
  return messages.ask(message);
}
