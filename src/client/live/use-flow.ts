import { readFlow, readFlowNames, readLaterStates } from "#client/data/queries/flow.ts";
import type { FlowItem } from "#domain/flow/flow-item.ts";
import { type Live, useLive } from "./use-live.ts";

/** The states of a plan in their order; none = it has no workflow. */
export function useFlow(planId: number): Live<FlowItem[]> {
  return useLive(readFlow, planId);
}

/** The states under way, of all plans, that are not the first of theirs. */
export function useLaterStates(): Live<number[]> {
  return useLive(readLaterStates);
}

/** What the states of all plans are called, by their ids. */
export function useFlowNames(): Live<ReadonlyMap<number, string>> {
  return useLive(readFlowNames);
}
