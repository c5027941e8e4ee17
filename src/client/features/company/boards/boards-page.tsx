import { Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCompany } from "#client/live/company/use-company.ts";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { columnTemplatesOf } from "#domain/plan/column-templates.ts";
import { priorityLevelsOf } from "#domain/task/priorities.ts";
import { ColumnSetList } from "./column-set-list.tsx";
import { PriorityList } from "./priority-list.tsx";

/** The priorities of the company, and the sets of columns that its new plans can start with. */
export function BoardsPage() {
  const { t } = useTranslation("board-lists");
  const known = useCompany();
  if (known.state === "loading") return <SkeletonList rows={5} />;
  const { setting } = known.value;
  return (
    <>
      <Title order={1} size="h3">
        {t("title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("hint")}
      </Text>
      <PriorityList levels={priorityLevelsOf(setting)} />
      <ColumnSetList templates={columnTemplatesOf(setting)} />
    </>
  );
}
