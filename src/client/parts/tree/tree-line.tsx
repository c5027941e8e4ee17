/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a real table can be neither indented nor laid out as lines */
import { IconChevronRight } from "@tabler/icons-react";
import { type CSSProperties, type ReactNode, useRef } from "react";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import type { TreeLine, TreeRow } from "./tree-lines.ts";
import { type DropWhere, useLineDrag } from "./use-line-drag.ts";
import classes from "./tree.module.css";

interface TreeLineProps<Row extends TreeRow> {
  readonly line: TreeLine<Row>;
  /** Tab comes to this line of the tree. */
  readonly isStop: boolean;
  readonly renderFacts: (row: Row) => ReactNode;
  readonly renderMenu: (row: Row) => ReactNode;
  readonly onFocus: (id: number) => void;
  readonly onToggle: (id: number) => void;
  readonly onOpen: (row: Row) => void;
  readonly canLand: (id: number, targetId: number, where: DropWhere) => boolean;
  readonly onLand: (id: number, targetId: number, where: DropWhere) => void;
}

/** One row of a tree with what can be done to it. */
export function TreeLineOf<Row extends TreeRow>(props: TreeLineProps<Row>) {
  const { line, isStop, renderFacts, renderMenu, onFocus, onToggle, onOpen, canLand, onLand } =
    props;
  const { row, depth, hasChildren, isOpen, position, siblings } = line;
  const element = useRef<HTMLDivElement>(null);
  const over = useLineDrag({
    element,
    id: row.id,
    canLand: (id, where) => canLand(id, row.id, where),
    onLand: (id, where) => onLand(id, row.id, where),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree takes the keys of its lines
    <div
      ref={element}
      role="row"
      aria-level={depth + 1}
      aria-posinset={position}
      aria-setsize={siblings}
      {...(hasChildren && { "aria-expanded": isOpen })}
      tabIndex={isStop ? 0 : -1}
      className={classes.line}
      style={{ "--depth": depth } as CSSProperties}
      data-row={row.id}
      data-over={over}
      onFocus={() => onFocus(row.id)}
      onClick={() => onOpen(row)}
    >
      <Boundary row={row}>
        <span
          className={classes.fold}
          data-open={isOpen}
          aria-hidden
          onClick={(event) => {
            event.stopPropagation();
            onToggle(row.id);
          }}
        >
          {hasChildren && <IconChevronRight size="1rem" />}
        </span>
        <Facts row={row} renderFacts={renderFacts} />
      </Boundary>
      {/* Only keeps what is meant for the menu from the line. */}
      <span
        role="gridcell"
        tabIndex={-1}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.stopPropagation()}
      >
        {renderMenu(row)}
      </span>
    </div>
  );
}

/** Draws within the boundary what would otherwise be drawn around it. */
function Facts<Row extends TreeRow>({
  row,
  renderFacts,
}: Pick<TreeLineProps<Row>, "renderFacts"> & { row: Row }) {
  return renderFacts(row);
}
