import { NativeSelect, Text, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { usePlansToAddTo } from "#client/live/use-plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { useKeptFields } from "#client/parts/form/use-kept-fields.ts";
import type { FieldText } from "#client/ui/form/form.tsx";
import { TASK_NAME_MAX } from "#domain/limits.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";

interface NewTaskProps {
  /** What it begins with. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onCreated: (planId: number, taskId: number) => void;
}

const KEPT = "new-task";

/** A new task from anywhere: at the end of the first column of a plan. */
export function NewTask({ name, onClose, onCreated }: NewTaskProps) {
  const { t } = useTranslation("search");
  const run = useRun();
  const kept = useKeptFields(KEPT);
  const plans = usePlansToAddTo();
  if (plans.state === "loading") return null;
  const create = async (field: FieldText) => {
    const planId = Number(field("plan"));
    const result = await run("task.add", { planId, name: field("name") });
    if (result.ok) onCreated(planId, result.reply.id);
    return undefined;
  };
  return (
    <Dialog onClose={onClose} title={t("newTask.title")}>
      {plans.value.length === 0 ? (
        <Text>{t("newTask.noPlan")}</Text>
      ) : (
        <ActionForm wide action={t("newTask.create")} onSend={create} keptAs={KEPT}>
          <TextInput
            name="name"
            label={t("newTask.name")}
            defaultValue={name || kept("name")}
            maxLength={TASK_NAME_MAX}
            required
            data-autofocus
          />
          <NativeSelect
            name="plan"
            label={t("newTask.plan")}
            data={plans.value.map(({ plan }) => ({ value: String(plan.id), label: plan.name }))}
          />
        </ActionForm>
      )}
    </Dialog>
  );
}
