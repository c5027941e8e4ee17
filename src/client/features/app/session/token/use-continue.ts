import { useTranslation } from "react-i18next";
import { addDevice } from "#contract/calls/device.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { useAction } from "#client/parts/form/use-action.ts";
import { randomId } from "#client/platform/random-id.ts";

/** Signs this browser in for the token's owner: with a session of its own, the token stays where it came from. */
export function useContinue(token: string | undefined, onSignedIn: () => void) {
  const { i18n } = useTranslation("token");
  const proceed = async () => {
    const result = await openCaller(i18n.language, token)(addDevice, {});
    if (!result.ok) return result.failure;
    // The database comes with the sign-in, not with the question.
    const { beginSession } = await import("#client/live/session/begin-session.ts");
    await beginSession(result.value, randomId());
    onSignedIn();
    return undefined;
  };
  return useAction(proceed, { leadsAway: true });
}
