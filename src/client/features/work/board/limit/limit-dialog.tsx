import { NumberInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import type { Column } from "#domain/column/column.ts";
import { COLUMN_TASK_LIMIT_MAX } from "#domain/column/column-limits.ts";

interface LimitDialogProps {
  readonly column: Column;
  readonly onClose: () => void;
}

/** Asks how many open tasks a column is to have at most. */
export function LimitDialog({ column, onClose }: LimitDialogProps) {
  const { t } = useTranslation("board");
  const run = useRun();
  const [limit, setLimit] = useState<number | string>(column.taskLimit || "");
  const save = async () => {
    const taskLimit = Number(limit) || 0;
    if (taskLimit !== column.taskLimit) {
      const result = await run("column.edit", { id: column.id, taskLimit });
      if (!result.ok) return undefined;
    }
    onClose();
    return undefined;
  };
  return (
    <Dialog title={t("limitTitle")} onClose={onClose}>
      <ActionForm wide action={t("save")} onSend={save}>
        <NumberInput
          label={t("limitLabel")}
          description={t("limitHint", { name: column.name })}
          value={limit}
          min={1}
          max={COLUMN_TASK_LIMIT_MAX}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
          onChange={setLimit}
          data-autofocus
        />
      </ActionForm>
    </Dialog>
  );
}
