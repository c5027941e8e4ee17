import { Group, NativeSelect, Switch, Text, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { useKeptFields } from "#client/parts/form/use-kept-fields.ts";
import type { FieldText } from "#client/ui/form/form.tsx";
import { inputOf } from "#client/parts/plan/flow/flow-draft.ts";
import { useColumnSets } from "#client/parts/plan/use-column-sets.ts";
import { usualStates } from "#client/parts/plan/flow/usual-states.ts";
import { Tag } from "#client/ui/tag/tag.tsx";
import { PLAN_DESC_MAX, PLAN_NAME_MAX, PLAN_NAME_MIN } from "#domain/limits.ts";
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
  const sets = useColumnSets();
  const columns = sets[template]?.columns ?? [];
  const [withFlow, setWithFlow] = useState(false);
  const states = usualStates((key) => t(`flow:${key}`));
  const create = async (field: FieldText) => {
    const result = await run("plan.add", {
      name: field("name"),
      desc: field("desc"),
      columns: [...columns],
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
          value={String(Math.min(template, sets.length - 1))}
          onChange={(event) => setTemplate(Number(event.currentTarget.value))}
          data={sets.map(({ name }, index) => ({ value: String(index), label: name }))}
        />
        {columns.length > 0 ? (
          <Group gap="xs">
            {columns.map((column, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- two columns may be called the same
              <Tag key={place} tint="neutral">
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
