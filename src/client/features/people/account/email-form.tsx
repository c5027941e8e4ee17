import { Alert, Button, Stack, Text, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { changeEmail } from "#contract/calls/account.ts";
import { useData } from "#client/live/data-context.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
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
  const failureText = useFailureText();
  const [email, setEmail] = useState(() => readKept(KEPT));
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  const handleEmail = (text: string) => {
    setEmail(text);
    writeKept(KEPT, text);
  };
  const send = async () => {
    setBusy(true);
    const result = await call(changeEmail, { email, ...(hasPassword && { password }) });
    setBusy(false);
    setProblem(result.ok ? "" : failureText(result.failure));
    if (!result.ok) return;
    handleEmail("");
    setPassword("");
    onSent();
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        <Text c="dimmed" size="sm">
          {t("email.hint")}
        </Text>
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
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
        <div>
          <Button type="submit" loading={busy}>
            {t("email.send")}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
