/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a real table can be neither indented nor laid out as lines */
import {
  IconArrowsMove,
  IconChevronRight,
  IconPencil,
  IconPlus,
  IconTrash,
  IconUsers,
} from "@tabler/icons-react";
import { type CSSProperties, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "#client/ui/menu/menu.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import type { Unit } from "#domain/organisation/unit.ts";
import classes from "./organisation.module.css";
import type { TreeLine } from "./tree-lines.ts";
import { type DropWhere, useLineDrag } from "./use-line-drag.ts";

interface UnitLineProps {
  readonly line: TreeLine;
  /** Tab comes to this line of the tree. */
  readonly isStop: boolean;
  readonly onFocus: (id: number) => void;
  readonly onToggle: (id: number) => void;
  readonly onPeople: (unit: Unit) => void;
  readonly onAdd: (parentId: number) => void;
  readonly onRename: (unit: Unit) => void;
  readonly onMove: (unit: Unit) => void;
  readonly onRemove: (unit: Unit) => void;
  readonly canLand: (id: number, targetId: number, where: DropWhere) => boolean;
  readonly onLand: (id: number, targetId: number, where: DropWhere) => void;
}

/** One department, position or group with what can be done to it. */
export function UnitLine(props: UnitLineProps) {
  const { line, isStop, onFocus, onPeople, canLand, onLand } = props;
  const { unit, depth, hasChildren, isOpen, position, siblings } = line;
  const element = useRef<HTMLDivElement>(null);
  const over = useLineDrag({
    element,
    id: unit.id,
    canLand: (id, where) => canLand(id, unit.id, where),
    onLand: (id, where) => onLand(id, unit.id, where),
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
      data-unit={unit.id}
      data-over={over}
      onFocus={() => onFocus(unit.id)}
      onClick={() => onPeople(unit)}
    >
      <Boundary row={unit}>
        <UnitFacts {...props} />
      </Boundary>
      <UnitMenu {...props} />
    </div>
  );
}

function UnitFacts({ line, onToggle }: UnitLineProps) {
  const { t } = useTranslation("administration");
  const { unit, hasChildren, isOpen } = line;
  return (
    <>
      <span
        className={classes.fold}
        data-open={isOpen}
        aria-hidden
        onClick={(event) => {
          event.stopPropagation();
          onToggle(unit.id);
        }}
      >
        {hasChildren && <IconChevronRight size="1rem" />}
      </span>
      <span role="gridcell" className={classes.name}>
        {unit.name}
      </span>
      <span role="gridcell">
        <Tag tint="neutral">{t("organisation.peopleCount", { count: unit.members.length })}</Tag>
      </span>
    </>
  );
}

function UnitMenu({ line, onPeople, onAdd, onRename, onMove, onRemove }: UnitLineProps) {
  const { t } = useTranslation("administration");
  const { unit } = line;
  const item = (key: string, icon: typeof IconPlus, onClick: () => void) => ({
    key,
    icon,
    onClick,
    label: t(`organisation.menu.${key}`),
  });
  return (
    // Only keeps what is meant for the menu from the line.
    <span
      role="gridcell"
      tabIndex={-1}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <ActionMenu
        label={t("organisation.actions", { name: unit.name })}
        size="sm"
        items={[
          item("people", IconUsers, () => onPeople(unit)),
          item("addBelow", IconPlus, () => onAdd(unit.id)),
          item("rename", IconPencil, () => onRename(unit)),
          item("move", IconArrowsMove, () => onMove(unit)),
          "divider",
          { ...item("remove", IconTrash, () => onRemove(unit)), danger: true },
        ]}
      />
    </span>
  );
}
