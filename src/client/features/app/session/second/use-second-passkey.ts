import { useTranslation } from "react-i18next";
import { loginSecond, loginSecondPasskey } from "#contract/calls/sign-in.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { enterBy } from "../enter-by.ts";
import { useAttempt } from "../ways/use-attempt.ts";

/** Proving the second step by a passkey. */
export function useSecondPasskey(step: string, onSignedIn: () => void) {
  const { i18n } = useTranslation("sign-in");
  const { language } = i18n;
  return useAttempt(async () => {
    const begun = await openCaller(language)(loginSecondPasskey, { step });
    if (!begun.ok) return begun.failure;
    const { answerByPasskey } = await import("#client/platform/passkeys/ask-passkey.ts");
    const { answer } = await answerByPasskey(begun.value.options);
    if (!answer) return "cancelled";
    return enterBy(language, loginSecond, (browser) => ({ step, passkey: answer, ...browser }));
  }, onSignedIn);
}
