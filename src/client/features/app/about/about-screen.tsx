import { Button, Paper, Stack, Text, Title } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { install, installWay, subscribeToInstallWay } from "#client/platform/install-prompt.ts";
import classes from "./about.module.css";
import { useServerFacts } from "./use-server-facts.ts";

interface AboutScreenProps {
  readonly onOpenApp: () => void;
}

/** What the product is and what runs here; for everybody, also without a network. */
export function AboutScreen({ onOpenApp }: AboutScreenProps) {
  const { t } = useTranslation("about");
  return (
    <main className={classes.page}>
      <Stack className={classes.column} gap="md">
        <div className={classes.mark}>
          <img src="/icon.svg" alt="" className={classes.icon} />
          <Title order={1} size="h2">
            {t("title")}
          </Title>
        </div>
        <Text>{t("promise")}</Text>
        <ServerCard />
        <InstallCard />
        <Paper withBorder p="lg">
          <Title order={2} size="h4">
            {t("licence")}
          </Title>
          <Text mt="xs">{t("licenceHint")}</Text>
        </Paper>
        <div>
          <Button onClick={onOpenApp}>{t("open")}</Button>
        </div>
      </Stack>
    </main>
  );
}

function ServerCard() {
  const { t } = useTranslation("about");
  const { facts, current } = useServerFacts();
  const lines = [
    { key: "address", label: t("address"), value: location.host },
    { key: "company", label: t("company"), value: facts?.company },
    { key: "version", label: t("version"), value: facts?.version },
    { key: "build", label: t("build"), value: facts?.build },
    { key: "wire", label: t("wire"), value: facts && String(facts.wire) },
  ].filter(({ value }) => value);
  return (
    <Paper withBorder p="lg">
      <Title order={2} size="h4">
        {t("server")}
      </Title>
      {!current && (
        <Text size="sm" c="dimmed" mt="xs">
          {t(facts ? "lastVisit" : "unknown")}
        </Text>
      )}
      <dl className={classes.facts}>
        {lines.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}

function InstallCard() {
  const { t } = useTranslation(["about", "install"]);
  const way = useSyncExternalStore(subscribeToInstallWay, installWay);
  return (
    <Paper withBorder p="lg" id="install">
      <Title order={2} size="h4">
        {t("about:install")}
      </Title>
      <Text mt="xs">{t("install:why")}</Text>
      {way === "prompt" ? (
        <Button mt="md" variant="default" onClick={() => void install()}>
          {t("install:install")}
        </Button>
      ) : (
        <Text mt="xs" c="dimmed">
          {t(`install:way.${way}`)}
        </Text>
      )}
    </Paper>
  );
}
