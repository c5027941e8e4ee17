import { memo, useCallback, useEffect, useRef, useState } from "react";
import type { BoardCard } from "#client/data/queries/board.ts";
import { TaskCard } from "#client/parts/task/task-card.tsx";
import type { Task } from "#domain/task/task.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import classes from "./board.module.css";
import type { CardProps } from "./card-props.ts";
import { makeDraggable } from "./drag.ts";
import { LateCardMenu } from "./menu/late-menus.tsx";

interface CardRowProps extends CardProps {
  readonly boardCard: BoardCard;
  readonly index: number;
  /** Pixels from the head of the list. */
  readonly start: number;
  readonly measure: (element: HTMLElement | null) => void;
  readonly dropBefore: boolean;
  readonly dropAfter: boolean;
}

/** A card in its place; its menu comes with the pointer or the focus. */
export const CardRow = memo(function CardRow({
  boardCard,
  readColumns,
  index,
  start,
  measure,
  dropBefore,
  dropAfter,
  selectedTaskId,
  words,
  nameOf,
  onOpenTask,
  onComplete,
  onMoveCard,
}: CardRowProps) {
  const { task } = boardCard;
  const element = useRef<HTMLLIElement>(null);
  const [near, setNear] = useState(false);
  const ref = useCallback(
    (row: HTMLLIElement | null) => {
      element.current = row;
      measure(row);
    },
    [measure],
  );
  useEffect(() => {
    const row = element.current;
    return row ? makeDraggable(row, { kind: "card", taskId: task.id }) : undefined;
  }, [task.id]);
  const handleOpen = useCallback((opened: Task) => onOpenTask(opened.id), [onOpenTask]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- being near only brings the menu
    <li
      ref={ref}
      className={classes.row}
      data-index={index}
      data-task={task.id}
      data-drop-before={dropBefore || undefined}
      data-drop-after={dropAfter || undefined}
      style={{ transform: `translateY(${start}px)` }}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
      onFocus={() => setNear(true)}
    >
      <Boundary row={boardCard}>
        <TaskCard
          card={boardCard}
          selected={task.id === selectedTaskId}
          words={words}
          nameOf={nameOf}
          onOpen={handleOpen}
          onComplete={onComplete}
        />
      </Boundary>
      {near && (
        <div className={classes.menu}>
          <LateCardMenu
            task={task}
            readColumns={readColumns}
            onOpen={handleOpen}
            onComplete={onComplete}
            onMoveCard={onMoveCard}
          />
        </div>
      )}
    </li>
  );
});
