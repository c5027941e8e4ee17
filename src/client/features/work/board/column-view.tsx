import { memo, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import type { PlanView } from "#client/data/queries/plan.ts";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import { isObserver, takesPart } from "#domain/plan/plan-role.ts";
import { AddTask } from "./add/add-task.tsx";
import classes from "./board.module.css";
import { CardList } from "./card-list.tsx";
import type { CardListActions, CardProps } from "./card-props.ts";
import { makeDraggable } from "./drag.ts";
import { ColumnCount } from "./limit/column-count.tsx";
import { LateColumnMenu } from "./menu/late-menus.tsx";
import { useNear } from "./use-near.ts";

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

/** From one column to the next, and what stands beside the board, pixels. */
const COLUMN_STEP = 284;
const BESIDE = 64;

/** Whether a column can be seen before anybody scrolls: those get their cards without waiting. */
const isAtFirst = (index: number) => index * COLUMN_STEP < globalThis.innerWidth - BESIDE;

/** One column: its name, its cards, and a place for a new one. */
export const ColumnView = memo(function ColumnView({
  boardColumn,
  index,
  isLast,
  view,
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
      <header ref={handle} className={classes.columnHeader}>
        <Swatch color={column.color} size="small" />
        <h2 className={classes.columnName}>{column.name}</h2>
        <ColumnCount boardColumn={boardColumn} />
        {!isObserver(view.member) && (
          <LateColumnMenu
            column={column}
            view={view}
            taskCount={cards.length}
            onMoveLeft={index > 0 ? () => void onMoveColumn(column.id, index - 1) : undefined}
            onMoveRight={!isLast ? () => void onMoveColumn(column.id, index + 2) : undefined}
          />
        )}
      </header>
      {near && (
        <CardList columnId={column.id} column={place} cards={cards} added={added} {...rest} />
      )}
      {takesPart(view) && (
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
