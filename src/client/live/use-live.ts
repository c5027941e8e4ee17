import { useObservable } from "dexie-react-hooks";
import { useData } from "./data-context.ts";
import type { Answer, Query, WatchedQuery } from "./live-queries.ts";

/** What a screen knows of a query: nothing yet, or its answer. */
export type Live<Value> = Exclude<Answer<Value>, { state: "failed" }>;

/** The answer of a query, and again whenever its rows change; what fails reaches the screen's boundary. */
export function useLive<Arguments extends readonly unknown[], Value>(
  query: Query<Arguments, Value>,
  ...args: Arguments
): Live<Value> {
  const { queries } = useData();
  const watched = queries.watch(query, ...args);
  useObservable(() => observableOf(watched), [watched]);
  // For a moment the hook has the answer of the question before; it is asked only to draw anew.
  const answer = watched.current();
  if (answer.state === "failed") throw answer.error;
  return answer;
}

/** Says the answer at once and whenever it changes: what came between drawing and watching is not missed. */
function observableOf<Value>({ current, subscribe }: WatchedQuery<Value>) {
  return {
    getValue: current,
    subscribe(tell: (answer: Answer<Value>) => void) {
      tell(current());
      return subscribe(() => tell(current()));
    },
  };
}
