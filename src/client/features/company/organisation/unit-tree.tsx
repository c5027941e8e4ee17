import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Unit, UnitKind } from "#domain/organisation/unit.ts";
import classes from "./organisation.module.css";
import { placeAfterStep, placeAt, type TreeLine, treeLines, type TreeStep } from "./tree-lines.ts";
import { UnitLine } from "./unit-line.tsx";
import type { DropWhere } from "./use-line-drag.ts";
import type { UnitActions } from "./use-unit-actions.ts";

interface UnitTreeProps {
  readonly kind: UnitKind;
  readonly units: readonly Unit[];
  readonly actions: UnitActions;
  readonly onPeople: (unit: Unit) => void;
  /** Asks for the new place by name. */
  readonly onMove: (unit: Unit) => void;
}

const steps: Readonly<Record<string, TreeStep>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "in",
  ArrowLeft: "out",
};

/** A tree: arrows walk it, with Shift they carry the node; a mouse drags it. */
export function UnitTree({ kind, units, actions, onPeople, onMove }: UnitTreeProps) {
  const { t } = useTranslation("administration");
  const tree = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [stop, setStop] = useState(0);
  const lines = treeLines(units, closed);
  const stopId = lines.some(({ unit }) => unit.id === stop) ? stop : lines[0]?.unit.id;

  const toggle = (id: number) =>
    setClosed((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const focus = (unit: Unit | undefined) =>
    unit && tree.current?.querySelector<HTMLElement>(`[data-unit="${unit.id}"]`)?.focus();
  const remove = (unit: Unit) =>
    actions.remove(unit, units.filter(({ parentId }) => parentId === unit.id).length);

  const walk = (key: string, index: number, line: TreeLine) => {
    const { unit, depth, hasChildren, isOpen } = line;
    if (key === "ArrowDown") focus(lines[index + 1]?.unit);
    else if (key === "ArrowUp") focus(lines[index - 1]?.unit);
    else if (key === "ArrowRight" && hasChildren) {
      if (isOpen) focus(lines[index + 1]?.unit);
      else toggle(unit.id);
    } else if (key === "ArrowLeft") {
      if (isOpen) toggle(unit.id);
      else focus(lines.slice(0, index).findLast((above) => above.depth < depth)?.unit);
    } else if (key === "Home") focus(lines[0]?.unit);
    else if (key === "End") focus(lines.at(-1)?.unit);
    else return false;
    return true;
  };
  const act = (key: string, unit: Unit) => {
    if (key === "Enter" || key === " ") onPeople(unit);
    else if (key === "F2") actions.rename(unit);
    else if (key === "Delete") remove(unit);
    else return false;
    return true;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const id = Number((event.target as HTMLElement).dataset["unit"]);
    const index = lines.findIndex(({ unit }) => unit.id === id);
    const line = lines[index];
    if (!line || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.shiftKey ? steps[event.key] : undefined;
    const place = step && placeAfterStep(units, id, step);
    if (place) actions.move(line.unit, place);
    if (step || walk(event.key, index, line) || act(event.key, line.unit)) event.preventDefault();
  };
  const land = (id: number, targetId: number, where: DropWhere) => {
    const unit = units.find((one) => one.id === id);
    const place = placeAt(units, id, targetId, where);
    if (unit && place) actions.move(unit, place);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its lines has the focus
    <div
      ref={tree}
      role="treegrid"
      aria-label={t(`organisation.kinds.${kind}`)}
      className={classes.tree}
      onKeyDown={handleKeyDown}
    >
      {lines.map((line) => (
        <UnitLine
          key={line.unit.id}
          line={line}
          isStop={line.unit.id === stopId}
          onFocus={setStop}
          onToggle={toggle}
          onPeople={onPeople}
          onAdd={actions.add}
          onRename={actions.rename}
          onMove={onMove}
          onRemove={remove}
          canLand={(id, targetId, where) => placeAt(units, id, targetId, where) !== undefined}
          onLand={land}
        />
      ))}
    </div>
  );
}
