import { createAskStore } from "#client/ui/ask/ask-store.ts";
import { useAsked } from "#client/ui/ask/use-asked.ts";
import { late } from "#client/ui/late.tsx";
import type { PreviewQuestion } from "./preview-question.ts";

const store = createAskStore<PreviewQuestion, undefined>();
const Preview = late(async () => (await import("./preview.tsx")).Preview);

/** Shows files over the screen, one at a time. Ends when it is closed. */
export function openPreview(question: PreviewQuestion): Promise<undefined> {
  return store.ask(question);
}

/** Shows what `openPreview` was given; stands once in the app, because a message may go while its picture is looked at. */
export function PreviewHost() {
  const { question, opened } = useAsked(store);
  if (!question || !opened) return null;
  return <Preview {...question} onClose={() => store.answer(undefined)} />;
}
