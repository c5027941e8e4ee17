import { createAskStore } from "#client/ui/ask/ask-store.ts";
import { useAsked } from "#client/ui/ask/use-asked.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import type { Task } from "#domain/task/task.ts";

/** Which task is to become a subtask. */
export interface AttachQuestion {
  readonly task: Task;
}

const store = createAskStore<AttachQuestion, undefined>();
const AttachDialog = late(async () => (await import("./attach-dialog.tsx")).AttachDialog);

/** Asks of which other task it is to become a subtask, and makes it one. */
export function askAttach(question: AttachQuestion): Promise<undefined> {
  return store.ask(question);
}

/** Shows what `askAttach` asks; stands once in the app, because a menu goes with what it belongs to. */
export function AttachHost() {
  const { question, opened, turn } = useAsked(store);
  if (!question) return null;
  return (
    <Opening>
      <AttachDialog
        key={turn}
        {...question}
        opened={opened}
        onClose={() => store.answer(undefined)}
      />
    </Opening>
  );
}
