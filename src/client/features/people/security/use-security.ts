import { useEffect, useState } from "react";
import type { ReplyOf } from "#contract/call.ts";
import { getSecurity } from "#contract/calls/sign-in.ts";
import { useData } from "#client/live/data-context.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";

/** How the own account is guarded. */
export type Security = ReplyOf<typeof getSecurity>;

/** Asks the server, anew with each `reload`; what was known stays meanwhile. */
export function useSecurity() {
  const { quietCall } = useData();
  const failureText = useFailureText();
  const [security, setSecurity] = useState<Security>();
  const [problem, setProblem] = useState("");
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let left = false;
    void quietCall(getSecurity, {}).then((result) => {
      if (left) return;
      if (result.ok) setSecurity(result.value);
      setProblem(result.ok ? "" : failureText(result.failure));
    });
    return () => {
      left = true;
    };
  }, [quietCall, failureText, attempt]);
  return { security, problem, reload: () => setAttempt((before) => before + 1) };
}
