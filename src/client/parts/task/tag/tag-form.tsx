import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { Form } from "#client/ui/form/form.tsx";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import { COLUMN_COLORS } from "#domain/column/column.ts";
import { TAG_NAME_MAX } from "#domain/limits.ts";
import type { PlanTag } from "#domain/tag/plan-tag.ts";
import classes from "./tag.module.css";

interface TagFormProps {
  readonly tag: PlanTag;
  readonly onDone: () => void;
}

/** Name and colour of a tag, for all tasks that have it. */
export function TagForm({ tag, onDone }: TagFormProps) {
  const { t } = useTranslation(["task-tag", "task", "board"]);
  const run = useRun();
  const [name, setName] = useState(tag.name);
  const [color, setColor] = useState(tag.color);
  const save = async () => {
    const words = name.trim();
    if (words === "") return;
    if ((await run("tag.edit", { id: tag.id, name: words, color })).ok) onDone();
  };
  const remove = async () => {
    const sure = await confirm({
      title: t("deleteTitle"),
      message: t("deleteMessage", { name: tag.name }),
      confirmLabel: t("task:delete"),
      danger: true,
    });
    if (sure && (await run("tag.remove", { id: tag.id })).ok) onDone();
  };
  return (
    <Form onSubmit={() => void save()}>
      <Stack gap="xs">
        <TextInput
          data-autofocus
          label={t("name")}
          maxLength={TAG_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <fieldset aria-label={t("task:color")} className={classes.palette}>
          {COLUMN_COLORS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === color}
              aria-label={t(`board:colors.${one || "default"}`)}
              title={t(`board:colors.${one || "default"}`)}
              className={classes.color}
              onClick={() => setColor(one)}
            >
              <Swatch color={one} />
            </button>
          ))}
        </fieldset>
        <Group justify="space-between" gap="xs">
          <Button size="xs" variant="subtle" color="red" onClick={() => void remove()}>
            {t("task:delete")}
          </Button>
          <Group gap="xs">
            <Button size="xs" variant="default" onClick={onDone}>
              {t("task:cancel")}
            </Button>
            <Button size="xs" type="submit" disabled={name.trim() === ""}>
              {t("task:save")}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Form>
  );
}
