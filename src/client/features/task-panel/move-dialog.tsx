import { Button, Group, Modal, MultiSelect, Select, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useBoard } from "#client/live/use-board.ts";
import { usePlanUsers } from "#client/live/use-plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { TASK_ASSISTANTS_MAX, TASK_OWNERS_MAX } from "#domain/limits.ts";
import { assistantsOf, ownersOf, type Task } from "#domain/task/task.ts";

interface MoveDialogProps {
  readonly task: Task;
  readonly onClose: () => void;
}

/** Moves a task to another column, with new people where they change (seed 000 §5). */
export function MoveDialog({ task, onClose }: MoveDialogProps) {
  const { t } = useTranslation("task");
  const run = useRun();
  const board = useBoard(task.planId);
  const members = usePlanUsers(task.planId);
  const users = useUsers();
  const [columnId, setColumnId] = useState(String(task.columnId));
  const [owner, setOwner] = useState(() => ownersOf(task).map(String));
  const [assist, setAssist] = useState(() => assistantsOf(task).map(String));
  const columns = board.state === "ready" ? board.value : [];
  const known = members.state === "ready" ? members.value.map((member) => member.userId) : [];
  const people = [...new Set([...known, ...task.taskUser.map((entry) => entry.userId)])].map(
    (id) => ({
      value: String(id),
      label: users.get(id)?.nickname ?? t("somebody"),
    }),
  );
  const tellMost = () => showToast({ message: t("maxSelected"), tone: "error" });
  const handleOwner = (ids: string[]) => {
    setOwner(ids);
    setAssist((before) => before.filter((id) => !ids.includes(id)));
  };
  const handleMove = async () => {
    const result = await run("task.move", {
      taskId: task.id,
      planId: task.planId,
      columnId: Number(columnId),
      owner: owner.map(Number),
      assist: assist.map(Number),
    });
    if (result.ok) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("moveTitle")}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <Stack gap="sm">
        <Select
          label={t("column")}
          data={columns.map(({ column }) => ({ value: String(column.id), label: column.name }))}
          value={columnId}
          onChange={(id) => id && setColumnId(id)}
          allowDeselect={false}
          data-autofocus
        />
        <MultiSelect
          label={t("owner")}
          data={people}
          value={owner}
          onChange={handleOwner}
          maxValues={TASK_OWNERS_MAX}
          onMaxValues={tellMost}
          searchable
          hidePickedOptions
        />
        <MultiSelect
          label={t("assist")}
          data={people.filter(({ value }) => !owner.includes(value))}
          value={assist}
          onChange={setAssist}
          maxValues={TASK_ASSISTANTS_MAX}
          onMaxValues={tellMost}
          searchable
          hidePickedOptions
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button onClick={() => void handleMove()}>{t("moveNow")}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
