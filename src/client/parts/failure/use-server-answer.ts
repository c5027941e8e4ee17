import { useEffect, useState } from "react";
import type { BodyOf, CallDefinition, ReplyOf } from "#contract/call.ts";
import { useData } from "#client/live/data-context.ts";
import { useFailureText } from "./use-failure-text.ts";

/** What the server answers to a call, anew with each `reload`; what was known stays meanwhile. The body is that of the first time. */
export function useServerAnswer<Call extends CallDefinition>(call: Call, body: BodyOf<Call>) {
  const { quietCall } = useData();
  const failureText = useFailureText();
  const [asked] = useState(() => body);
  const [value, setValue] = useState<ReplyOf<Call>>();
  const [problem, setProblem] = useState("");
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let left = false;
    void quietCall(call, asked).then((result) => {
      if (left) return;
      if (result.ok) setValue(result.value);
      setProblem(result.ok ? "" : failureText(result.failure));
    });
    return () => {
      left = true;
    };
  }, [call, asked, quietCall, failureText, attempt]);
  return { value, problem, reload: () => setAttempt((before) => before + 1) };
}
