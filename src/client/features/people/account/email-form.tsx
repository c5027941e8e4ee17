import { Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeEmail } from "#contract/calls/account.ts";
import { useData } from "#client/live/data-context.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { readKept, writeKept } from "#client/platform/kept-text.ts";
import { EMAIL_MAX } from "#domain/limits.ts";
import { OwnPassword } from "./own-password.tsx";

const KEPT = "email.next";

interface EmailFormProps {
  readonly hasPassword: boolean;
  /** A letter is on its way. */
  readonly onSent: () => void;
}

export function EmailForm({ hasPassword, onSent }: EmailFormProps) {
  const { t } = useTranslation("account");
  const { call } = useData();
  const [email, setEmail] = useState(() => readKept(KEPT));
  const [password, setPassword] = useState("");

  const handleEmail = (text: string) => {
    setEmail(text);
    writeKept(KEPT, text);
  };
  const send = async () => {
    const result = await call(changeEmail, { email, ...(hasPassword && { password }) });
    if (!result.ok) return result.failure;
    handleEmail("");
    setPassword("");
    onSent();
    return undefined;
  };
  return (
    <ActionForm action={t("email.send")} onSend={send}>
      <Text c="dimmed" size="sm">
        {t("email.hint")}
      </Text>
      <TextInput
        type="email"
        label={t("email.next")}
        autoComplete="email"
        maxLength={EMAIL_MAX}
        required
        value={email}
        onChange={(event) => handleEmail(event.currentTarget.value)}
      />
      {hasPassword && <OwnPassword value={password} onChange={setPassword} />}
    </ActionForm>
  );
}
