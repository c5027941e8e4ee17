import { SegmentedControl, Text, Title } from "@mantine/core";
import { IconFlag } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listReports } from "#contract/calls/trust/report.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { TryAgainAlert } from "#client/parts/failure/try-again-alert.tsx";
import { useServerAnswer } from "#client/parts/failure/use-server-answer.ts";
import { Each } from "#client/ui/each/each.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { ReportRow } from "./report-row.tsx";

const STATES = ["open", "decided"] as const;

/** Messages that people have reported. They lie on the server alone, so they need the network. */
export function ReportsPage() {
  const { t } = useTranslation(["report", "settings"]);
  const [state, setState] = useState<(typeof STATES)[number]>("open");
  return (
    <>
      <Title order={1} size="h3">
        {t("settings:reports.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("pageHint")}
      </Text>
      <SegmentedControl
        aria-label={t("which")}
        data={STATES.map((value) => ({ value, label: t(`lists.${value}`) }))}
        value={state}
        onChange={(value) => setState(value === "open" ? "open" : "decided")}
      />
      <Reports key={state} state={state} />
    </>
  );
}

function Reports({ state }: { readonly state: (typeof STATES)[number] }) {
  const { t } = useTranslation("report");
  const isOffline = useLine() === "down";
  const { value, problem, reload } = useServerAnswer(listReports, { state });
  return (
    <>
      {isOffline && (
        <Text component="output" size="sm">
          {t("offline")}
        </Text>
      )}
      <TryAgainAlert problem={problem} onTryAgain={reload} />
      {!value && !problem && <SkeletonList rows={3} />}
      {value?.records.length === 0 && (
        <EmptyState icon={IconFlag} title={t("none")} hint={t("noneHint")} />
      )}
      {value && (
        <Each rows={value.records} keyOf={({ id }) => id}>
          {(report) => <ReportRow report={report} isOffline={isOffline} onDecided={reload} />}
        </Each>
      )}
      {value?.more && (
        <Text size="sm" c="dimmed">
          {t("more")}
        </Text>
      )}
    </>
  );
}
