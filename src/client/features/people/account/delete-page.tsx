import { List, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { SettingsPageProps } from "#client/parts/settings/settings-page.ts";
import { DeleteForm } from "./delete-form.tsx";
import { LedPlans } from "./led-plans.tsx";
import { OwnAccount } from "./own-account.tsx";

/** Leaving for good: what goes, what stays, what comes first. It needs the network. */
export function DeletePage({ onSignedOut }: SettingsPageProps) {
  const { t } = useTranslation("account");
  return (
    <>
      <Title order={1} size="h3">
        {t("delete.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("delete.hint")}
      </Text>
      <div>
        <Title order={2} size="h5">
          {t("delete.goes")}
        </Title>
        <List>
          <List.Item>{t("delete.goesData")}</List.Item>
          <List.Item>{t("delete.goesPlaces")}</List.Item>
          <List.Item>{t("delete.goesDevice")}</List.Item>
        </List>
      </div>
      <div>
        <Title order={2} size="h5">
          {t("delete.stays")}
        </Title>
        <List>
          <List.Item>{t("delete.staysWork")}</List.Item>
        </List>
      </div>
      <LedPlans />
      <OwnAccount>
        {(account) => (
          <DeleteForm
            email={account.email}
            hasPassword={account.password}
            onSignedOut={onSignedOut}
          />
        )}
      </OwnAccount>
    </>
  );
}
