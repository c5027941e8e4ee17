import { useState, useSyncExternalStore } from "react";
import type { AskStore } from "./ask-store.ts";

interface Asked<Question> {
  /** It stays readable while its dialog moves out. */
  readonly question: Question | undefined;
  /** Whether it still waits. */
  readonly opened: boolean;
  /** Another one for each question: the key of its dialog, which so comes to lie over whatever was opened before it. */
  readonly turn: number;
}

/** The question to show. */
export function useAsked<Question, Answer>(store: AskStore<Question, Answer>): Asked<Question> {
  const current = useSyncExternalStore(store.subscribe, store.current);
  const opened = current !== undefined;
  const [shown, setShown] = useState<Asked<Question>>({ question: current, opened, turn: 0 });
  const isNew = opened && (!shown.opened || current !== shown.question);
  if (!isNew && opened === shown.opened) return shown;
  const next = {
    question: current ?? shown.question,
    opened,
    turn: isNew ? shown.turn + 1 : shown.turn,
  };
  setShown(next);
  return next;
}
