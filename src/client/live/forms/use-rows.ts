import { useEffect, useState } from "react";
import type { RowsAsked } from "#client/data/calls/ask-interface.ts";
import type { CallFailure } from "#client/data/calls/failure.ts";
import type { CallResult, Caller } from "#client/data/calls/http.ts";
import type { SeenAnswer } from "#client/data/database/seen-rows-row.ts";
import { readSeenRows } from "#client/data/queries/choices/interfaces.ts";
import { keepRows } from "#client/data/queries/choices/rows-sight.ts";
import { useData } from "../data-context.ts";
import { useLine } from "../sync/use-line.ts";
import { useLive } from "../use-live.ts";
import { foundAhead } from "./found-ahead.ts";
import { askedAhead, keyOfRows } from "./key-of-rows.ts";

/** Rows as the server answered them, now or when they were seen last. */
export interface AskedRows {
  /** undefined: they were never seen here. */
  readonly answer: SeenAnswer | undefined;
  /** asking: the server's word is on its way; offline: it cannot be had; else why it was not given. */
  readonly state: "asking" | "fresh" | "offline" | CallFailure;
}

type Rows = Pick<SeenAnswer, "rows" | "total">;

/** What is being asked for: rows of a sub-table that ask the same ask once. */
const underway = new WeakMap<Caller, Map<string, Promise<CallResult<Rows>>>>();

async function askOnce(call: Caller, key: string, asked: RowsAsked): Promise<CallResult<Rows>> {
  const calls = underway.get(call) ?? new Map<string, Promise<CallResult<Rows>>>();
  underway.set(call, calls);
  const known = calls.get(key);
  if (known) return known;
  const { askRows } = await import("#client/data/calls/ask-interface.ts");
  const begun = calls.get(key) ?? askRows(call, asked);
  calls.set(key, begun);
  try {
    return await begun;
  } finally {
    calls.delete(key);
  }
}

/** Asks for a page of rows, and again when there is a line or when `rounds` is another. */
export function useRows(asked: RowsAsked, rounds = 0): AskedRows {
  const { database, quietCall, now } = useData();
  const isOnline = useLine() === "up";
  const key = keyOfRows(asked);
  const question = JSON.stringify(asked);
  const seen = useLive(readSeenRows, key);
  const fetched = useLive(readSeenRows, keyOfRows(askedAhead(asked.interfaceId)));
  const ahead = fetched.state === "ready" ? fetched.value : undefined;
  const [heard, setHeard] = useState<{
    readonly key: string;
    readonly answer?: SeenAnswer;
    readonly failure?: CallFailure;
  }>();

  useEffect(() => {
    if (!isOnline) return undefined;
    let left = false;
    const ask = async () => {
      const wanted = JSON.parse(question) as RowsAsked;
      const result = await askOnce(quietCall, key, wanted);
      if (left) return;
      if (!result.ok) {
        setHeard({ key, failure: result.failure });
        return;
      }
      const answer = { key, interfaceId: wanted.interfaceId, seenAt: now(), ...result.value };
      // Where there is no room for it, it is shown for as long as it is looked at.
      await keepRows(database, answer).catch(() => undefined);
      if (!left) setHeard({ key, answer });
    };
    void ask();
    return () => {
      left = true;
    };
  }, [database, quietCall, now, isOnline, key, question, rounds]);

  const isHeard = heard?.key === key;
  const answer =
    (seen.state === "ready" ? seen.value : undefined) ?? (isHeard ? heard.answer : undefined);
  const failure = isHeard ? heard.failure : undefined;
  if (!isOnline || failure?.kind === "network")
    return { answer: answer ?? foundAhead(asked, ahead), state: "offline" };
  return { answer, state: failure ?? (isHeard ? "fresh" : "asking") };
}
