import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { askedStep, type AskedStep } from "../second/asked-step.ts";

/** Why somebody is not signed in: what a call said, or that they thought better of it. */
type Outcome = Parameters<ReturnType<typeof useFailureText>>[0] | "cancelled" | undefined;

/** A way to sign in that is one press of a button: what it shows meanwhile and what went wrong. */
export function useAttempt(
  attempt: () => Promise<Outcome>,
  onSignedIn: () => void,
  onSecondStep?: (asked: AskedStep) => void,
) {
  const { t } = useTranslation("sign-in");
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const run = async () => {
    setBusy(true);
    setProblem("");
    const outcome = await attempt();
    if (!outcome) {
      onSignedIn();
      return;
    }
    setBusy(false);
    const asked = outcome === "cancelled" ? undefined : askedStep(outcome);
    if (asked && onSecondStep) onSecondStep(asked);
    else setProblem(outcome === "cancelled" ? t("cancelled") : failureText(outcome));
  };
  return { busy, problem, start: () => void run() };
}
