import { Anchor, Box, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { forgetPassword } from "#contract/calls/account.ts";
import { getSetting } from "#contract/calls/system.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { EMAIL_MAX } from "#domain/limits.ts";
import { SessionPage } from "../session-page.tsx";

interface ForgotScreenProps {
  readonly onSignIn: () => void;
}

/** Somebody who forgot the password asks for a link by letter, where the server sends letters. */
export function ForgotScreen({ onSignIn }: ForgotScreenProps) {
  const { t, i18n } = useTranslation("account");
  const [mail, setMail] = useState<boolean>();
  const [email, setEmail] = useState("");
  const [sent, setSent] = useState(false);

  useEffect(() => {
    let left = false;
    void openCaller(i18n.language)(getSetting, {}).then((result) => {
      // Who cannot ask may try all the same: sending says what is wrong.
      if (!left) setMail(!result.ok || result.value.mail === true);
    });
    return () => {
      left = true;
    };
  }, [i18n.language]);

  const send = async () => {
    const result = await openCaller(i18n.language)(forgetPassword, { email });
    setSent(result.ok);
    return result.ok ? undefined : result.failure;
  };
  const back = (
    <Anchor component="button" type="button" mt="lg" onClick={onSignIn}>
      {t("forgot.back")}
    </Anchor>
  );
  if (mail === undefined) return <SessionPage title={t("forgot.title")}>{null}</SessionPage>;
  if (!mail || sent) {
    const hint = sent ? t("forgot.sentHint", { email }) : t("forgot.noMail");
    return (
      <SessionPage title={sent ? t("forgot.sent") : t("forgot.title")} hint={hint}>
        {back}
      </SessionPage>
    );
  }
  return (
    <SessionPage title={t("forgot.title")} hint={t("forgot.hint")}>
      <Box mt="lg">
        <ActionForm wide action={t("forgot.send")} onSend={send}>
          <TextInput
            type="email"
            name="email"
            label={t("forgot.email")}
            autoComplete="username"
            maxLength={EMAIL_MAX}
            required
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </ActionForm>
      </Box>
      {back}
    </SessionPage>
  );
}
