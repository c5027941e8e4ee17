import { PasswordInput, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { login } from "#contract/calls/user.ts";
import type { AskedStep } from "./second/asked-step.ts";
import { SessionForm } from "./session-form.tsx";

interface LoginFormProps {
  readonly onSignedIn: () => void;
  /** The password was right, and the account also asks for a second factor. */
  readonly onSecondStep: (asked: AskedStep) => void;
}

/** E-mail and password. */
export function LoginForm({ onSignedIn, onSecondStep }: LoginFormProps) {
  const { t } = useTranslation("session");
  return (
    <SessionForm
      call={login}
      bodyOf={(field, browser) => ({
        email: field("email"),
        password: field("password"),
        ...browser,
      })}
      action={t("signIn")}
      onSignedIn={onSignedIn}
      onSecondStep={onSecondStep}
    >
      <TextInput name="email" type="email" label={t("email")} autoComplete="username" required />
      <PasswordInput
        name="password"
        label={t("password")}
        autoComplete="current-password"
        required
        visibilityToggleButtonProps={{ "aria-label": t("showPassword") }}
      />
    </SessionForm>
  );
}
