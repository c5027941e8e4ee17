import { createAskStore } from "#client/ui/ask/ask-store.ts";
import { useAsked } from "#client/ui/ask/use-asked.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import type { TaskMenuRequest } from "./task-menu-request.ts";

const store = createAskStore<TaskMenuRequest, undefined>();
const TaskMenu = late(async () => (await import("./task-menu.tsx")).TaskMenu);

/** Opens the menu of a task that has no button for it where it is. */
export function askTaskMenu(request: TaskMenuRequest): void {
  void store.ask(request);
}

/** Shows what `askTaskMenu` asks for; stands once in the app, because lists draw thousands of tasks. */
export function TaskMenuHost() {
  const { question, opened, turn } = useAsked(store);
  if (!question || !opened) return null;
  return (
    <Opening>
      <TaskMenu key={turn} request={question} onClose={() => store.answer(undefined)} />
    </Opening>
  );
}
