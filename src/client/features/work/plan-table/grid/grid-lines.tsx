import { Boundary } from "#client/ui/boundary/boundary.tsx";
import type { EditEnd } from "../edit/text-editor.tsx";
import { keyOfLine, type TableLine } from "../model/table-lines.ts";
import type { GridPlace } from "../model/walk-grid.ts";
import { ordered } from "./copied-cells.ts";
import classes from "./grid.module.css";
import type { GridProps } from "./grid-props.ts";
import { GroupLine } from "./group-line.tsx";
import { TaskLine } from "./task-line.tsx";
import type { EditedCell } from "./use-grid-edit.ts";

interface GridLinesProps extends GridProps {
  readonly gridId: string;
  /** The lines that are in the page, and where. */
  readonly items: readonly {
    readonly index: number;
    readonly start: number;
    readonly key: unknown;
  }[];
  readonly place: GridPlace;
  readonly corner: GridPlace | undefined;
  readonly edited: EditedCell | undefined;
  readonly onEnd: (end: EditEnd) => void;
}

const NOWHERE = [0, -1] as const;

/** The lines that can be seen. */
export function GridLines(props: GridLinesProps) {
  const { gridId, items, lines, settings, words, selected, selectedTaskId, rightsOf } = props;
  const { place, corner, edited, onEnd, onComplete, renderEditor } = props;
  const { fields, group } = settings;
  const draw = (line: TableLine, index: number, start: number) => {
    const hasFocus = index === place.row;
    if (line.kind === "group") {
      return (
        <GroupLine
          key={line.group.key}
          gridId={gridId}
          group={line.group}
          folded={line.folded}
          index={index}
          start={start}
          columnCount={fields.length + 1}
          fields={fields}
          active={hasFocus}
          words={words}
        />
      );
    }
    const { row } = line;
    const { task } = row;
    const [markedFrom, markedTo] = markedOn(index, place, corner);
    const key = keyOfLine(line);
    const isEdited = edited?.line === key;
    return (
      <Boundary key={key} row={row} as="tr">
        <TaskLine
          gridId={gridId}
          lineKey={key}
          row={row}
          index={index}
          start={start}
          level={group && 2}
          fields={fields}
          words={words}
          rights={rightsOf(task)}
          selected={selected.ids.has(task.id)}
          current={task.id === selectedTaskId}
          active={hasFocus ? place.column : -1}
          markedFrom={markedFrom}
          markedTo={markedTo}
          editing={isEdited ? edited.field : undefined}
          editor={isEdited && renderEditor(task, edited, onEnd)}
          onComplete={onComplete}
        />
      </Boundary>
    );
  };
  return (
    <tbody className={classes.body}>
      {items.map(({ index, start }) => {
        const line = lines[index];
        return line && draw(line, index, start);
      })}
    </tbody>
  );
}

/** The first and last marked cell on a line; none where only the focus is. */
function markedOn(
  index: number,
  place: GridPlace,
  corner: GridPlace | undefined,
): readonly [number, number] {
  if (!corner) return NOWHERE;
  const [top, bottom] = ordered(place.row, corner.row);
  return index < top || index > bottom ? NOWHERE : ordered(place.column, corner.column);
}
