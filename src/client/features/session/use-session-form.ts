import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BodyOf, CallDefinition } from "#contract/call.ts";
import type { sessionShape } from "#contract/session.ts";
import { randomId } from "#client/platform/random-id.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { textField } from "#client/platform/form-text.ts";

type SessionCall = CallDefinition & { reply: typeof sessionShape };

/** A form whose success signs this browser in: what it shows meanwhile and what went wrong. */
export function useSessionForm<Call extends SessionCall>(
  call: Call,
  bodyOf: (field: (name: string) => string, clientId: string) => BodyOf<Call>,
  onSignedIn: () => void,
) {
  const { i18n } = useTranslation("session");
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  const submit = async (form: FormData) => {
    setBusy(true);
    // The database comes with the first sign-in, not with the first sight of the form.
    const { beginSession } = await import("#client/live/session/begin-session.ts");
    const { openCaller } = await import("#client/live/session/open-caller.ts");
    const clientId = randomId();
    const body = bodyOf((name) => textField(form, name), clientId);
    const result = await openCaller(i18n.language)(call, body);
    if (result.ok) {
      await beginSession(result.value, clientId);
      onSignedIn();
    } else {
      setProblem(failureText(result.failure));
      setBusy(false);
    }
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(new FormData(event.currentTarget));
  };
  return { busy, problem, handleSubmit };
}
