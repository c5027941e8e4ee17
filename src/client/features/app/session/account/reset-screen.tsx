import { Alert, Box, Button, PasswordInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { getPasswordLink, resetPassword } from "#contract/calls/account.ts";
import { keepKnownDevice } from "#client/live/session/known-devices.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { NewPassword } from "#client/parts/password/new-password.tsx";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import type { FieldText } from "#client/ui/form/form.tsx";
import { PASSWORD_MAX } from "#domain/limits.ts";
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

  const save = async (field: FieldText) => {
    const password = field("password");
    if (password !== field("repeat")) return t("password.differs");
    const result = await openCaller(i18n.language)(resetPassword, { code, password });
    if (!result.ok) return result.failure;
    keepKnownDevice(result.value.knownDevice);
    onDone();
    return undefined;
  };
  return (
    <Box mt="lg">
      <ActionForm wide action={t("reset.save")} onSend={save}>
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
      </ActionForm>
    </Box>
  );
}
