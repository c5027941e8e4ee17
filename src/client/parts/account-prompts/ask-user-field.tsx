import { useEffect } from "react";
import { answerWantedFields } from "#client/live/calls/user-field.ts";
import { createAskStore } from "#client/ui/ask/ask-store.ts";
import { useAsked } from "#client/ui/ask/use-asked.ts";
import { late } from "#client/ui/late.tsx";
import { isUserField, type UserField } from "./user-field.ts";
import { Opening } from "#client/ui/over-screen.tsx";

const store = createAskStore<UserField, boolean>();
const UserFieldModal = late(async () => (await import("./user-field-modal.tsx")).UserFieldModal);

/**
 * Asks the person for their nickname or contact phone and hands it to the server (seed 000 §8,
 * codes -2 and -3). True once the server has it, so that what asked for it can be tried again;
 * false when the person thinks better of it. Rejects with `parameterError` for any other field.
 */
async function askForUserField(field: UserField): Promise<boolean> {
  if (!isUserField(field)) throw new Error("parameterError");
  return store.ask(field);
}

/** Shows what `askForUserField` asks, also where a call asks for it; stands once in the app. */
export function AccountPromptHost() {
  const { question, opened, turn } = useAsked(store);
  useEffect(() => answerWantedFields(askForUserField), []);
  if (!question) return null;
  return (
    <Opening>
      <UserFieldModal key={turn} field={question} opened={opened} onAnswer={store.answer} />
    </Opening>
  );
}
