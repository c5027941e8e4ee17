import { useMemo } from "react";
import { useLaterStates } from "#client/live/use-flow.ts";
import { type TellMark, tellMarkBy } from "./state-mark.ts";

/** Tells the shape of the state of any task. */
export function useTellMark(): TellMark {
  const later = useLaterStates();
  return useMemo(() => tellMarkBy(new Set(later.state === "ready" ? later.value : [])), [later]);
}
