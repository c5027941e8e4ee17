import { late } from "../late.tsx";
import { createAskStore } from "../ask/ask-store.ts";
import { useAsked } from "../ask/use-asked.ts";
import type { ConfirmQuestion } from "./confirm-modal.tsx";
import { Opening } from "../over-screen.tsx";

const store = createAskStore<ConfirmQuestion, boolean>();
const ConfirmModal = late(async () => (await import("./confirm-modal.tsx")).ConfirmModal);

/** Asks before something that cannot be taken back; false when the person thinks better of it. */
export function confirm(question: ConfirmQuestion): Promise<boolean> {
  return store.ask(question);
}

/** Shows what `confirm` asks; stands once in the app. */
export function ConfirmHost() {
  const { question, opened, turn } = useAsked(store);
  if (!question) return null;
  return (
    <Opening>
      <ConfirmModal key={turn} question={question} opened={opened} onAnswer={store.answer} />
    </Opening>
  );
}
