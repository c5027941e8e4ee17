import { memo, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { PinMark } from "#client/parts/drawing/pin-mark.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { SHEET_PARTS, type SheetPlace } from "#domain/sheet/place-on-sheet.ts";
import type { ShownPin } from "./filter-pins.ts";
import classes from "./pins.module.css";

interface PinLayerProps {
  readonly pins: readonly ShownPin[];
  readonly selectedTaskId: number | undefined;
  /** Where a task is about to be made. */
  readonly newPlace: SheetPlace | undefined;
  readonly onSelect: (taskId: number) => void;
}

/** The pins of a sheet, each with its point on its place; the sheet is moved below them and they are not drawn anew. */
export const PinLayer = memo(function PinLayer(props: PinLayerProps) {
  const { pins, selectedTaskId, newPlace, onSelect } = props;
  const { t } = useTranslation("drawing");
  return (
    <>
      <Each rows={pins} keyOf={({ pin }) => pin.id}>
        {({ pin, task, state }) => {
          const isSelected = task.id === selectedTaskId;
          return (
            <button
              type="button"
              className={classes.pin}
              style={placeStyle(pin)}
              data-selected={isSelected || undefined}
              aria-pressed={isSelected}
              aria-label={t("pinNamed", {
                number: pin.number,
                name: task.name,
                state: t(`states.${state}`),
              })}
              title={task.name}
              onPointerDown={(event) => event.stopPropagation()}
              onClick={() => onSelect(task.id)}
            >
              <PinMark number={pin.number} state={state} isLarge={isSelected} />
            </button>
          );
        }}
      </Each>
      {newPlace && (
        <span className={classes.pin} data-selected style={placeStyle(newPlace)} aria-hidden>
          <PinMark number={0} state="half" isLarge />
        </span>
      )}
    </>
  );
});

function placeStyle({ x, y }: SheetPlace): CSSProperties {
  return { left: `${(100 * x) / SHEET_PARTS}%`, top: `${(100 * y) / SHEET_PARTS}%` };
}
