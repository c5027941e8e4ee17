import { usePlan } from "#client/live/use-plan.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";

/** What can be kept on the device from within a place: the folder, or the plan at whose top one is. */
export function useWholePlace(folder: LibraryItem | undefined, planId: number) {
  const view = usePlan(planId);
  if (folder) return folder;
  const plan = view.state === "ready" ? view.value?.plan : undefined;
  return plan && { kind: "plan" as const, id: plan.id, name: plan.name };
}
