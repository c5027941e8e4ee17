import { memo } from "react";
import { useTranslation } from "react-i18next";
import { PinMark } from "#client/parts/drawing/pin-mark.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { SheetPlace } from "#domain/sheet/place-on-sheet.ts";
import type { ShownPin } from "./filter-pins.ts";
import { placeStyle } from "./place-style.ts";
import classes from "./pins.module.css";
import { useDragPin } from "./use-drag-pin.ts";

interface PinLayerProps {
  readonly pins: readonly ShownPin[];
  readonly selectedTaskId: number | undefined;
  /** Where a task is about to be made. */
  readonly newPlace: SheetPlace | undefined;
  readonly onSelect: (taskId: number) => void;
  /** A pin was dragged to another place. */
  readonly onMove: (pin: ShownPin, place: SheetPlace) => void;
}

/** The pins of a sheet, each with its point on its place; the sheet is moved below them and they are not drawn anew. */
export const PinLayer = memo(function PinLayer(props: PinLayerProps) {
  const { pins, selectedTaskId, newPlace, onSelect, onMove } = props;
  return (
    <>
      <Each rows={pins} keyOf={({ pin }) => pin.id}>
        {(row) => (
          <StandingPin
            row={row}
            isSelected={row.task.id === selectedTaskId}
            onSelect={onSelect}
            onMove={onMove}
          />
        )}
      </Each>
      {newPlace && (
        <span className={classes.pin} data-selected style={placeStyle(newPlace)} aria-hidden>
          <PinMark state="half" isLarge />
        </span>
      )}
    </>
  );
});

interface StandingPinProps extends Pick<PinLayerProps, "onSelect" | "onMove"> {
  readonly row: ShownPin;
  readonly isSelected: boolean;
}

function StandingPin({ row, isSelected, onSelect, onMove }: StandingPinProps) {
  const { pin, task, state } = row;
  const { t } = useTranslation("drawing");
  const drag = useDragPin({
    from: pin,
    isSelected,
    onTap: () => onSelect(task.id),
    onDrop: (place) => onMove(row, place),
  });
  return (
    <button
      type="button"
      className={classes.pin}
      style={placeStyle(drag.place ?? pin)}
      data-selected={isSelected || undefined}
      data-dragged={drag.place !== undefined || undefined}
      aria-pressed={isSelected}
      aria-label={t("pinNamed", {
        number: pin.number,
        name: task.name,
        state: t(`states.${state}`),
      })}
      title={task.name}
      {...drag.handlers}
    >
      <PinMark number={pin.number} state={state} isLarge={isSelected} />
    </button>
  );
}
