import { PasswordInput, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { login } from "#contract/calls/user.ts";
import { formerDevices } from "#client/live/session/session.ts";
import { SessionForm } from "./session-form.tsx";
import { useSessionForm } from "./use-session-form.ts";

interface LoginFormProps {
  readonly onSignedIn: () => void;
}

/** E-mail and password. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const { t } = useTranslation("session");
  const { busy, problem, handleSubmit } = useSessionForm(
    login,
    (field, clientId) => ({
      email: field("email"),
      password: field("password"),
      clientId,
      former: formerDevices(),
    }),
    onSignedIn,
  );
  return (
    <SessionForm busy={busy} problem={problem} action={t("signIn")} onSubmit={handleSubmit}>
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
