import { useSyncExternalStore } from "react";
import { useData } from "./data-context.ts";
import type { Answer, Query } from "./live-queries.ts";

/** What a screen knows of a query: nothing yet, or its answer. */
export type Live<Value> = Exclude<Answer<Value>, { state: "failed" }>;

/** The answer of a query, and again whenever its rows change; what fails reaches the screen's boundary. */
export function useLive<Arguments extends readonly unknown[], Value>(
  query: Query<Arguments, Value>,
  ...args: Arguments
): Live<Value> {
  const { queries } = useData();
  const watched = queries.watch(query, ...args);
  const answer = useSyncExternalStore(watched.subscribe, watched.current);
  if (answer.state === "failed") throw answer.error;
  return answer;
}
