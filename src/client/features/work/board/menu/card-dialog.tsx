import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubtasksReader } from "#client/live/use-task.ts";
import { PeopleChoice } from "#client/parts/people/people-choice.tsx";
import { TimePicker } from "#client/parts/task/time/time-picker.tsx";
import { useChangeTimes } from "#client/parts/task/time/use-change-times.ts";
import { useTaskPeople } from "#client/parts/task/use-task-people.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import type { Task } from "#domain/task/task.ts";
import { type Times, timesOf } from "#domain/task/task-times.ts";
import type { CardQuestion } from "./card-menu-items.tsx";

export interface CardDialogProps {
  readonly task: Task;
  readonly question: CardQuestion;
  readonly onClose: () => void;
}

/** Who and when of a card, asked over the board. */
export function CardDialog({ task, question, onClose }: CardDialogProps) {
  return question === "time" ? (
    <TimeDialog task={task} onClose={onClose} />
  ) : (
    <OwnerDialog task={task} onClose={onClose} />
  );
}

interface QuestionProps {
  readonly task: Task;
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

function TimeDialog({ task, onClose }: QuestionProps) {
  const { t } = useTranslation("task");
  const readSubtasks = useSubtasksReader();
  const change = useChangeTimes();
  const [subtasks, setSubtasks] = useState<readonly Task[]>();
  useEffect(() => {
    void readSubtasks(task).then(setSubtasks);
  }, [readSubtasks, task]);
  const save = (times: Times) => {
    onClose();
    void change({ task, main: undefined, subtasks: subtasks ?? [] }, times);
  };
  return (
    <Dialog title={t("timeOf", { name: task.name })} onClose={onClose}>
      {subtasks && <TimePicker times={timesOf(task)} onPick={save} onCancel={onClose} />}
    </Dialog>
  );
}
