import { useState } from "react";
import { listActDevices } from "#contract/calls/approval.ts";
import { useData } from "#client/live/data-context.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";

/** From which device each act of a request came, by its place among them. */
type ActDevices = ReadonlyMap<number, string>;

/** Asks the server, which alone keeps it: from which devices a request was acted on. */
export function useActDevices(approvalId: number) {
  const { quietCall } = useData();
  const failureText = useFailureText();
  const [devices, setDevices] = useState<ActDevices>();
  const [problem, setProblem] = useState("");

  const ask = async () => {
    const result = await quietCall(listActDevices, { recordId: approvalId });
    if (!result.ok) {
      setProblem(failureText(result.failure));
      return;
    }
    setProblem("");
    setDevices(new Map(result.value.map(({ act, device }) => [act, device])));
  };
  return { devices, problem, ask: () => void ask() };
}
