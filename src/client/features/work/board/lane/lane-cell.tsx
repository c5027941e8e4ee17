import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardCard } from "#client/data/queries/board.ts";
import type { Column } from "#domain/column/column.ts";
import type { QuickPart } from "#domain/task/quick-add/quick-task.ts";
import { AddTask } from "../add/add-task.tsx";
import { CardList } from "../card-list.tsx";
import type { CardListActions, CardProps } from "../card-props.ts";
import { isAtFirst, useNear } from "../use-near.ts";
import classes from "./lanes.module.css";
import type { Lane } from "./lanes.ts";

interface LaneCellProps extends CardProps, CardListActions {
  readonly laneOf: Lane;
  readonly laneName: string;
  readonly column: Column;
  readonly index: number;
  readonly cards: readonly BoardCard[];
  readonly mayAdd: boolean;
  /** There are no heads of columns above: it says its own. */
  readonly isPhone: boolean;
}

/** So high a cell is at most, as `--lane-cell` in the styles says it; pixels. */
const CELL_MOST = 416;

/** Where a lane and a column cross: its cards, and a place for a new one. */
export function LaneCell({
  laneOf,
  laneName,
  column,
  index,
  cards,
  mayAdd,
  isPhone,
  ...rest
}: LaneCellProps) {
  const { t } = useTranslation("board-lanes");
  const place = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<number>();
  const near = useNear(place, isPhone || isAtFirst(index));
  const born = useMemo(() => ({ key: laneOf.key, parts: partsOf(laneOf) }), [laneOf]);
  return (
    <div
      ref={place}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a frame of its own
      role="group"
      className={classes.cell}
      data-column={column.id}
      aria-label={t("cell", { lane: laneName, column: column.name, count: cards.length })}
    >
      {isPhone && (
        <div className={classes.cellName} aria-hidden>
          {column.name} <span className={classes.count}>{cards.length}</span>
        </div>
      )}
      {near && (
        <CardList
          columnId={column.id}
          column={place}
          cards={cards}
          added={added}
          around={Math.max(0, globalThis.innerHeight - CELL_MOST)}
          {...rest}
        />
      )}
      {near && mayAdd && (
        <AddTask
          planId={column.planId}
          columnId={column.id}
          columnName={`${column.name}, ${laneName}`}
          lane={born}
          onAdded={setAdded}
        />
      )}
    </div>
  );
}

/** What a task has that is written in a lane. */
function partsOf({ kind, id }: Lane): readonly QuickPart[] {
  if (id === 0) return [];
  const said = { words: "", from: 0, to: 0 };
  if (kind === "priority") return [{ ...said, kind, priority: id }];
  return [{ ...said, kind: kind === "owner" ? "person" : "tag", id }];
}
