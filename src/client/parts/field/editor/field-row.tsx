import {
  IconArchive,
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconPencil,
} from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { PlanField } from "#domain/field/plan-field.ts";
import classes from "../field.module.css";
import { useRowDrag } from "./use-row-drag.ts";

interface FieldRowProps {
  readonly field: PlanField;
  /** Its place, and how many there are. */
  readonly at: number;
  readonly count: number;
  /** It is being edited. */
  readonly opened: boolean;
  readonly onOpen: (opened: boolean) => void;
  readonly onMove: (to: number) => void;
  /** Another one was dropped on it. */
  readonly onDrop: (id: number, to: number) => void;
  readonly children: ReactNode;
}

/** One field on a line: dragged, or moved by its buttons; what it is stands below it when it is asked for. */
export function FieldRow(props: FieldRowProps) {
  const { field, at, count, opened, onOpen, onMove, onDrop, children } = props;
  const { t } = useTranslation("plan-fields");
  const run = useRun();
  const { id, name, kind, unit, required } = field;
  const row = useRef<HTMLLIElement>(null);
  const isDragged = useRowDrag({
    row,
    id,
    enabled: !opened,
    onDrop: (dragged) => onDrop(dragged, at),
  });
  const what = [t(`kinds.${kind}`), unit, required === 1 ? t("needed") : ""].filter(Boolean);
  return (
    <li ref={row} className={classes.row} data-dragged={isDragged || undefined}>
      <div className={classes.rowLine}>
        <IconGripVertical size="1rem" className={classes.dim} aria-hidden />
        <span className={classes.rowName}>{name}</span>
        <span className={classes.dim}>{what.join(" · ")}</span>
        <span className={classes.rowButtons}>
          <IconButton
            icon={IconArrowUp}
            label={t("moveUp", { name })}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          />
          <IconButton
            icon={IconArrowDown}
            label={t("moveDown", { name })}
            disabled={at === count - 1}
            onClick={() => onMove(at + 1)}
          />
          <IconButton
            icon={IconPencil}
            label={t("edit", { name })}
            aria-expanded={opened}
            onClick={() => onOpen(!opened)}
          />
          <IconButton
            icon={IconArchive}
            label={t("archive", { name })}
            onClick={() => void run("field.edit", { id, archived: 1 })}
          />
        </span>
      </div>
      {opened && children}
    </li>
  );
}
