import { memo } from "react";
import type { BoardCard } from "#client/data/queries/board.ts";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { late } from "#client/ui/late.tsx";
import { flowNameOf } from "#domain/flow/flow-fields.ts";
import type { Task } from "#domain/task/task.ts";
import { CardCounts, hasCounts } from "./card-counts.tsx";
import { isSameCard } from "./same-card.ts";
import priorityClasses from "./priority-tag.module.css";
import classes from "./task-card.module.css";
import colors from "#client/ui/swatch/swatch.module.css";
import { TaskTags } from "./tag/task-tags.tsx";
import { TaskMark } from "./task-mark.tsx";
import type { CardWords } from "./use-card-words.ts";

const CardFields = late(async () => (await import("./card-fields.tsx")).CardFields);

interface TaskCardProps {
  readonly card: BoardCard;
  readonly selected: boolean;
  readonly mayComplete: boolean;
  readonly words: CardWords;
  /** Names of people by id. */
  readonly nameOf: (userId: number) => string;
  readonly onOpen: (task: Task) => void;
  readonly onComplete: (task: Task) => void;
}

/** A task as a person scans for it on the board: light, because there are thousands. */
export const TaskCard = memo(function TaskCard({
  card,
  selected,
  mayComplete,
  words,
  nameOf,
  onOpen,
  onComplete,
}: TaskCardProps) {
  const { task } = card;
  const due = words.due(task);
  const done = task.completeTime > 0;
  const owners = task.taskUser.filter((entry) => entry.owner === 1).slice(0, 3);
  const state = flowNameOf(task);
  const hasFields = Object.keys(task.fields).length > 0 || (card.subFields ?? []).length > 0;
  const hasFoot =
    state !== "" ||
    due.state !== "none" ||
    task.priority > 0 ||
    hasCounts(card) ||
    owners.length > 0;
  return (
    <div
      className={`${classes.card} ${colors.color}`}
      data-color={task.color || undefined}
      data-selected={selected || undefined}
      data-done={done || undefined}
      data-cancelled={task.cancelled === 1 || undefined}
    >
      <TaskMark
        className={classes.tick}
        task={task}
        label={words.mark(task)}
        tellMark={words.tellMark}
        barred={mayComplete ? undefined : words.barred}
        onComplete={onComplete}
      />
      <button type="button" className={classes.name} data-card-focus onClick={() => onOpen(task)}>
        {task.name}
      </button>
      {task.tagIds.length > 0 && (
        <div className={classes.tags}>
          <TaskTags tagIds={task.tagIds} />
        </div>
      )}
      {hasFields && <CardFields card={card} />}
      {hasFoot && (
        <div className={classes.foot}>
          {state !== "" && (
            <span className={classes.state} data-status={task.flowItemStatus}>
              {state}
            </span>
          )}
          {task.priority > 0 && (
            <span
              className={`${priorityClasses.priority} ${colors.color}`}
              data-color={words.priorities.colorOf(task.priority)}
              title={words.priorities.nameOf(task.priority)}
            >
              {words.priorities.shortOf(task.priority)}
            </span>
          )}
          {due.state !== "none" && (
            <span className={classes.due} data-due={due.state}>
              {due.words}
            </span>
          )}
          <CardCounts card={card} words={words} />
          <span className={classes.owners}>
            {owners.map(({ userId }) => (
              <InitialsAvatar
                key={userId}
                id={userId}
                name={nameOf(userId)}
                size="small"
                label={nameOf(userId)}
              />
            ))}
          </span>
        </div>
      )}
    </div>
  );
}, isSameView);

function isSameView(before: TaskCardProps, after: TaskCardProps): boolean {
  return (
    before.selected === after.selected &&
    before.mayComplete === after.mayComplete &&
    before.words === after.words &&
    before.nameOf === after.nameOf &&
    before.onOpen === after.onOpen &&
    before.onComplete === after.onComplete &&
    isSameCard(before.card, after.card)
  );
}
