import { Button, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePlans } from "#client/live/use-plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { textField } from "#client/platform/form-text.ts";
import { TASK_NAME_MAX } from "#domain/limits.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";

interface NewTaskProps {
  /** What it begins with. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onCreated: (planId: number, taskId: number) => void;
}

/** A new task from anywhere: at the end of the first column of a plan. */
export function NewTask({ name, onClose, onCreated }: NewTaskProps) {
  const { t } = useTranslation("search");
  const run = useRun();
  const plans = usePlans();
  const [busy, setBusy] = useState(false);
  if (plans.state === "loading") return null;
  const create = async (form: FormData) => {
    const planId = Number(textField(form, "plan"));
    setBusy(true);
    const result = await run("task.add", { planId, name: textField(form, "name") });
    setBusy(false);
    if (result.ok) onCreated(planId, result.reply.id);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void create(new FormData(event.currentTarget));
  };
  return (
    <Dialog onClose={onClose} title={t("newTask.title")}>
      {plans.value.length === 0 ? (
        <Text>{t("newTask.noPlan")}</Text>
      ) : (
        <form onSubmit={handleSubmit}>
          <Stack>
            <TextInput
              name="name"
              label={t("newTask.name")}
              defaultValue={name}
              maxLength={TASK_NAME_MAX}
              required
              data-autofocus
            />
            <NativeSelect
              name="plan"
              label={t("newTask.plan")}
              data={plans.value.map(({ plan }) => ({ value: String(plan.id), label: plan.name }))}
            />
            <Button type="submit" loading={busy}>
              {t("newTask.create")}
            </Button>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
