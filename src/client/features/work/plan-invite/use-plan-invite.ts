import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { getPlanInvite } from "#contract/calls/plan-invite.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import type { SavedSession } from "#client/live/session/session.ts";

/** Where a plan's link leads; passing = it may be told later. */
type PlanInvite =
  | { readonly state: "asking" }
  | { readonly state: "ready"; readonly value: ReplyOf<typeof getPlanInvite> }
  | { readonly state: "failed"; readonly problem: string; readonly passing: boolean };

/** Asks the server where the link leads; once more with each attempt. */
export function usePlanInvite(session: SavedSession, code: string, attempt: number): PlanInvite {
  const { i18n } = useTranslation("plan-invite");
  const failureText = useFailureText();
  const [invite, setInvite] = useState<PlanInvite>({ state: "asking" });
  useEffect(() => {
    let left = false;
    void openCaller(i18n.language, session.token)(getPlanInvite, { code }).then((result) => {
      if (left) return;
      if (result.ok) setInvite({ state: "ready", value: result.value });
      else {
        const passing = result.failure.kind === "network" || result.failure.kind === "later";
        setInvite({ state: "failed", problem: failureText(result.failure), passing });
      }
    });
    return () => {
      left = true;
    };
  }, [session, code, attempt, i18n.language, failureText]);
  return invite;
}
