import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { SearchAnswer, SearchQuestion } from "#client/data/search/question.ts";
import { useData } from "../data-context.ts";
import { type SearchSession, searchSessionOf } from "./search-session.ts";

/** Keeps the index of the account up while the component stands. */
export function useSearchSession(): SearchSession {
  const { database, userId } = useData();
  const session = useMemo(() => searchSessionOf(database.name, userId), [database.name, userId]);
  useEffect(() => session.hold(), [session]);
  return session;
}

/** An answer, which stays until the next one is there. */
export interface LiveAnswer extends SearchAnswer {
  /** Whether it answers what is asked now, and not what was asked before. */
  readonly current: boolean;
}

/**
 * What is found in this browser, and again whenever rows change; the answer before until then.
 * Without a question nothing is asked.
 */
export function useSearch(
  question: Omit<SearchQuestion, "now"> | undefined,
): LiveAnswer | undefined {
  const { now } = useData();
  const session = useSearchSession();
  const changes = useSyncExternalStore(session.subscribe, session.changes);
  const [answer, setAnswer] = useState<{ asked: string; found: SearchAnswer }>();
  const asked = question ? JSON.stringify(question) : "";
  useEffect(() => {
    if (!asked) return undefined;
    let left = false;
    const whole = { ...(JSON.parse(asked) as NonNullable<typeof question>), now: now() };
    void session.ask(whole).then((found) => {
      if (!left && found) setAnswer({ asked, found });
    });
    return () => {
      left = true;
    };
  }, [session, changes, asked, now]);
  if (!asked || !answer) return undefined;
  return { ...answer.found, current: answer.asked === asked };
}
