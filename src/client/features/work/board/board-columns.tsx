import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import type { PlanView } from "#client/data/queries/plan.ts";
import { useRun } from "#client/live/use-run.ts";
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
import { tooManyOf } from "./limit/open-tasks.ts";
import { neighbourPlace, rankOfPlace } from "./place-card.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useMoveColumn } from "./use-move-column.ts";
import { afterWriting, type DroppedCard, placeDropped, stillWaiting } from "./stable-columns.ts";

export interface BoardColumnsProps {
  readonly view: PlanView;
  readonly columns: readonly BoardColumn[];
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
  filtering,
  selectedTaskId,
  nameOf,
  onOpenTask,
  onComplete,
}: BoardColumnsProps) {
  const { t } = useTranslation("board");
  const run = useRun();
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
  const [announcement, setAnnouncement] = useState("");
  const [columnPlace, setColumnPlace] = useState<number>();
  // A card stands where it was dropped at once; the database follows.
  const [dropped, setDropped] = useState<readonly DroppedCard[]>([]);
  const shown = useMemo(() => placeDropped(columns, dropped), [columns, dropped]);
  const waiting = stillWaiting(columns, dropped);
  if (waiting !== dropped) setDropped(waiting);
  // Handlers look at the newest board without being made anew for each change.
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  const readColumns = useCallback(() => latest.current, []);

  const moveCard = useCallback(
    async (taskId: number, place: DropPlace) => {
      const rank = rankOfPlace(latest.current, taskId, place);
      if (!rank) return;
      const drop = { taskId, columnId: place.columnId, rank, isWritten: false };
      setDropped((drops) => [...drops.filter((other) => other.taskId !== taskId), drop]);
      const result = await run("plan.sort", {
        planId,
        tasks: [{ id: taskId, columnId: place.columnId, rank }],
      });
      setDropped((drops) => afterWriting(drops, drop, result.ok));
      const target = latest.current.find(({ column }) => column.id === place.columnId);
      const tooMany = target ? tooManyOf(target) : 0;
      const moved = t("moved", { column: target?.column.name ?? "", position: place.index + 1 });
      const warning = t("limitTooMany", { count: tooMany, limit: target?.column.taskLimit });
      if (result.ok) setAnnouncement(tooMany > 0 ? `${moved}. ${warning}` : moved);
    },
    [run, planId, t],
  );

  const moveColumn = useMoveColumn(planId, latest);

  useEffect(
    () =>
      watchDrops((dragged: Dragged, place: DropPlace) => {
        if (dragged.kind === "card") void moveCard(dragged.taskId, place);
        else void moveColumn(dragged.columnId, place.index);
      }),
    [moveCard, moveColumn],
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
      const place = neighbourPlace(latest.current, taskId, direction);
      if (!place) return;
      keepFocus(taskId, direction === "left" || direction === "right");
      void moveCard(taskId, place);
    },
    [moveCard, keepFocus],
  );

  return (
    <div ref={strip} className={classes.strip} data-scroll-restoration-id={`board-${planId}`}>
      <Each rows={shown} keyOf={({ column }) => column.id}>
        {(boardColumn, index) => (
          <ColumnView
            boardColumn={boardColumn}
            index={index}
            isLast={index === shown.length - 1}
            readColumns={readColumns}
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
