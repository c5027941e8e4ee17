import { Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import type { Push } from "#domain/schedule/push-tasks.ts";
import { timesOf } from "#domain/task/task-times.ts";
import type { GanttWords } from "../chart/use-gantt-words.ts";
import classes from "./push-question.module.css";

interface PushQuestionProps {
  readonly push: Push;
  readonly words: GanttWords;
  readonly onAnswer: (isSure: boolean) => void;
}

/** All tasks that would get other times, before any of them does; and those that would have to and cannot. */
export function PushQuestion({ push, words, onAnswer }: PushQuestionProps) {
  const { t } = useTranslation("gantt");
  const { moved, stuck } = push;
  return (
    <Dialog opened onClose={() => onAnswer(false)} title={t("push.title", { count: moved.length })}>
      <Stack gap="sm">
        <ul className={classes.list} aria-label={t("push.list")}>
          <Each rows={moved} keyOf={({ task }) => task.id} as="li">
            {({ task, times }) => (
              <li className={classes.item}>
                <span className={classes.name}>{task.name}</span>
                <span className={classes.before}>{words.span(timesOf(task))}</span>
                <span className={classes.after}>{words.span(times)}</span>
              </li>
            )}
          </Each>
        </ul>
        {stuck.length > 0 && (
          <>
            <Text size="sm" c="dimmed">
              {t("push.stuck", { count: stuck.length })}
            </Text>
            <ul className={classes.list} aria-label={t("push.stuckList")}>
              <Each rows={stuck} keyOf={({ id }) => id} as="li">
                {({ name }) => (
                  <li className={classes.item}>
                    <span className={classes.name}>{name}</span>
                  </li>
                )}
              </Each>
            </ul>
          </>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => onAnswer(false)}>
            {t("push.cancel")}
          </Button>
          <Button onClick={() => onAnswer(true)} data-autofocus>
            {t("push.move", { count: moved.length })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
