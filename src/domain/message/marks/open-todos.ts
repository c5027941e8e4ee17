import type { Id } from "../../id.ts";

/** A message as far as it says who has to see to it; `doneTime` 0 = not done. */
interface WithTodos {
  readonly todos: readonly { readonly userId: Id; readonly doneTime: number }[];
}

/** Those who have not seen to a message yet. */
export function openTodosOf({ todos }: WithTodos): Id[] {
  return todos.filter(({ doneTime }) => doneTime === 0).map(({ userId }) => userId);
}
