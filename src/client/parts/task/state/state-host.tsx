import { createAskStore } from "#client/ui/ask/ask-store.ts";
import { useAsked } from "#client/ui/ask/use-asked.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import type { Task } from "#domain/task/task.ts";
import type { StateQuestion } from "./state-question.ts";

const store = createAskStore<StateQuestion, undefined>();
const StateMenu = late(async () => (await import("./state-menu.tsx")).StateMenu);

/** Offers the states into which a task may go, beside what was pressed. */
export function askState(task: Task, from: HTMLElement): void {
  void store.ask({ task, from });
}

/** Shows what `askState` asks; stands once in the app, because boards draw thousands of marks. */
export function StateHost() {
  const { question, opened } = useAsked(store);
  if (!question || !opened) return null;
  return (
    <Opening>
      <StateMenu question={question} onClose={() => store.answer(undefined)} />
    </Opening>
  );
}
