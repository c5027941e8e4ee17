import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import { Each } from "#client/ui/each/each.tsx";
import { type GuardedPerson, useGuarded } from "./use-guarded.ts";

/** For administrators: who is guarded by more than a password, and help for who lost all of it. */
export function ColleaguesSection() {
  const { t } = useTranslation("security");
  const { people, problem, reset } = useGuarded();
  return (
    <Stack component="section" gap="sm" aria-labelledby="security-colleagues">
      <Title order={2} size="h4" id="security-colleagues">
        {t("colleagues.title")}
      </Title>
      <Text size="sm">{t("colleagues.hint")}</Text>
      {problem && (
        <Alert color="orange" role="alert">
          {problem}
        </Alert>
      )}
      {people?.length === 0 && (
        <Text c="dimmed" size="sm">
          {t("colleagues.none")}
        </Text>
      )}
      <Each rows={people ?? []} keyOf={({ userId }) => userId}>
        {(person) => <GuardedRow person={person} onReset={reset} />}
      </Each>
    </Stack>
  );
}

interface GuardedRowProps {
  readonly person: GuardedPerson;
  readonly onReset: (userId: number, name: string) => void;
}

function GuardedRow({ person, onReset }: GuardedRowProps) {
  const { t } = useTranslation("security");
  const { userId } = useData();
  const name = useUsers().get(person.userId)?.nickname ?? String(person.userId);
  const guards = [
    person.twoFactor && t("app.title"),
    person.passkeys > 0 && t("colleagues.passkeys", { count: person.passkeys }),
  ];
  return (
    <Group justify="space-between" wrap="nowrap">
      <div>
        <Text fw={500}>{name}</Text>
        <Text c="dimmed" size="xs">
          {guards.filter(Boolean).join(" · ")}
        </Text>
      </div>
      {person.userId !== userId && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t("colleagues.resetNamed", { name })}
          onClick={() => onReset(person.userId, name)}
        >
          {t("colleagues.reset")}
        </Button>
      )}
    </Group>
  );
}
