import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import type { PlanView } from "#client/data/queries/plan.ts";
import { useRun } from "#client/live/use-run.ts";
import type { Task } from "#domain/task/task.ts";
import { AddColumn } from "./add-column.tsx";
import { ColumnView } from "./column-view.tsx";
import classes from "./board.module.css";
import { type Dragged, type DropPlace, makeDropTarget, watchDrops } from "./drag.ts";
import { neighbourPlace, rankOfColumn, rankOfPlace } from "./place-card.ts";

interface BoardColumnsProps {
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
  const planId = view.plan.id;
  const strip = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const [columnPlace, setColumnPlace] = useState<number>();
  // Handlers look at the newest board without being made anew for each change.
  const latest = useRef(columns);
  useEffect(() => {
    latest.current = columns;
  }, [columns]);

  const moveCard = useCallback(
    async (taskId: number, place: DropPlace) => {
      const rank = rankOfPlace(latest.current, taskId, place);
      if (!rank) return;
      const result = await run("plan.sort", {
        planId,
        tasks: [{ id: taskId, columnId: place.columnId, rank }],
      });
      const name =
        latest.current.find(({ column }) => column.id === place.columnId)?.column.name ?? "";
      if (result.ok) setAnnouncement(t("moved", { column: name, position: place.index + 1 }));
    },
    [run, planId, t],
  );

  const moveColumn = useCallback(
    async (columnId: number, index: number) => {
      const rank = rankOfColumn(latest.current, columnId, index);
      if (rank) await run("plan.sort", { planId, columns: [{ id: columnId, rank }] });
    },
    [run, planId],
  );

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

  const handleStep = useCallback(
    (taskId: number, direction: "up" | "down" | "left" | "right") => {
      const place = neighbourPlace(latest.current, taskId, direction);
      if (place) void moveCard(taskId, place);
    },
    [moveCard],
  );

  return (
    <div ref={strip} className={classes.strip}>
      {columns.map((boardColumn, index) => (
        <ColumnView
          key={boardColumn.column.id}
          boardColumn={boardColumn}
          index={index}
          columns={columns}
          view={view}
          filtering={filtering}
          dropBefore={columnPlace === index}
          selectedTaskId={selectedTaskId}
          nameOf={nameOf}
          onOpenTask={onOpenTask}
          onComplete={onComplete}
          onStep={handleStep}
          onMoveCard={moveCard}
          onMoveColumn={moveColumn}
        />
      ))}
      <AddColumn planId={planId} />
      <div role="status" className={classes.announcement}>
        {announcement}
      </div>
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
