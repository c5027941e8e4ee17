import { useState } from "react";
import { listAudit } from "#contract/calls/administration.ts";
import { useData } from "#client/live/data-context.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";

/** From which device each act of a request came, by its place among them. */
type ActDevices = ReadonlyMap<number, string>;

/** Asks the audit log, which is not kept in the browser: from which devices a request was acted on. */
export function useActDevices(approvalId: number) {
  const { quietCall } = useData();
  const failureText = useFailureText();
  const [devices, setDevices] = useState<ActDevices>();
  const [problem, setProblem] = useState("");

  const ask = async () => {
    const found = new Map<number, string>();
    let before = 0;
    do {
      const result = await quietCall(listAudit, { approvalId, ...(before > 0 && { before }) });
      if (!result.ok) {
        setProblem(failureText(result.failure));
        return;
      }
      const { records, more } = result.value;
      for (const { detail, device } of records) found.set(Number(detail["act"]), device);
      before = more ? (records.at(-1)?.id ?? 0) : 0;
    } while (before > 0);
    setProblem("");
    setDevices(found);
  };
  return { devices, problem, ask: () => void ask() };
}
