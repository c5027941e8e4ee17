import { Each } from "#client/ui/each/each.tsx";
import type { ListColumn } from "#domain/form/list/columns-shown.ts";
import { ColumnLine } from "./column-line.tsx";
import classes from "./form-columns.module.css";

interface ColumnListProps {
  readonly columns: readonly ListColumn[];
  readonly onChange: (columns: readonly ListColumn[]) => void;
}

/** The columns that a list can have: which are shown, in which order, how wide, and which of them stay where they are. */
export function ColumnList({ columns, onChange }: ColumnListProps) {
  const moveTo = (from: number, to: number) => {
    const moved = columns[from];
    if (moved && to >= 0 && to < columns.length)
      onChange(columns.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  return (
    <ul className={classes.columns}>
      <Each rows={columns} keyOf={({ prop }) => prop} as="li">
        {(column) => {
          const at = columns.indexOf(column);
          return (
            <ColumnLine
              column={column}
              at={at}
              count={columns.length}
              onChange={(next) => onChange(columns.with(at, next))}
              onMove={(to) => moveTo(at, to)}
              onDrop={(from) => moveTo(from, at)}
            />
          );
        }}
      </Each>
    </ul>
  );
}
