import { useTranslation } from "react-i18next";
import { type Problem, useAction } from "#client/parts/form/use-action.ts";
import { type AskedStep, goOnAfter } from "../second/asked-step.ts";

/** Why somebody is not signed in: what a call said, or that they thought better of it. */
type Outcome = Exclude<Problem, string> | "cancelled";

/** A way to sign in that is one press of a button: what it shows meanwhile and what went wrong. */
export function useAttempt(
  attempt: () => Promise<Outcome>,
  onSignedIn: () => void,
  onSecondStep?: (asked: AskedStep) => void,
) {
  const { t } = useTranslation("sign-in");
  const enter = async () => {
    const outcome = await attempt();
    if (outcome === "cancelled") return t("cancelled");
    return goOnAfter(outcome, { onSignedIn, onSecondStep });
  };
  const { busy, problem, start, forget } = useAction(enter, { leadsAway: true });
  const handleStart = () => {
    forget();
    start();
  };
  return { busy, problem, start: handleStart };
}
