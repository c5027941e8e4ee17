import { Alert, TextInput, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { EmailForm } from "./email-form.tsx";
import { OwnAccount } from "./own-account.tsx";

/** The address with which the person signs in, and how to get another one. */
export function EmailPage() {
  const { t } = useTranslation("account");
  return (
    <>
      <Title order={1} size="h3">
        {t("email.title")}
      </Title>
      <OwnAccount>
        {(account, reload) => (
          <>
            <TextInput label={t("email.present")} value={account.email} readOnly />
            {account.newEmail && (
              <Alert color="blue">{t("email.waiting", { email: account.newEmail })}</Alert>
            )}
            {account.mail ? (
              <EmailForm hasPassword={account.password} onSent={reload} />
            ) : (
              <Alert color="orange">{t("email.noMail")}</Alert>
            )}
          </>
        )}
      </OwnAccount>
    </>
  );
}
