import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

interface OutboxSectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
  /** Stands below it. */
  readonly more?: ReactNode;
}

/** One of the lists of the outbox. */
export function OutboxSection({ title, hint, children, more }: OutboxSectionProps) {
  return (
    <section aria-label={title}>
      <Title order={2} size="h5" mb="xs">
        {title}
      </Title>
      {hint && (
        <Text c="dimmed" size="sm" mb="sm">
          {hint}
        </Text>
      )}
      {children}
      {more}
    </section>
  );
}
