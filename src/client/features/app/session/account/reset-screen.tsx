import { Alert, Button, PasswordInput } from "@mantine/core";
import { type SubmitEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { getPasswordLink, resetPassword } from "#contract/calls/account.ts";
import { keepKnownDevice } from "#client/live/session/known-devices.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { NewPassword } from "#client/parts/password/new-password.tsx";
import { textField } from "#client/platform/form-text.ts";
import { PASSWORD_MAX } from "#domain/limits.ts";
import { SessionForm } from "../session-form.tsx";
import { SessionPage } from "../session-page.tsx";

interface ResetScreenProps {
  /** From the part of the address that no server sees. */
  readonly code: string;
  readonly onSignIn: () => void;
}

type Owner = ReplyOf<typeof getPasswordLink>;

/** Somebody with a link sets a new password. */
export function ResetScreen({ code, onSignIn }: ResetScreenProps) {
  const { t, i18n } = useTranslation("account");
  const failureText = useFailureText();
  const [owner, setOwner] = useState<Owner | "asking" | { problem: string }>("asking");
  const [done, setDone] = useState(false);

  useEffect(() => {
    let left = false;
    void openCaller(i18n.language)(getPasswordLink, { code }).then((result) => {
      if (left) return;
      setOwner(result.ok ? result.value : { problem: failureText(result.failure) });
    });
    return () => {
      left = true;
    };
  }, [code, i18n.language, failureText]);

  const signIn = (
    <Button mt="lg" onClick={onSignIn}>
      {t("reset.signIn")}
    </Button>
  );
  if (done) {
    return (
      <SessionPage title={t("reset.done")} hint={t("reset.doneHint")}>
        {signIn}
      </SessionPage>
    );
  }
  if (owner === "asking") return <SessionPage title={t("reset.title")}>{null}</SessionPage>;
  if ("problem" in owner) {
    return (
      <SessionPage title={t("reset.broken")}>
        <Alert color="red" role="alert" mt="lg">
          {owner.problem}
        </Alert>
        {signIn}
      </SessionPage>
    );
  }
  return (
    <SessionPage title={t("reset.title")} hint={t("reset.hint", owner)}>
      <ResetForm code={code} email={owner.email} onDone={() => setDone(true)} />
    </SessionPage>
  );
}

interface ResetFormProps {
  readonly code: string;
  /** Tells password managers whose password it is. */
  readonly email: string;
  readonly onDone: () => void;
}

function ResetForm({ code, email, onDone }: ResetFormProps) {
  const { t, i18n } = useTranslation("account");
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  const save = async (form: FormData) => {
    const password = textField(form, "password");
    if (password !== textField(form, "repeat")) {
      setProblem(t("password.differs"));
      return;
    }
    setBusy(true);
    const result = await openCaller(i18n.language)(resetPassword, { code, password });
    setBusy(false);
    if (!result.ok) {
      setProblem(failureText(result.failure));
      return;
    }
    keepKnownDevice(result.value.knownDevice);
    onDone();
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(new FormData(event.currentTarget));
  };
  return (
    <SessionForm busy={busy} problem={problem} action={t("reset.save")} onSubmit={handleSubmit}>
      <input hidden autoComplete="username" value={email} readOnly />
      <NewPassword label={t("password.next")} />
      <PasswordInput
        name="repeat"
        label={t("password.repeat")}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        required
        visibilityToggleButtonProps={{ "aria-label": t("password.show") }}
      />
    </SessionForm>
  );
}
