import { Text, Title } from "@mantine/core";
import { IconTemplate } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { usePlanTemplates } from "#client/live/use-plan-templates.ts";
import { Each } from "#client/ui/each/each.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { TemplateRow } from "./template-row.tsx";
import classes from "./templates.module.css";

/** The company's templates of plans: who may change one does it here. */
export function TemplatesPage() {
  const { t } = useTranslation("plan-template");
  const templates = usePlanTemplates();
  return (
    <>
      <Title order={1} size="h3">
        {t("page.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("page.hint")}
      </Text>
      {templates.length === 0 ? (
        <EmptyState icon={IconTemplate} title={t("page.none")} hint={t("page.noneHint")} />
      ) : (
        <ul className={classes.list}>
          <Each rows={templates} keyOf={({ id }) => id} as="li">
            {(template) => <TemplateRow template={template} />}
          </Each>
        </ul>
      )}
    </>
  );
}
