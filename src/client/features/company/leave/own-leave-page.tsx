import { NativeSelect, Text, Title } from "@mantine/core";
import { IconBeach } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useOwnLeave } from "#client/live/leave/use-leave.ts";
import { useData } from "#client/live/data-context.ts";
import type { SettingsPageProps } from "#client/parts/settings/settings-page.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { leaveStatements, leaveYears } from "#domain/leave/leave-statement.ts";
import { StatementOfKind } from "./statement-of-kind.tsx";

/** What leave the person has of each kind in a year, and the requests of which that is made. */
export function OwnLeavePage({ onOpenRequest }: SettingsPageProps) {
  const { t } = useTranslation("leave");
  const { now } = useData();
  const known = useOwnLeave();
  const [thisYear] = useState(() => new Date(now()).getFullYear());
  const [year, setYear] = useState(thisYear);
  if (known.state === "loading") return <SkeletonList rows={5} />;
  const statements = leaveStatements(known.value, year);
  return (
    <>
      <Title order={1} size="h3">
        {t("own.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("own.hint")}
      </Text>
      {known.value.kinds.length === 0 ? (
        <OnceFetched>
          <EmptyState icon={IconBeach} title={t("own.none")} hint={t("own.noneHint")} />
        </OnceFetched>
      ) : (
        <NativeSelect
          label={t("year")}
          value={String(year)}
          data={leaveYears(known.value, thisYear).map(String)}
          onChange={(event) => setYear(Number(event.currentTarget.value))}
        />
      )}
      <Each rows={statements} keyOf={({ kind }) => kind.key}>
        {(statement) => <StatementOfKind statement={statement} onOpenRequest={onOpenRequest} />}
      </Each>
    </>
  );
}
