import { createAskStore } from "#client/ui/ask/ask-store.ts";
import { useAsked } from "#client/ui/ask/use-asked.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import type { CopyQuestion } from "./copy-question.ts";

const store = createAskStore<CopyQuestion, undefined>();
const CopyDialog = late(async () => (await import("./copy-dialog.tsx")).CopyDialog);

/** Asks where a task is to come that is made from another one or from words, and makes it there. */
export function askCopy(question: CopyQuestion): Promise<undefined> {
  return store.ask(question);
}

/** Shows what `askCopy` asks; stands once in the app, because a menu goes with what it belongs to. */
export function CopyHost() {
  const { question, opened, turn } = useAsked(store);
  if (!question) return null;
  return (
    <Opening>
      <CopyDialog
        key={turn}
        question={question}
        opened={opened}
        onClose={() => store.answer(undefined)}
      />
    </Opening>
  );
}
