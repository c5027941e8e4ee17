import { PasswordInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PASSWORD_MAX } from "#domain/limits.ts";

interface OwnPasswordProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
}

/** The password of today, which shows that it is the person who asks. */
export function OwnPassword({ value, onChange }: OwnPasswordProps) {
  const { t } = useTranslation("account");
  return (
    <PasswordInput
      label={t("email.password")}
      autoComplete="current-password"
      maxLength={PASSWORD_MAX}
      required
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      visibilityToggleButtonProps={{ "aria-label": t("password.show") }}
    />
  );
}
