import { useTranslation } from "react-i18next";
import { beginPasskeyLogin, passkeyLogin } from "#contract/calls/sign-in.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { enterBy } from "../enter-by.ts";
import { useAttempt } from "./use-attempt.ts";

/** Signing in by a passkey alone. */
export function usePasskeyLogin(onSignedIn: () => void) {
  const { i18n } = useTranslation("sign-in");
  const { language } = i18n;
  return useAttempt(async () => {
    const begun = await openCaller(language)(beginPasskeyLogin, {});
    if (!begun.ok) return begun.failure;
    const { step, options } = begun.value;
    const { answerByPasskey } = await import("#client/platform/passkeys/ask-passkey.ts");
    const { answer } = await answerByPasskey(options);
    if (!answer) return "cancelled";
    return enterBy(language, passkeyLogin, (browser) => ({ step, passkey: answer, ...browser }));
  }, onSignedIn);
}
