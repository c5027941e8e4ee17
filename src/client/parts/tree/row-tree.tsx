import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { TreeLineOf } from "./tree-line.tsx";
import {
  type Holds,
  placeAfterStep,
  placeAt,
  type TreeLine,
  treeLines,
  type TreePlace,
  type TreeRow,
  type TreeStep,
} from "./tree-lines.ts";
import type { DropWhere } from "./use-line-drag.ts";
import classes from "./tree.module.css";

interface RowTreeProps<Row extends TreeRow> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Whether others can stand below a row; below any where left out. */
  readonly holds?: Holds<Row>;
  /** What a line says, as cells of a row. */
  readonly renderFacts: (row: Row) => ReactNode;
  readonly renderMenu: (row: Row) => ReactNode;
  readonly onOpen: (row: Row) => void;
  readonly onMove: (row: Row, place: TreePlace) => void;
  /** What a key does besides walking and moving: F2, Delete. */
  readonly keys?: Readonly<Record<string, (row: Row) => void>>;
}

const steps: Readonly<Record<string, TreeStep>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "in",
  ArrowLeft: "out",
};

/** A tree: arrows walk it, with Shift they carry the row; a mouse drags it. */
export function RowTree<Row extends TreeRow>(props: RowTreeProps<Row>) {
  const { label, rows, holds, renderFacts, renderMenu, onOpen, onMove, keys = {} } = props;
  const tree = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [stop, setStop] = useState(0);
  const lines = treeLines(rows, closed);
  const stopId = lines.some(({ row }) => row.id === stop) ? stop : lines[0]?.row.id;

  const toggle = (id: number) =>
    setClosed((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const focus = (row: Row | undefined) =>
    row && tree.current?.querySelector<HTMLElement>(`[data-row="${row.id}"]`)?.focus();

  const walk = (key: string, index: number, line: TreeLine<Row>) => {
    const { row, depth, hasChildren, isOpen } = line;
    if (key === "ArrowDown") focus(lines[index + 1]?.row);
    else if (key === "ArrowUp") focus(lines[index - 1]?.row);
    else if (key === "ArrowRight" && hasChildren) {
      if (isOpen) focus(lines[index + 1]?.row);
      else toggle(row.id);
    } else if (key === "ArrowLeft") {
      if (isOpen) toggle(row.id);
      else focus(lines.slice(0, index).findLast((above) => above.depth < depth)?.row);
    } else if (key === "Home") focus(lines[0]?.row);
    else if (key === "End") focus(lines.at(-1)?.row);
    else return false;
    return true;
  };
  const act = (key: string, row: Row) => {
    const does = key === "Enter" || key === " " ? onOpen : keys[key];
    does?.(row);
    return does !== undefined;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const id = Number((event.target as HTMLElement).dataset["row"]);
    const index = lines.findIndex(({ row }) => row.id === id);
    const line = lines[index];
    if (!line || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.shiftKey ? steps[event.key] : undefined;
    const place = step && placeAfterStep(rows, id, step, holds);
    if (place) onMove(line.row, place);
    if (step || walk(event.key, index, line) || act(event.key, line.row)) event.preventDefault();
  };
  const placeOf = (id: number, targetId: number, where: DropWhere) =>
    placeAt(rows, id, { targetId, where }, holds);
  const land = (id: number, targetId: number, where: DropWhere) => {
    const row = rows.find((one) => one.id === id);
    const place = placeOf(id, targetId, where);
    if (row && place) onMove(row, place);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its lines has the focus
    <div
      ref={tree}
      role="treegrid"
      aria-label={label}
      className={classes.tree}
      onKeyDown={handleKeyDown}
    >
      {lines.map((line) => (
        <TreeLineOf
          key={line.row.id}
          line={line}
          isStop={line.row.id === stopId}
          renderFacts={renderFacts}
          renderMenu={renderMenu}
          onFocus={setStop}
          onToggle={toggle}
          onOpen={onOpen}
          canLand={(id, targetId, where) => placeOf(id, targetId, where) !== undefined}
          onLand={land}
        />
      ))}
    </div>
  );
}
