import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addDevice } from "#contract/calls/device.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { randomId } from "#client/platform/random-id.ts";

/** Signs this browser in for the token's owner: with a session of its own, the token stays where it came from. */
export function useContinue(token: string | undefined, onSignedIn: () => void) {
  const { i18n } = useTranslation("token");
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const proceed = async () => {
    setBusy(true);
    const result = await openCaller(i18n.language, token)(addDevice, {});
    if (result.ok) {
      // The database comes with the sign-in, not with the question.
      const { beginSession } = await import("#client/live/session/begin-session.ts");
      await beginSession(result.value, randomId());
      onSignedIn();
      return;
    }
    setProblem(failureText(result.failure));
    setBusy(false);
  };
  return { busy, problem, start: () => void proceed() };
}
