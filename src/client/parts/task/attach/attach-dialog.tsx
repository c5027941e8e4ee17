import { Button, Group, Select, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useBoard } from "#client/live/use-board.ts";
import { useRun } from "#client/live/use-run.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { Task } from "#domain/task/task.ts";

interface AttachDialogProps {
  readonly task: Task;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Lines of the list at once; of more somebody writes a part of the name. */
const LISTED = 50;

/** The other tasks of the plan, of which one is chosen. */
export function AttachDialog({ task, opened, onClose }: AttachDialogProps) {
  const { t } = useTranslation("task");
  const run = useRun();
  const board = useBoard(task.planId);
  const [parentId, setParentId] = useState<string | null>(null);
  const others = board.state === "ready" ? board.value.flatMap(({ cards }) => cards) : [];
  const open = others.filter(
    (card) => card.task.id !== task.id && (card.task.completeTime === 0 || task.completeTime > 0),
  );
  const handleAttach = async () => {
    const result = await run("task.attach", { taskId: task.id, parentId: Number(parentId) });
    if (!result.ok) return;
    onClose();
    showToast({
      message: t("attached", { name: task.name }),
      action: {
        label: t("undo"),
        onClick: () => void run("task.detach", { taskId: task.id }),
      },
    });
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t("attachTitle", { name: task.name })}>
      <Stack gap="sm">
        <Select
          label={t("attachTo")}
          data={open.map((card) => ({ value: String(card.task.id), label: card.task.name }))}
          value={parentId}
          limit={LISTED}
          onChange={setParentId}
          searchable
          nothingFoundMessage={t("attachNone")}
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button disabled={parentId === null} onClick={() => void handleAttach()}>
            {t("attachNow")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
