import { lazy, Suspense } from "react";
import { createAskStore } from "../ask/ask-store.ts";
import { useAsked } from "../ask/use-asked.ts";
import type { TextQuestion } from "./text-prompt-modal.tsx";

const store = createAskStore<TextQuestion, string | undefined>();
const TextPromptModal = lazy(async () => {
  const module = await import("./text-prompt-modal.tsx");
  return { default: module.TextPromptModal };
});

/** Asks for some words; trimmed, or undefined when the person gives none. */
export function promptText(question: TextQuestion): Promise<string | undefined> {
  return store.ask(question);
}

/** Shows what `promptText` asks; stands once in the app. */
export function PromptHost() {
  const { question, opened } = useAsked(store);
  if (!question) return null;
  return (
    <Suspense>
      <TextPromptModal question={question} opened={opened} onAnswer={store.answer} />
    </Suspense>
  );
}
