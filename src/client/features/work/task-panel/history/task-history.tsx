import { Button } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { TaskView } from "#client/data/queries/task.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useTaskLog } from "#client/live/history/use-task-log.ts";
import { useUsers } from "#client/live/use-users.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { calmSteps } from "#domain/task/log/calm-steps.ts";
import type { TaskStep } from "#domain/task/log/task-step.ts";
import classes from "./history.module.css";
import { useStepWords } from "./use-step-words.ts";
import { useUndoStep } from "./use-undo-step.ts";

interface TaskHistoryProps {
  readonly view: TaskView;
}

/** Who did what with a task, and when, the newest first; what still stands can be taken back. */
export function TaskHistory({ view }: TaskHistoryProps) {
  const { t } = useTranslation("task-log");
  const { absolute } = useFormatTime();
  const { kept, isOnline, isLoading, loadOlder } = useTaskLog(view);
  const say = useStepWords();
  const undoOf = useUndoStep(view);
  if (kept.state === "loading" || (!kept.value && isLoading)) return <SkeletonList rows={3} />;
  if (!kept.value) return <p className={classes.hint}>{t(isOnline ? "notFetched" : "offline")}</p>;
  const { items, more, time } = kept.value;
  const steps = calmSteps(items);
  return (
    <>
      {!isOnline && <p className={classes.hint}>{t("asOf", { time: absolute(time) })}</p>}
      {steps.length === 0 && <p className={classes.hint}>{t("none")}</p>}
      <ol className={classes.steps} aria-label={t("history")}>
        <Each as="li" rows={steps} keyOf={({ id }) => id}>
          {(step) => (
            <StepLine
              step={step}
              words={say(step)}
              subtask={step.taskId === view.task.id ? undefined : step.detail.name}
              onUndo={undoOf(step)}
            />
          )}
        </Each>
      </ol>
      {more && isOnline && (
        <Button variant="default" size="compact-sm" loading={isLoading} onClick={loadOlder}>
          {t("older")}
        </Button>
      )}
      {more && !isOnline && <p className={classes.hint}>{t("olderOffline")}</p>}
    </>
  );
}

interface StepLineProps {
  readonly step: TaskStep;
  readonly words: string;
  /** The name of the subtask with which it was done. */
  readonly subtask: string | undefined;
  readonly onUndo: (() => void) | undefined;
}

function StepLine({ step, words, subtask, onUndo }: StepLineProps) {
  const { t } = useTranslation("task-log");
  const users = useUsers();
  const isOfSubtask = subtask !== undefined && !step.kind.startsWith("subtask");
  return (
    <li className={classes.step}>
      <InitialsAvatar id={step.userId} name={users.get(step.userId)?.nickname ?? ""} size="small" />
      <span className={classes.words}>
        {words} {isOfSubtask && <span className={classes.dim}>{t("of", { name: subtask })} </span>}
        {step.detail.rule !== undefined && (
          <span className={classes.dim}>{t("byRule", { name: step.detail.rule })} </span>
        )}
        <span className={classes.dim}>
          <RelativeTime time={step.at} />
        </span>
      </span>
      {onUndo && (
        <IconButton
          icon={IconArrowBackUp}
          size="sm"
          label={t("undo", { words })}
          onClick={onUndo}
        />
      )}
    </li>
  );
}
