import { useState, useSyncExternalStore } from "react";
import type { AskStore } from "./ask-store.ts";

/** The question to show. It stays readable while its dialog moves out; `opened` says whether it still waits. */
export function useAsked<Question, Answer>(
  store: AskStore<Question, Answer>,
): { readonly question: Question | undefined; readonly opened: boolean } {
  const current = useSyncExternalStore(store.subscribe, store.current);
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  return { question: current ?? last, opened: current !== undefined };
}
