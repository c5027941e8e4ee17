import { Button, Text, Title } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { install, installWay, subscribeToInstallWay } from "#client/platform/install-prompt.ts";
import { appVersion } from "#client/platform/version/app-version.ts";

/** The app itself: how to install it here, and which version it is. */
export function AppPage() {
  const { t } = useTranslation("install");
  const way = useSyncExternalStore(subscribeToInstallWay, installWay);
  return (
    <>
      <Title order={1} size="h3">
        {t("title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("why")}
      </Text>
      {way === "prompt" ? (
        <Button w="fit-content" onClick={() => void install()}>
          {t("install")}
        </Button>
      ) : (
        <Text>{t(`way.${way}`)}</Text>
      )}
      <Text c="dimmed" size="sm">
        {t("version", { version: appVersion })}
      </Text>
    </>
  );
}
