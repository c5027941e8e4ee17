import { createAskStore } from "#client/ui/ask/ask-store.ts";
import { useAsked } from "#client/ui/ask/use-asked.ts";
import { late } from "#client/ui/late.tsx";
import type { MoveQuestion } from "./move-question.ts";
import { Opening } from "#client/ui/over-screen.tsx";

const store = createAskStore<MoveQuestion, undefined>();
const MoveDialog = late(async () => (await import("./move-dialog.tsx")).MoveDialog);

/** Asks to which place a task is to go, and moves it there. Ends when the dialog is closed. */
export function askMove(question: MoveQuestion): Promise<undefined> {
  return store.ask(question);
}

/** Shows what `askMove` asks; stands once in the app, because a card's menu goes with its card. */
export function MoveHost() {
  const { question, opened, turn } = useAsked(store);
  if (!question) return null;
  return (
    <Opening>
      <MoveDialog
        key={turn}
        question={question}
        opened={opened}
        onClose={() => store.answer(undefined)}
      />
    </Opening>
  );
}
