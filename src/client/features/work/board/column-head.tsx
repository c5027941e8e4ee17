import type { Ref } from "react";
import type { BoardColumn } from "#client/data/queries/board.ts";
import type { PlanView } from "#client/data/queries/plan.ts";
import { openMenuByKey } from "#client/parts/keyboard/open-menu-by-key.ts";
import { handleOwnMenu } from "#client/ui/menu/open-own-menu.ts";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import { mayIn } from "#domain/plan/plan-acts.ts";
import classes from "./board.module.css";
import { ColumnCount } from "./limit/column-count.tsx";
import { LateColumnMenu } from "./menu/late-menus.tsx";

interface ColumnHeadProps {
  readonly ref?: Ref<HTMLElement>;
  readonly boardColumn: BoardColumn;
  readonly index: number;
  readonly isLast: boolean;
  readonly view: PlanView;
  readonly onMoveColumn: (columnId: number, index: number) => Promise<void>;
}

/** What a column is called, how many cards it shows, and what can be done with it. */
export function ColumnHead({
  ref,
  boardColumn,
  index,
  isLast,
  view,
  onMoveColumn,
}: ColumnHeadProps) {
  const { column, cards } = boardColumn;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the same menu has a button of its own
    <header
      ref={ref}
      className={classes.columnHeader}
      onContextMenu={handleOwnMenu}
      onKeyDown={openMenuByKey}
    >
      <Swatch color={column.color} size="small" />
      <h2 className={classes.columnName}>{column.name}</h2>
      <ColumnCount boardColumn={boardColumn} />
      {mayIn(view, "columns") && (
        <span data-row-menu>
          <LateColumnMenu
            column={column}
            view={view}
            taskCount={cards.length}
            onMoveLeft={index > 0 ? () => void onMoveColumn(column.id, index - 1) : undefined}
            onMoveRight={!isLast ? () => void onMoveColumn(column.id, index + 2) : undefined}
          />
        </span>
      )}
    </header>
  );
}
