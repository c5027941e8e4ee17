import { Text } from "@mantine/core";
import { IconArchiveOff, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { readFieldUse } from "#client/data/queries/field/fields.ts";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { PlanField } from "#domain/field/plan-field.ts";
import classes from "../field.module.css";

interface ArchivedFieldsProps {
  readonly fields: readonly PlanField[];
}

/** Fields that are put away: they come back with all they said, or go for good. */
export function ArchivedFields({ fields }: ArchivedFieldsProps) {
  const { t } = useTranslation("plan-fields");
  const { database } = useData();
  const run = useRun();
  if (fields.length === 0) return null;
  const remove = async ({ id, planId, name }: PlanField) => {
    const count = await readFieldUse(database, planId, id);
    const sure = await confirm({
      title: t("deleteTitle", { name }),
      message: t("deleteMessage", { count }),
      confirmLabel: t("delete"),
      danger: true,
    });
    if (sure) await run("field.remove", { id });
  };
  return (
    <section aria-label={t("archived")}>
      <Text size="sm" c="dimmed">
        {t("archived")}
      </Text>
      <ul className={classes.list}>
        <Each as="li" rows={fields} keyOf={({ id }) => id}>
          {(field) => (
            <li className={classes.rowLine}>
              <span className={classes.rowName}>{field.name}</span>
              <span className={classes.dim}>{t(`kinds.${field.kind}`)}</span>
              <span className={classes.rowButtons}>
                <IconButton
                  icon={IconArchiveOff}
                  label={t("restore", { name: field.name })}
                  onClick={() => void run("field.edit", { id: field.id, archived: 0 })}
                />
                <IconButton
                  icon={IconTrash}
                  label={t("remove", { name: field.name })}
                  onClick={() => void remove(field)}
                />
              </span>
            </li>
          )}
        </Each>
      </ul>
    </section>
  );
}
