import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "#client/live/company/use-is-admin.ts";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useContentWords } from "#client/parts/plan/template/use-content-words.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { ActionMenu } from "#client/ui/menu/menu.tsx";
import { promptChange } from "#client/ui/text-prompt/text-prompt.tsx";
import { PLAN_DESC_MAX } from "#domain/limits.ts";
import type { PlanTemplate } from "#domain/template/plan-template.ts";
import { TEMPLATE_NAME_MAX } from "#domain/template/template-limits.ts";
import classes from "./templates.module.css";

interface TemplateRowProps {
  readonly template: PlanTemplate;
}

/** A template: who made it, what is in it, and what may be done to it. */
export function TemplateRow({ template }: TemplateRowProps) {
  const { t } = useTranslation(["plan-template", "task"]);
  const { id, name, desc, content } = template;
  const { userId } = useData();
  const isAdmin = useIsAdmin();
  const maker = useUsers().get(template.userId)?.nickname ?? t("task:somebody");
  const contentWords = useContentWords();
  const run = useRun();
  const confirmLabel = t("page.save");
  const rename = async () => {
    const question = { title: t("page.rename"), label: t("name"), value: name, confirmLabel };
    await promptChange({ ...question, minLength: 1, maxLength: TEMPLATE_NAME_MAX }, (wanted) =>
      run("planTemplate.edit", { id, name: wanted }),
    );
  };
  const describe = async () => {
    const question = { title: t("page.describe"), label: t("desc"), value: desc, confirmLabel };
    await promptChange({ ...question, maxLength: PLAN_DESC_MAX, multiline: true }, (wanted) =>
      run("planTemplate.edit", { id, desc: wanted }),
    );
  };
  const remove = async () => {
    const sure = await confirm({
      title: t("page.removeTitle"),
      message: t("page.removeMessage", { name }),
      confirmLabel: t("page.remove"),
      danger: true,
    });
    if (sure) await run("planTemplate.remove", { id });
  };
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text fw={500}>{name}</Text>
        {desc !== "" && <Text size="sm">{desc}</Text>}
        <Text size="sm" c="dimmed">
          {t("page.by", { name: maker, content: contentWords(content) })}
        </Text>
      </div>
      {(isAdmin || template.userId === userId) && (
        <ActionMenu
          label={t("page.actions", { name })}
          items={[
            { key: "rename", label: t("page.rename"), onClick: () => void rename() },
            { key: "describe", label: t("page.describe"), onClick: () => void describe() },
            "divider",
            {
              key: "remove",
              label: t("page.remove"),
              onClick: () => void remove(),
              danger: true,
            },
          ]}
        />
      )}
    </li>
  );
}
