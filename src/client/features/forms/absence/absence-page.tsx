import { Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useOwnDelegations, useStandIns } from "#client/live/approvals/use-delegations.ts";
import { DelegationForm } from "./delegation-form.tsx";
import { DelegationList } from "./delegation-list.tsx";

/** Who decides for the person while they are away, and for whom they do. */
export function AbsencePage() {
  const { t } = useTranslation(["absence", "settings"]);
  const own = useOwnDelegations();
  const others = useStandIns();
  return (
    <>
      <Title order={1} size="h3">
        {t("settings:absence.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("hint")}
      </Text>
      <DelegationForm />
      {own.length > 0 && <DelegationList delegations={own} title={t("own")} of="deputyId" canEnd />}
      {others.length > 0 && <DelegationList delegations={others} title={t("others")} of="userId" />}
    </>
  );
}
