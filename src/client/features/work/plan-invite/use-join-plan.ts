import { useTranslation } from "react-i18next";
import { joinPlan } from "#contract/calls/plan-invite.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import type { SavedSession } from "#client/live/session/session.ts";
import { useAction } from "#client/parts/form/use-action.ts";

/** Joining the plan of a link. */
export function useJoinPlan(
  session: SavedSession,
  code: string,
  onJoined: (planId: number) => void,
) {
  const { i18n } = useTranslation("plan-invite");
  const join = async () => {
    const result = await openCaller(i18n.language, session.token)(joinPlan, { code });
    if (!result.ok) return result.failure;
    onJoined(result.value.planId);
    return undefined;
  };
  return useAction(join, { leadsAway: true });
}
