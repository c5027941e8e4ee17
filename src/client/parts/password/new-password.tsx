import { PasswordInput, Progress, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PASSWORD_MAX, PASSWORD_MIN } from "#domain/limits.ts";
import { passwordStrength } from "#domain/user/password-strength.ts";

const colors = ["red", "red", "orange", "teal", "green"] as const;

interface NewPasswordProps {
  /** "Password" unless said. */
  readonly label?: string;
}

/** A field called `password` for a new password, with how strong it is. */
export function NewPassword({ label }: NewPasswordProps) {
  const { t } = useTranslation("session");
  const [password, setPassword] = useState("");
  const strength = passwordStrength(password);
  return (
    <div>
      <PasswordInput
        name="password"
        label={label ?? t("password")}
        description={t("passwordHint", { count: PASSWORD_MIN })}
        autoComplete="new-password"
        minLength={PASSWORD_MIN}
        maxLength={PASSWORD_MAX}
        required
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        visibilityToggleButtonProps={{ "aria-label": t("showPassword") }}
      />
      {password !== "" && (
        <div aria-live="polite">
          <Progress
            value={strength * 25}
            color={colors[strength]}
            size="xs"
            mt="xs"
            aria-label={t("strength.label")}
          />
          <Text size="xs" c="dimmed" mt="var(--plumbline-space-tight)">
            {t(`strength.${strength}`)}
          </Text>
        </div>
      )}
    </div>
  );
}
