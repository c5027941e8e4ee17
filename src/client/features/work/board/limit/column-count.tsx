import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { Tag } from "#client/ui/tag/tag.tsx";
import classes from "../board.module.css";
import { openTasksOf, tooManyOf } from "./open-tasks.ts";

interface ColumnCountProps {
  readonly boardColumn: BoardColumn;
}

/** How many cards a column shows; where it has a limit, how many open tasks it holds of how many, and that it is over. */
export function ColumnCount({ boardColumn }: ColumnCountProps) {
  const { t } = useTranslation("board");
  const { column, cards } = boardColumn;
  if (column.taskLimit === 0) return <span className={classes.columnCount}>{cards.length}</span>;
  const open = openTasksOf(boardColumn);
  const tooMany = tooManyOf(boardColumn);
  const count = `${open} / ${column.taskLimit}`;
  return (
    <span
      className={classes.columnCount}
      title={t(tooMany > 0 ? "limitTooMany" : "limitTold", {
        count: tooMany || open,
        limit: column.taskLimit,
      })}
    >
      {tooMany > 0 ? (
        <Tag tint="red">
          <IconAlertTriangle size="1em" aria-hidden />
          {count} {t("limitOver")}
        </Tag>
      ) : (
        count
      )}
    </span>
  );
}
