import { Alert, Button, Checkbox, PasswordInput, Stack, Text } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { changePassword } from "#contract/calls/account.ts";
import { useData } from "#client/live/data-context.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { NewPassword } from "#client/parts/password/new-password.tsx";
import { textField } from "#client/platform/form-text.ts";
import { PASSWORD_MAX } from "#domain/limits.ts";

interface PasswordFormProps {
  /** Tells password managers whose password it is. */
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
}

export function PasswordForm({ email, hasPassword, onChanged }: PasswordFormProps) {
  const { t } = useTranslation("account");
  const { call } = useData();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const eye = { visibilityToggleButtonProps: { "aria-label": t("password.show") } };

  const change = async (form: FormData) => {
    const password = textField(form, "password");
    if (password !== textField(form, "repeat")) {
      setProblem(t("password.differs"));
      return;
    }
    setBusy(true);
    const result = await call(changePassword, {
      ...(hasPassword && { current: textField(form, "current") }),
      password,
      endOthers: textField(form, "endOthers") !== "",
    });
    setBusy(false);
    if (result.ok) onChanged();
    else setProblem(failureText(result.failure));
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void change(new FormData(event.currentTarget));
  };
  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <input hidden autoComplete="username" value={email} readOnly />
        {hasPassword ? (
          <PasswordInput
            name="current"
            label={t("password.current")}
            autoComplete="current-password"
            maxLength={PASSWORD_MAX}
            required
            {...eye}
          />
        ) : (
          <Text>{t("password.noneHint")}</Text>
        )}
        <NewPassword label={t("password.next")} />
        <PasswordInput
          name="repeat"
          label={t("password.repeat")}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          required
          {...eye}
        />
        <Checkbox
          name="endOthers"
          label={t("password.endOthers")}
          description={t("password.endOthersHint")}
          defaultChecked
        />
        <div>
          <Button type="submit" loading={busy}>
            {t("password.save")}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
