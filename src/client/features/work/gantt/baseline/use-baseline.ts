import { useMemo } from "react";
import { useBaselines } from "#client/live/use-baselines.ts";
import type { Baseline } from "#domain/baseline/baseline.ts";
import { plannedTimes } from "#domain/baseline/drift.ts";
import type { Times } from "#domain/task/task-times.ts";

interface ComparedWith {
  readonly baselines: readonly Baseline[];
  readonly chosen: Baseline | undefined;
  /** The times that it keeps, by their tasks; undefined where nothing is compared. */
  readonly planned: ReadonlyMap<number, Times> | undefined;
}

/** The baselines of a plan, and what the one that is chosen keeps. */
export function useBaseline(planId: number, chosenId: number): ComparedWith {
  const baselines = useBaselines(planId);
  const chosen = baselines.find(({ id }) => id === chosenId);
  const planned = useMemo(() => chosen && plannedTimes(chosen), [chosen]);
  return { baselines, chosen, planned };
}
