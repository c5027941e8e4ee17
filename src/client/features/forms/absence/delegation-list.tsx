import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useForms } from "#client/live/forms/use-forms.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { Each } from "#client/ui/each/each.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import type { Delegation } from "#domain/approval/delegation/delegation.ts";

interface DelegationListProps {
  readonly delegations: readonly Delegation[];
  readonly title: string;
  /** Who of the two is shown. */
  readonly of: "userId" | "deputyId";
  readonly canEnd?: boolean;
}

/** Who stands in for whom, until when and for what. */
export function DelegationList({ delegations, title, of, canEnd = false }: DelegationListProps) {
  return (
    <Stack gap="sm" component="section" aria-label={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <Stack gap="sm" component="ul" m={0} p={0}>
        <Each rows={delegations} keyOf={({ id }) => id} as="li">
          {(delegation) => <Line delegation={delegation} of={of} canEnd={canEnd} />}
        </Each>
      </Stack>
    </Stack>
  );
}

type LineProps = Required<Pick<DelegationListProps, "of" | "canEnd">> & {
  readonly delegation: Delegation;
};

function Line({ delegation, of, canEnd }: LineProps) {
  const { t } = useTranslation("absence");
  const { day } = useFormatTime();
  const run = useRun();
  const forms = useForms();
  const { deputyId, startTime, endTime, formIds } = delegation;
  const who = delegation[of];
  const name = useUsers().get(who)?.nickname ?? "";
  const known = forms.state === "ready" ? forms.value : [];
  const names = known.filter(({ id }) => formIds.includes(id)).map((form) => form.name);
  const what = formIds.length === 0 ? t("anyForm") : names.join(", ");
  return (
    <Group component="li" wrap="nowrap" gap="sm">
      <InitialsAvatar id={who} name={name} size="large" />
      <Stack gap={0} flex={1} miw={0}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {[t("from", { first: day(startTime), last: day(endTime - 1) }), what].join(" · ")}
        </Text>
      </Stack>
      {canEnd && (
        <Button
          variant="default"
          aria-label={t("endOf", { name })}
          onClick={() => void run("delegation.end", { deputyId })}
        >
          {t("end")}
        </Button>
      )}
    </Group>
  );
}
