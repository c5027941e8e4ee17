import { Group, Paper, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CompanyLogo } from "#client/parts/outside/company-logo.tsx";
import { Layers } from "#client/ui/menu/layers.tsx";
import classes from "./session-page.module.css";

interface SessionPageProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
  /** Below the card. */
  readonly footer?: ReactNode;
}

/** The page of somebody who is not signed in: one card in the middle. */
export function SessionPage({ title, hint, children, footer }: SessionPageProps) {
  const { t } = useTranslation("shell");
  return (
    <main className={classes.page}>
      <div className={classes.column}>
        <div className={classes.mark}>
          <img src="/icon.svg" alt="" className={classes.icon} />
          {t("appName")}
        </div>
        <Paper withBorder radius="md" p="xl" className={classes.card}>
          <Group gap="sm" wrap="nowrap">
            <CompanyLogo />
            <Title order={1} size="h3">
              {title}
            </Title>
          </Group>
          {hint && (
            <Text c="dimmed" size="sm" mt="xs">
              {hint}
            </Text>
          )}
          {children}
        </Paper>
        {footer}
      </div>
      <Layers />
    </main>
  );
}
