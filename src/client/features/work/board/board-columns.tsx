import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { BoardColumn } from "#client/data/queries/board.ts";
import type { PlanView } from "#client/data/queries/plan.ts";
import { useListedTasks } from "#client/parts/task/task-order.ts";
import { taskRights } from "#client/parts/task/task-rights.ts";
import { useCardWords } from "#client/parts/task/use-card-words.ts";
import type { Task } from "#domain/task/task.ts";
import { Each } from "#client/ui/each/each.tsx";
import { mayInOpen } from "#domain/plan/plan-acts.ts";
import { AddColumn } from "./add/add-column.tsx";
import { ColumnView } from "./column-view.tsx";
import classes from "./board.module.css";
import { type Dragged, type DropPlace, makeDropTarget, watchDrops } from "./drag.ts";
import { foremost, neighbourPlace } from "./place-card.ts";
import { LateBoardBulk } from "./select/late-board-bulk.tsx";
import { useCardSelection } from "./select/use-card-selection.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useMoveCards } from "./use-move-cards.ts";
import { useMoveColumn } from "./use-move-column.ts";

export interface BoardColumnsProps {
  readonly view: PlanView;
  readonly columns: readonly BoardColumn[];
  /** All of them with all their cards, whatever is filtered. */
  readonly whole: readonly BoardColumn[];
  /** Whether cards are hidden by a filter. */
  readonly filtering: boolean;
  readonly selectedTaskId: number | undefined;
  readonly nameOf: (userId: number) => string;
  readonly onOpenTask: (taskId: number) => void;
  readonly onComplete: (task: Task) => void;
}

/** All columns side by side: cards and columns go where they are dropped, by mouse, touch and keyboard. */
export function BoardColumns({
  view,
  columns,
  whole,
  filtering,
  selectedTaskId,
  nameOf,
  onOpenTask,
  onComplete,
}: BoardColumnsProps) {
  const words = useCardWords();
  const { plan, member } = view;
  const planId = plan.id;
  const rightsOf = useCallback(
    (task: Task) => taskRights({ task, parent: undefined, member, plan }),
    [member, plan],
  );
  const listed = useMemo(
    () => columns.flatMap(({ cards }) => cards.map(({ task }) => task.id)),
    [columns],
  );
  useListedTasks(listed);
  const strip = useRef<HTMLDivElement>(null);
  const [columnPlace, setColumnPlace] = useState<number>();
  const { shown, latest, moveCards, announcement } = useMoveCards({ planId, columns, rightsOf });
  const readColumns = useCallback(() => latest.current, [latest]);
  const cardsIn = useCallback(
    (columnId: number) =>
      latest.current
        .find(({ column }) => column.id === columnId)
        ?.cards.map(({ task }) => task.id) ?? [],
    [latest],
  );
  const { chosen, clear, carriedWith, onRest, handlers } = useCardSelection({
    board: strip,
    listed,
    cardsIn,
  });
  const moveCard = useCallback(
    (taskId: number, place: DropPlace) => moveCards([taskId], place),
    [moveCards],
  );

  const moveColumn = useMoveColumn(planId, latest);

  useEffect(
    () =>
      watchDrops((dragged: Dragged, place: DropPlace) => {
        if (dragged.kind === "card") void moveCards(carriedWith(dragged.taskId), place);
        else void moveColumn(dragged.columnId, place.index);
      }),
    [moveCards, carriedWith, moveColumn],
  );

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    return makeDropTarget({
      element,
      accepts: "column",
      placeAt: ({ x }) => ({ columnId: 0, index: columnIndexAt(element, x) }),
      onHover: (place) => setColumnPlace(place?.index),
    });
  }, []);

  const keepFocus = useKeptFocus(strip, shown);
  const handleStep = useCallback(
    (taskId: number, direction: "up" | "down" | "left" | "right") => {
      const carried = carriedWith(taskId);
      const cells = latest.current.map(({ cards }) => cards);
      const first = foremost(cells, taskId, carried, direction);
      const place = neighbourPlace(latest.current, first, direction);
      if (!place) return;
      keepFocus(taskId, direction === "left" || direction === "right");
      void moveCards(carried, place);
    },
    [latest, moveCards, carriedWith, keepFocus],
  );

  return (
    <>
      <div
        ref={strip}
        className={classes.strip}
        tabIndex={-1}
        data-scroll-restoration-id={`board-${planId}`}
        {...handlers}
      >
        <Each rows={shown} keyOf={({ column }) => column.id}>
          {(boardColumn, index) => (
            <ColumnView
              boardColumn={boardColumn}
              index={index}
              isLast={index === shown.length - 1}
              readColumns={readColumns}
              chosen={chosen}
              carriedWith={carriedWith}
              onRest={onRest}
              view={view}
              filtering={filtering}
              dropBefore={columnPlace === index}
              selectedTaskId={selectedTaskId}
              words={words}
              nameOf={nameOf}
              rightsOf={rightsOf}
              onOpenTask={onOpenTask}
              onComplete={onComplete}
              onStep={handleStep}
              onMoveCard={moveCard}
              onMoveColumn={moveColumn}
            />
          )}
        </Each>
        {mayInOpen({ plan, member }, "columns") && (
          <AddColumn planId={planId} columnCount={shown.length} />
        )}
        <output className={classes.announcement}>{announcement}</output>
      </div>
      <LateBoardBulk
        view={view}
        columns={whole}
        chosen={chosen}
        rightsOf={rightsOf}
        onClear={clear}
      />
    </>
  );
}

function columnIndexAt(strip: HTMLElement, x: number): number {
  const columns = [...strip.querySelectorAll("[data-column]")];
  const index = columns.findIndex((column) => {
    const { left, width } = column.getBoundingClientRect();
    return x < left + width / 2;
  });
  return index < 0 ? columns.length : index;
}
