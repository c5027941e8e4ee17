import { Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { OwnAccount } from "./own-account.tsx";
import { PasswordForm } from "./password-form.tsx";

/** Changing the password. It needs the network. */
export function PasswordPage() {
  const { t } = useTranslation("account");
  // A new form after each change, so that no password stays in a field.
  const [changes, setChanges] = useState(0);
  return (
    <>
      <Title order={1} size="h3">
        {t("password.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("password.hint")}
      </Text>
      <OwnAccount>
        {(account, reload) => {
          const handleChanged = () => {
            showToast({ message: t("password.saved"), tone: "success" });
            setChanges(changes + 1);
            reload();
          };
          return (
            <PasswordForm
              key={changes}
              email={account.email}
              hasPassword={account.password}
              onChanged={handleChanged}
            />
          );
        }}
      </OwnAccount>
    </>
  );
}
