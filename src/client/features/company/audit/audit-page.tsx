import { Alert, Button, Divider, Group, Select, Text, TextInput, Title } from "@mantine/core";
import { IconListSearch } from "@tabler/icons-react";
import dayjs from "dayjs";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { AUDIT_KINDS, type AuditKind } from "#domain/audit/audit.ts";
import { AuditRow } from "./audit-row.tsx";
import { type AuditFilter, useAudit } from "./use-audit.ts";

/** What the person has chosen; days as YYYY-MM-DD, "" = any. */
interface Choice {
  readonly userId: string | null;
  readonly kind: string | null;
  readonly from: string;
  readonly to: string;
}

const everything: Choice = { userId: null, kind: null, from: "", to: "" };

/** Days are the person's own, from midnight to midnight. */
function filterOf({ userId, kind, from, to }: Choice): AuditFilter {
  return {
    ...(userId && { userId: Number(userId) }),
    ...(kind && { kind: kind as AuditKind }),
    ...(from && { from: dayjs(from).valueOf() }),
    ...(to && { to: dayjs(to).add(1, "day").valueOf() }),
  };
}

/** Who did what, for administrators: by person, kind and time. */
export function AuditPage() {
  const { t } = useTranslation("administration");
  const users = useUsers();
  const [choice, setChoice] = useState(everything);
  const filter = useMemo(() => filterOf(choice), [choice]);
  const { lines, more, isLoading, problem, showMore, save } = useAudit(filter);
  const choose = (part: Partial<Choice>) => setChoice((before) => ({ ...before, ...part }));
  const people = [...users.values()]
    .map(({ id, nickname }) => ({ value: String(id), label: nickname }))
    .toSorted((left, right) => left.label.localeCompare(right.label));
  return (
    <>
      <Title order={1} size="h3">
        {t("audit.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("audit.hint")}
      </Text>
      {/* Beside the title it would lie below the status of the app. */}
      <Group>
        <Button variant="default" size="compact-sm" onClick={save}>
          {t("audit.export")}
        </Button>
      </Group>
      <Group grow>
        <Select
          label={t("audit.person")}
          placeholder={t("audit.any")}
          data={people}
          value={choice.userId}
          onChange={(userId) => choose({ userId })}
          searchable
          clearable
          clearButtonProps={{ "aria-label": t("audit.anyPerson") }}
        />
        <Select
          label={t("audit.kind")}
          placeholder={t("audit.any")}
          data={AUDIT_KINDS.map((value) => ({ value, label: t(`audit.kinds.${value}`) }))}
          value={choice.kind}
          onChange={(kind) => choose({ kind })}
          clearable
          clearButtonProps={{ "aria-label": t("audit.anyKind") }}
        />
      </Group>
      <Group grow>
        <TextInput
          type="date"
          label={t("audit.from")}
          value={choice.from}
          onChange={(event) => choose({ from: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t("audit.to")}
          value={choice.to}
          onChange={(event) => choose({ to: event.currentTarget.value })}
        />
      </Group>
      {problem && (
        <Alert color="orange" role="alert">
          {problem}
        </Alert>
      )}
      {isLoading && <SkeletonList rows={6} />}
      {!isLoading && !problem && lines.length === 0 && (
        <EmptyState icon={IconListSearch} title={t("audit.none")} hint={t("audit.noneHint")} />
      )}
      <Each rows={lines} keyOf={({ id }) => id}>
        {(line) => (
          <>
            <AuditRow line={line} />
            <Divider />
          </>
        )}
      </Each>
      {more && (
        <Button variant="default" onClick={showMore}>
          {t("audit.more")}
        </Button>
      )}
    </>
  );
}
