import { VisuallyHidden } from "@mantine/core";
import type { BoardCard } from "#client/data/queries/board.ts";
import { CardIcon } from "./card-icon.tsx";
import classes from "./task-card.module.css";
import type { CardWords } from "./use-card-words.ts";

interface CardCountsProps {
  readonly card: BoardCard;
  readonly words: CardWords;
}

/** Whether a card has anything to say of what belongs to its task. */
export function hasCounts({ task, subNum, waits }: BoardCard): boolean {
  return (
    waits === true ||
    task.privateTo > 0 ||
    task.milestone === 1 ||
    task.repeat !== null ||
    subNum + task.checkNum + task.msgNum + task.fileNum > 0
  );
}

/** That a task is private or a milestone, that it waits, that it comes again, and how much of everything belongs to it. */
export function CardCounts({ card, words }: CardCountsProps) {
  const { task, subNum, subComplete, waits } = card;
  return (
    <>
      {task.privateTo > 0 && (
        <span className={classes.count} title={words.private}>
          <CardIcon name="private" />
          <VisuallyHidden>{words.private}</VisuallyHidden>
        </span>
      )}
      {task.milestone === 1 && (
        <span className={classes.count} title={words.milestone}>
          <CardIcon name="milestone" />
          <VisuallyHidden>{words.milestone}</VisuallyHidden>
        </span>
      )}
      {waits && (
        <span className={classes.count} title={words.waits}>
          <CardIcon name="waits" />
          <VisuallyHidden>{words.waits}</VisuallyHidden>
        </span>
      )}
      {task.repeat && (
        <span className={classes.count} title={words.repeats}>
          <CardIcon name="repeats" />
          <VisuallyHidden>{words.repeats}</VisuallyHidden>
        </span>
      )}
      {subNum > 0 && (
        <span className={classes.count} title={words.subtasks}>
          <CardIcon name="subtasks" />
          {subComplete}/{subNum}
        </span>
      )}
      {task.checkNum > 0 && (
        <span className={classes.count} title={words.checklist}>
          <CardIcon name="checklist" />
          {task.checkDone}/{task.checkNum}
        </span>
      )}
      {task.msgNum > 0 && (
        <span className={classes.count} title={words.messages}>
          <CardIcon name="messages" />
          {task.msgNum}
        </span>
      )}
      {task.fileNum > 0 && (
        <span className={classes.count} title={words.files}>
          <CardIcon name="files" />
          {task.fileNum}
        </span>
      )}
    </>
  );
}
