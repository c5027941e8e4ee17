import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { finishSingleSignOn } from "#contract/calls/sign-in.ts";
import { takeFromHash } from "#client/platform/history/take-from-hash.ts";
import { readVisitNote, writeVisitNote } from "#client/platform/notes/visit-notes.ts";
import { enterBy } from "../enter-by.ts";
import type { AskedStep } from "../second/asked-step.ts";
import { BINDING, leaveForProvider } from "./leave-for-provider.ts";
import { useAttempt } from "./use-attempt.ts";

/** What the server put into the address of somebody who comes back: a code, or what went wrong. */
function wordsOfReturn() {
  return takeFromHash(["sso", "sso-problem"]);
}

/** Signing in at the company's provider: leaving for it, and coming back from it. */
export function useProvider(onSignedIn: () => void, onSecondStep: (asked: AskedStep) => void) {
  const { i18n } = useTranslation("sign-in");
  const { language } = i18n;
  const back = useRef<ReturnType<typeof wordsOfReturn>>(undefined);

  const leaving = useAttempt(async () => leaveForProvider(language), onSignedIn);

  const returning = useAttempt(
    async () => {
      const { sso: code, "sso-problem": reason } = back.current ?? {};
      const binding = readVisitNote(BINDING);
      writeVisitNote(BINDING, undefined);
      if (!code || !binding) return { reason: reason ?? "signIn.visitGone" };
      return enterBy(language, finishSingleSignOn, (browser) => ({ code, binding, ...browser }));
    },
    onSignedIn,
    onSecondStep,
  );

  const comeBack = useEffectEvent(() => {
    const words = wordsOfReturn();
    if (!words) return;
    back.current = words;
    returning.start();
  });
  useEffect(() => comeBack(), []);

  return {
    busy: leaving.busy || returning.busy,
    problem: leaving.problem || returning.problem,
    start: leaving.start,
  };
}
