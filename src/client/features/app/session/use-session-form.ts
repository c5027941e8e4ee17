import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BodyOf } from "#contract/call.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { textField } from "#client/platform/form-text.ts";
import { enterBy, type EnteringBrowser, type SessionCall } from "./enter-by.ts";
import { askedStep, type AskedStep } from "./second/asked-step.ts";

/** A form whose success signs this browser in: what it shows meanwhile and what went wrong. */
export function useSessionForm<Call extends SessionCall>(
  call: Call,
  bodyOf: (field: (name: string) => string, browser: EnteringBrowser) => BodyOf<Call>,
  onSignedIn: () => void,
  onSecondStep?: (asked: AskedStep) => void,
) {
  const { i18n } = useTranslation("session");
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  const submit = async (form: FormData) => {
    setBusy(true);
    const field = (name: string) => textField(form, name);
    const failure = await enterBy(i18n.language, call, (browser) => bodyOf(field, browser));
    if (!failure) {
      onSignedIn();
      return;
    }
    setBusy(false);
    const asked = askedStep(failure);
    if (asked && onSecondStep) onSecondStep(asked);
    else setProblem(failureText(failure));
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(new FormData(event.currentTarget));
  };
  return { busy, problem, handleSubmit };
}
