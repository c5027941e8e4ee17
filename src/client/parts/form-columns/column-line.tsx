import { Checkbox, NumberInput, SegmentedControl } from "@mantine/core";
import {
  IconAdjustmentsHorizontal,
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
} from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRowDrag } from "../field/editor/use-row-drag.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import {
  COLUMN_WIDTH_MAX,
  COLUMN_WIDTH_MIN,
  columnFixed,
  columnWidth,
} from "#domain/form/list/column-wish.ts";
import type { ListColumn } from "#domain/form/list/columns-shown.ts";
import { columnName } from "./column-name.ts";
import classes from "./form-columns.module.css";

interface ColumnLineProps {
  readonly column: ListColumn;
  /** Its place, and how many there are. */
  readonly at: number;
  readonly count: number;
  readonly onChange: (column: ListColumn) => void;
  readonly onMove: (to: number) => void;
  /** The one at that place was dropped onto it. */
  readonly onDrop: (from: number) => void;
}

/** One column: shown or not, above or below others, and what more is said of it. */
export function ColumnLine({ column, at, count, onChange, onMove, onDrop }: ColumnLineProps) {
  const { t } = useTranslation("records");
  const row = useRef<HTMLLIElement>(null);
  const isDragged = useRowDrag({ row, id: at, enabled: true, onDrop });
  const [isOpen, setIsOpen] = useState(false);
  const name = columnName(column, t);
  return (
    <li ref={row} className={classes.column} data-dragged={isDragged || undefined}>
      <div className={classes.line}>
        <IconGripVertical className={classes.grip} size="1rem" aria-hidden />
        <Checkbox
          className={classes.name}
          label={name}
          checked={column.isVisible}
          onChange={() => onChange({ ...column, isVisible: !column.isVisible })}
        />
        <IconButton
          size="sm"
          icon={IconArrowUp}
          label={t("columnUp", { name })}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          size="sm"
          icon={IconArrowDown}
          label={t("columnDown", { name })}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        />
        <IconButton
          size="sm"
          icon={IconAdjustmentsHorizontal}
          label={t("columnMore", { name })}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      {isOpen && <More key={column.width ?? 0} column={column} name={name} onChange={onChange} />}
    </li>
  );
}

type MoreProps = Pick<ColumnLineProps, "column" | "onChange"> & { readonly name: string };

/** How wide it is, and whether it stays. */
function More({ column, name, onChange }: MoreProps) {
  const { t } = useTranslation("records");
  const [width, setWidth] = useState<number | string>(column.width ?? "");
  return (
    <div className={classes.more}>
      <SegmentedControl
        fullWidth
        aria-label={t("columnFixed", { name })}
        data={(["none", "left", "right"] as const).map((value) => ({
          value,
          label: t(`fixed.${value}`),
        }))}
        value={column.fixed}
        onChange={(value) => onChange({ ...column, fixed: columnFixed(value) })}
      />
      <NumberInput
        label={t("columnWidth")}
        placeholder={t("columnWidthAuto")}
        min={COLUMN_WIDTH_MIN}
        max={COLUMN_WIDTH_MAX}
        step={10}
        allowDecimal={false}
        value={width}
        onChange={setWidth}
        onBlur={() => {
          const wanted = columnWidth(width);
          if (wanted !== column.width) onChange({ ...column, width: wanted });
        }}
      />
    </div>
  );
}
