import { readDelegations } from "#client/data/queries/approval/delegations.ts";
import type { Delegation } from "#domain/approval/delegation/delegation.ts";
import { useData } from "../data-context.ts";
import { useLive } from "../use-live.ts";
import { thisMinute } from "./this-minute.ts";

/** Who stands in for the person, now or later; none until known. */
export function useOwnDelegations(): readonly Delegation[] {
  return useDelegations("userId");
}

/** For whom the person stands in, now or later; none until known. */
export function useStandIns(): readonly Delegation[] {
  return useDelegations("deputyId");
}

function useDelegations(by: "userId" | "deputyId"): readonly Delegation[] {
  const { userId, now } = useData();
  const known = useLive(readDelegations, by, userId, thisMinute(now()));
  return known.state === "ready" ? known.value : [];
}
