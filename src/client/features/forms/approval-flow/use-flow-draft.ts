import { useMemo } from "react";
import { useData } from "#client/live/data-context.ts";
import { useKeptText } from "#client/parts/form/use-kept-text.ts";
import type { ApprovalFlow } from "#domain/approval/definition/approval-flow.ts";
import { readFlow } from "#domain/approval/definition/read-flow.ts";
import { type Flow, NOBODY } from "#domain/approval/flow/flow.ts";

interface KeptFlow {
  /** The version that was changed, 0 = none. */
  readonly basedOn: number;
  readonly flow: Flow;
}

/** A flow while it is drawn: what is done is kept on this device until it is saved or thrown away. */
export function useFlowDraft(formId: number, current: ApprovalFlow | undefined) {
  const { userId } = useData();
  const [text, setText] = useKeptText(`approval-flow-${formId}`);
  const kept = useMemo(() => keptFlow(text), [text]);
  const standing = useMemo(() => {
    const read = current && readFlow(current.flow);
    return read?.ok ? read.value : emptyFlow(userId);
  }, [current, userId]);
  const basedOn = kept?.basedOn ?? current?.id ?? 0;
  return {
    flow: kept?.flow ?? standing,
    basedOn,
    isChanged: kept !== undefined,
    change: (flow: Flow) => setText(JSON.stringify({ basedOn, flow } satisfies KeptFlow)),
    forget: () => setText(""),
  };
}

function emptyFlow(managerId: number): Flow {
  return {
    nodes: [],
    managerIds: [managerId],
    starters: NOBODY,
    recheck: "fromStart",
    repeated: "notInARow",
    own: "allowed",
    batch: false,
  };
}

function keptFlow(text: string): KeptFlow | undefined {
  if (text === "") return undefined;
  try {
    return JSON.parse(text) as KeptFlow;
  } catch {
    // Somebody else's words under this name: nothing of ours is lost.
    return undefined;
  }
}
