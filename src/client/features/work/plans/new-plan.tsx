import { Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { textField } from "#client/platform/form-text.ts";
import { Tag } from "#client/ui/tag/tag.tsx";
import { PLAN_DESC_MAX, PLAN_NAME_MAX, PLAN_NAME_MIN } from "#domain/limits.ts";
import { COLUMN_TEMPLATES } from "#domain/plan/column-templates.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";

interface NewPlanProps {
  readonly onClose: () => void;
  readonly onCreated: (planId: number) => void;
}

/** A new plan: name, description, and the columns it starts with. */
export function NewPlan({ onClose, onCreated }: NewPlanProps) {
  const { t } = useTranslation(["plans", "template"]);
  const run = useRun();
  const [template, setTemplate] = useState(1);
  const columns = (COLUMN_TEMPLATES[template]?.columns ?? []).map((key) => t(key));
  const create = async (form: FormData) => {
    const result = await run("plan.add", {
      name: textField(form, "name"),
      desc: textField(form, "desc"),
      columns,
    });
    if (!result.ok) return;
    onClose();
    onCreated(result.reply.id);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void create(new FormData(event.currentTarget));
  };
  return (
    <Dialog onClose={onClose} title={t("new")}>
      <form onSubmit={handleSubmit}>
        <Stack>
          <TextInput
            name="name"
            label={t("name")}
            minLength={PLAN_NAME_MIN}
            maxLength={PLAN_NAME_MAX}
            required
            data-autofocus
          />
          <Textarea name="desc" label={t("desc")} maxLength={PLAN_DESC_MAX} autosize minRows={2} />
          <NativeSelect
            label={t("template")}
            value={String(template)}
            onChange={(event) => setTemplate(Number(event.currentTarget.value))}
            data={COLUMN_TEMPLATES.map(({ name }, index) => ({
              value: String(index),
              label: t(name),
            }))}
          />
          {columns.length > 0 ? (
            <Group gap="xs">
              {columns.map((column) => (
                <Tag key={column} tint="neutral">
                  {column}
                </Tag>
              ))}
            </Group>
          ) : (
            <Text c="dimmed" size="sm">
              {t("blankHint")}
            </Text>
          )}
          <Button type="submit">{t("create")}</Button>
        </Stack>
      </form>
    </Dialog>
  );
}
