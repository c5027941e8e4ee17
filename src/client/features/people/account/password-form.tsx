import { Checkbox, PasswordInput, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { changePassword } from "#contract/calls/account.ts";
import { useData } from "#client/live/data-context.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { NewPassword } from "#client/parts/password/new-password.tsx";
import type { FieldText } from "#client/ui/form/form.tsx";
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
  const eye = { visibilityToggleButtonProps: { "aria-label": t("password.show") } };

  const change = async (field: FieldText) => {
    const password = field("password");
    if (password !== field("repeat")) return t("password.differs");
    const result = await call(changePassword, {
      ...(hasPassword && { current: field("current") }),
      password,
      endOthers: field("endOthers") !== "",
    });
    if (!result.ok) return result.failure;
    onChanged();
    return undefined;
  };
  return (
    <ActionForm action={t("password.save")} onSend={change}>
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
    </ActionForm>
  );
}
