import { memo, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import type { PlanView } from "#client/data/queries/plan.ts";
import { mayInOpen } from "#domain/plan/plan-acts.ts";
import { AddTask } from "./add/add-task.tsx";
import classes from "./board.module.css";
import { CardList } from "./card-list.tsx";
import type { CardListActions, CardProps } from "./card-props.ts";
import { makeDraggable } from "./drag.ts";
import { ColumnHead } from "./column-head.tsx";
import { isAtFirst, useNear } from "./use-near.ts";

interface ColumnViewProps extends CardProps, CardListActions {
  readonly boardColumn: BoardColumn;
  readonly index: number;
  readonly isLast: boolean;
  readonly view: PlanView;
  readonly filtering: boolean;
  /** Whether a dragged column would land before this one. */
  readonly dropBefore: boolean;
  readonly onMoveColumn: (columnId: number, index: number) => Promise<void>;
}

/** What stands above and below a list, pixels, until the page has measured it. */
const AROUND_LIST = 150;

/** One column: its name, its cards, and a place for a new one. */
export const ColumnView = memo(function ColumnView({
  boardColumn,
  index,
  isLast,
  view,
  filtering,
  dropBefore,
  onMoveColumn,
  ...rest
}: ColumnViewProps) {
  const { t } = useTranslation("board");
  const { column, cards } = boardColumn;
  const place = useRef<HTMLElement>(null);
  const handle = useRef<HTMLElement>(null);
  const [added, setAdded] = useState<number>();
  const near = useNear(place, isAtFirst(index));
  useEffect(() => {
    const element = handle.current;
    return element ? makeDraggable(element, { kind: "column", columnId: column.id }) : undefined;
  }, [column.id]);
  return (
    <section
      ref={place}
      className={classes.column}
      data-column={column.id}
      data-drop-before={dropBefore || undefined}
      aria-label={t("columnLabel", { name: column.name, count: cards.length })}
    >
      <ColumnHead
        ref={handle}
        boardColumn={boardColumn}
        index={index}
        isLast={isLast}
        view={view}
        onMoveColumn={onMoveColumn}
      />
      {near && (
        <CardList
          columnId={column.id}
          column={place}
          cards={cards}
          added={added}
          empty={t(filtering ? "noneMatch" : "noTasks")}
          around={AROUND_LIST}
          {...rest}
        />
      )}
      {mayInOpen(view, "addTasks") && (
        <AddTask
          planId={column.planId}
          columnId={column.id}
          columnName={column.name}
          onAdded={setAdded}
        />
      )}
    </section>
  );
});
