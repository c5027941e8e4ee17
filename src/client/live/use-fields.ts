import { useMemo } from "react";
import { readPlanFields } from "#client/data/queries/field/fields.ts";
import type { PlanField } from "#domain/field/plan-field.ts";
import { useLive } from "./use-live.ts";

const NONE: readonly PlanField[] = [];

/** The fields of a plan in their order, those that are put away among them; none until known. */
export function useAllFields(planId: number): readonly PlanField[] {
  const fields = useLive(readPlanFields, planId);
  return fields.state === "ready" ? fields.value : NONE;
}

/** The fields of a plan that are in use, in their order; none until known. */
export function usePlanFields(planId: number): readonly PlanField[] {
  const fields = useAllFields(planId);
  return useMemo(() => fields.filter(({ archivedTime }) => archivedTime === 0), [fields]);
}
