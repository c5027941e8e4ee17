import { Group, NativeSelect, Switch, Text, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { useKeptFields } from "#client/parts/form/use-kept-fields.ts";
import type { FieldText } from "#client/ui/form/form.tsx";
import { inputOf } from "#client/parts/plan/flow/flow-draft.ts";
import { usualStates } from "#client/parts/plan/flow/usual-states.ts";
import { Tag } from "#client/ui/tag/tag.tsx";
import { PLAN_DESC_MAX, PLAN_NAME_MAX, PLAN_NAME_MIN } from "#domain/limits.ts";
import { COLUMN_TEMPLATES } from "#domain/plan/column-templates.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";

interface NewPlanProps {
  readonly onClose: () => void;
  readonly onCreated: (planId: number) => void;
}

const KEPT = "new-plan";

/** A new plan: name, description, and the columns it starts with. */
export function NewPlan({ onClose, onCreated }: NewPlanProps) {
  const { t } = useTranslation(["plans", "template", "flow"]);
  const run = useRun();
  const kept = useKeptFields(KEPT);
  const [template, setTemplate] = useState(1);
  const columns = (COLUMN_TEMPLATES[template]?.columns ?? []).map((key) => t(key));
  const [withFlow, setWithFlow] = useState(false);
  const states = usualStates((key) => t(`flow:${key}`));
  const create = async (field: FieldText) => {
    const result = await run("plan.add", {
      name: field("name"),
      desc: field("desc"),
      columns,
      ...(withFlow && { flows: inputOf(states) }),
    });
    if (!result.ok) return undefined;
    onClose();
    onCreated(result.reply.id);
    return undefined;
  };
  return (
    <Dialog onClose={onClose} title={t("new")}>
      <ActionForm wide action={t("create")} onSend={create} keptAs={KEPT}>
        <TextInput
          name="name"
          defaultValue={kept("name")}
          label={t("name")}
          minLength={PLAN_NAME_MIN}
          maxLength={PLAN_NAME_MAX}
          required
          data-autofocus
        />
        <Textarea
          name="desc"
          defaultValue={kept("desc")}
          label={t("desc")}
          maxLength={PLAN_DESC_MAX}
          autosize
          minRows={2}
        />
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
        <Switch
          label={t("flow:withFlow")}
          description={t("flow:withFlowHint", {
            first: states[0]?.name,
            last: t("flow:names.done"),
          })}
          checked={withFlow}
          onChange={(event) => setWithFlow(event.currentTarget.checked)}
        />
      </ActionForm>
    </Dialog>
  );
}
