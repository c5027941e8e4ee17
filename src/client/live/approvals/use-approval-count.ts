import { countApprovals } from "#client/data/queries/approval/approval-count.ts";
import { useSettled } from "#client/platform/when-idle.ts";
import type { ConcernName } from "#domain/approval/concerns.ts";
import { useData } from "../data-context.ts";
import { useLive } from "../use-live.ts";

/** How many requests stand in one of the person's lists; counted once the first screen is drawn, until then undefined. */
export function useApprovalCount(list: ConcernName): number | undefined {
  const { userId } = useData();
  const counted = useLive(useSettled() ? countApprovals : countNothing, list, userId);
  return counted.state === "ready" ? counted.value : undefined;
}

const countNothing = () => Promise.resolve(undefined);
