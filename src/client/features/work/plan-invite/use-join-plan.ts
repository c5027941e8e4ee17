import { useState } from "react";
import { useTranslation } from "react-i18next";
import { joinPlan } from "#contract/calls/plan-invite.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import type { SavedSession } from "#client/live/session/session.ts";

/** Joining the plan of a link. */
export function useJoinPlan(
  session: SavedSession,
  code: string,
  onJoined: (planId: number) => void,
) {
  const { i18n } = useTranslation("plan-invite");
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const proceed = async () => {
    setBusy(true);
    const result = await openCaller(i18n.language, session.token)(joinPlan, { code });
    if (result.ok) {
      onJoined(result.value.planId);
      return;
    }
    setProblem(failureText(result.failure));
    setBusy(false);
  };
  return { busy, problem, join: () => void proceed() };
}
