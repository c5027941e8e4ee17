import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubtasksReader } from "#client/live/use-task.ts";
import { PeopleChoice } from "#client/parts/people/people-choice.tsx";
import { DayDialog } from "#client/parts/task/time/day-dialog.tsx";
import { TimePicker } from "#client/parts/task/time/time-picker.tsx";
import { useChangeTimes } from "#client/parts/task/time/use-change-times.ts";
import { useTaskPeople } from "#client/parts/task/use-task-people.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import type { Task } from "#domain/task/task.ts";
import { type Times, timesOf } from "#domain/task/task-times.ts";
import type { TaskQuestion } from "./task-menu-items.tsx";

export interface TaskQuestionDialogProps {
  readonly task: Task;
  /** The task this is a subtask of. */
  readonly main?: Task | undefined;
  readonly question: TaskQuestion;
  readonly onClose: () => void;
}

/** Who has a task and when, asked over the screen. */
export function TaskQuestionDialog({ task, main, question, onClose }: TaskQuestionDialogProps) {
  switch (question) {
    case "time":
      return <TimeDialog task={task} main={main} onClose={onClose} />;
    case "day":
      return <DayDialog task={task} onClose={onClose} />;
    default:
      return <OwnerDialog task={task} onClose={onClose} />;
  }
}

interface QuestionProps {
  readonly task: Task;
  readonly main?: Task | undefined;
  readonly onClose: () => void;
}

function OwnerDialog({ task, onClose }: QuestionProps) {
  const { t } = useTranslation("task");
  const selection = useTaskPeople(task, "owner");
  return (
    <Dialog title={t("ownersOf", { name: task.name })} onClose={onClose}>
      <PeopleChoice {...selection} />
    </Dialog>
  );
}

function TimeDialog({ task, main, onClose }: QuestionProps) {
  const { t } = useTranslation("task");
  const readSubtasks = useSubtasksReader();
  const change = useChangeTimes();
  const [subtasks, setSubtasks] = useState<readonly Task[]>();
  useEffect(() => {
    void readSubtasks(task).then(setSubtasks);
  }, [readSubtasks, task]);
  const save = (times: Times) => {
    onClose();
    void change({ task, main, subtasks: subtasks ?? [] }, times);
  };
  return (
    <Dialog title={t("timeOf", { name: task.name })} onClose={onClose}>
      {subtasks && <TimePicker times={timesOf(task)} onPick={save} onCancel={onClose} />}
    </Dialog>
  );
}
