import { useNavigate } from "@tanstack/react-router";

/** Leads from a plan that was left to the next one, or to one's work where there is none; there is no way back. */
export function useGoOn(): (nextPlanId: number | undefined) => void {
  const navigate = useNavigate();
  return (nextPlanId) =>
    void (nextPlanId === undefined
      ? navigate({ to: "/manage/workbench/allTasks", replace: true })
      : navigate({ to: "/manage/plan/$planId", params: { planId: nextPlanId }, replace: true }));
}
