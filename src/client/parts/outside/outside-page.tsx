import { Group, Paper, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { CompanyLogo } from "./company-logo.tsx";
import classes from "./outside.module.css";

interface OutsidePageProps {
  readonly title: string;
  readonly hint?: string;
  readonly children?: ReactNode;
}

/** One card in the middle, while there is nothing to look at yet. */
export function OutsidePage({ title, hint, children }: OutsidePageProps) {
  return (
    <main className={classes.outside}>
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
    </main>
  );
}
