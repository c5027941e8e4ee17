import { late } from "../late.tsx";
import { createAskStore } from "../ask/ask-store.ts";
import { useAsked } from "../ask/use-asked.ts";
import type { TextQuestion } from "./text-prompt-modal.tsx";
import { Opening } from "../over-screen.tsx";

const store = createAskStore<TextQuestion, string | undefined>();
const TextPromptModal = late(async () => (await import("./text-prompt-modal.tsx")).TextPromptModal);

/**
 * Asks for words in place of those that stand, and does something with them.
 * What could not be done is asked again, with the words that were typed.
 */
export async function promptChange(
  question: TextQuestion,
  change: (words: string) => Promise<{ readonly ok: boolean }>,
): Promise<void> {
  for (let { value } = question; ;) {
    const words = await store.ask({ ...question, ...(value !== undefined && { value }) });
    if (words === undefined || words === question.value) return;
    if ((await change(words)).ok) return;
    value = words;
  }
}

/** Shows what `promptChange` asks; stands once in the app. */
export function PromptHost() {
  const { question, opened, turn } = useAsked(store);
  if (!question) return null;
  return (
    <Opening>
      <TextPromptModal key={turn} question={question} opened={opened} onAnswer={store.answer} />
    </Opening>
  );
}
