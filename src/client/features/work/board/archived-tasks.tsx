import { Button, Group, Text, TextInput, UnstyledButton } from "@mantine/core";
import { IconArchive } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useArchivedTasks } from "#client/live/use-task.ts";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { Each } from "#client/ui/each/each.tsx";
import classes from "./board.module.css";
import { Dialog } from "#client/ui/dialog/dialog.tsx";

interface ArchivedTasksProps {
  readonly planId: number;
  readonly onOpenTask: (taskId: number) => void;
  readonly onClose: () => void;
}

const SHOWN = 100;

/** Tasks that were put away: look, bring back, delete. */
export function ArchivedTasks({ planId, onOpenTask, onClose }: ArchivedTasksProps) {
  const { t } = useTranslation(["board", "task"]);
  const tasks = useArchivedTasks(planId);
  const { restore, remove } = useTaskActions();
  const [text, setText] = useState("");
  const found =
    tasks.state === "ready"
      ? tasks.value.filter((task) => task.name.toLowerCase().includes(text.trim().toLowerCase()))
      : [];
  const handleOpen = (taskId: number) => {
    onOpenTask(taskId);
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={t("archivedTasks")} size="lg">
      <TextInput
        aria-label={t("filterByName")}
        placeholder={t("filterByName")}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        mb="sm"
      />
      {tasks.state === "loading" && <SkeletonList rows={3} />}
      {tasks.state === "ready" && found.length === 0 && (
        <EmptyState icon={IconArchive} title={t("noArchived")} hint={t("noArchivedHint")} />
      )}
      <Each rows={found.slice(0, SHOWN)} keyOf={({ id }) => id}>
        {(task) => (
          <Group justify="space-between" wrap="nowrap" py="xs">
            <div className={classes.archived}>
              <UnstyledButton onClick={() => handleOpen(task.id)}>
                <Text lineClamp={2}>{task.name}</Text>
              </UnstyledButton>
              <Text c="dimmed" size="xs">
                <RelativeTime time={task.archivedTime} />
              </Text>
            </div>
            <Group gap="xs" wrap="nowrap" flex="none">
              <Button size="compact-sm" variant="default" onClick={() => restore(task)}>
                {t("task:restore")}
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                color="red"
                onClick={() => void remove(task)}
              >
                {t("task:delete")}
              </Button>
            </Group>
          </Group>
        )}
      </Each>
      {found.length > SHOWN && (
        <Text c="dimmed" size="sm">
          {t("moreArchived", { count: found.length - SHOWN })}
        </Text>
      )}
    </Dialog>
  );
}
