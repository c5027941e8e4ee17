import { useCallback, useEffect, useMemo, useState } from "react";
import type { BodyOf, ReplyOf } from "#contract/call.ts";
import { getApprovalInsight } from "#contract/calls/approval.ts";
import { useData } from "#client/live/data-context.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { readKept, writeKept } from "#client/platform/kept-text.ts";

export type Insight = ReplyOf<typeof getApprovalInsight>;

interface InsightShown {
  /** The server's last word; undefined where there was none on this device. */
  readonly insight: Insight | undefined;
  readonly isOffline: boolean;
  /** Why there is no newer one, "" = there is, or it is on its way. */
  readonly problem: string;
  readonly retry: () => void;
}

/** Asks how long steps take and where requests wait; the last answer stays readable without a network. */
export function useInsight(asked: BodyOf<typeof getApprovalInsight>): InsightShown {
  const { quietCall } = useData();
  const failureText = useFailureText();
  const isOffline = useLine() === "down";
  const question = JSON.stringify(asked);
  const name = `approval-insight-${question}`;
  const [rounds, setRounds] = useState(0);
  const [heard, setHeard] = useState<{ name: string; insight?: Insight; problem?: string }>();
  const kept = useMemo(() => keptInsight(name), [name]);

  useEffect(() => {
    if (isOffline) return undefined;
    let left = false;
    const body = JSON.parse(question) as BodyOf<typeof getApprovalInsight>;
    void quietCall(getApprovalInsight, body).then((result) => {
      if (left) return;
      if (result.ok) writeKept(name, JSON.stringify(result.value));
      setHeard(
        result.ok
          ? { name, insight: result.value }
          : { name, problem: failureText(result.failure) },
      );
    });
    return () => {
      left = true;
    };
  }, [quietCall, failureText, question, name, isOffline, rounds]);

  const retry = useCallback(() => setRounds((count) => count + 1), []);
  const own = heard?.name === name ? heard : undefined;
  const insight = own?.insight ?? kept;
  return { insight, isOffline, problem: isOffline ? "" : (own?.problem ?? ""), retry };
}

function keptInsight(name: string): Insight | undefined {
  const text = readKept(name);
  if (text === "") return undefined;
  try {
    return JSON.parse(text) as Insight;
  } catch {
    // Somebody else's words under this name.
    return undefined;
  }
}
