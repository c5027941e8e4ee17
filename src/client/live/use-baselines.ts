import { readBaselines } from "#client/data/queries/links/baselines.ts";
import type { Baseline } from "#domain/baseline/baseline.ts";
import { useLive } from "./use-live.ts";

const NONE: readonly Baseline[] = [];

/** The baselines of a plan, the newest first; none until known. */
export function useBaselines(planId: number): readonly Baseline[] {
  const kept = useLive(readBaselines, planId);
  return kept.state === "ready" ? kept.value : NONE;
}
