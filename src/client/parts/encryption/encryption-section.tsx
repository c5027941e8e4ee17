import { Alert, List, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { canEncrypt } from "#client/data/encryption/can-encrypt.ts";
import { useCompany } from "#client/live/company/use-company.ts";

const PROTECTS = ["reading", "logs", "passwords"] as const;
const DOES_NOT = ["server", "device", "traces", "tampering", "earlier"] as const;

/** Whether payloads go encrypted, what that protects from and what it does not. */
export function EncryptionSection() {
  const { t } = useTranslation("encryption");
  const company = useCompany();
  const isOn = company.state === "ready" && company.value.setting.e2eMessage;
  return (
    <Stack component="section" gap="sm" aria-labelledby="encryption">
      <Title order={2} size="h4" id="encryption">
        {t("title")}
      </Title>
      <Text size="sm">{t(isOn ? "on" : "off")}</Text>
      {isOn && !canEncrypt() && (
        <Alert color="orange" role="alert">
          {t("impossible")}
        </Alert>
      )}
      <Text size="sm" fw={600}>
        {t("protects.title")}
      </Text>
      <List size="sm">
        {PROTECTS.map((name) => (
          <List.Item key={name}>{t(`protects.${name}`)}</List.Item>
        ))}
      </List>
      <Text size="sm" fw={600}>
        {t("doesNot.title")}
      </Text>
      <List size="sm">
        {DOES_NOT.map((name) => (
          <List.Item key={name}>{t(`doesNot.${name}`)}</List.Item>
        ))}
      </List>
    </Stack>
  );
}
