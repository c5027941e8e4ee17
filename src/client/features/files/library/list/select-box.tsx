import type { MouseEvent } from "react";
import type { ItemProps } from "./item-props.ts";
import classes from "./items.module.css";

interface SelectBoxProps extends Pick<ItemProps, "item" | "isSelected" | "onSelect"> {
  readonly label: string;
}

/** Chooses an item; with Shift all between the one before and this one. The browser's own box: hundreds are drawn while one scrolls. */
export function SelectBox({ item: { id }, isSelected, onSelect, label }: SelectBoxProps) {
  return (
    <label className={classes.selectBox}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        // What was held while it was pressed is known to the click alone.
        onClick={(event) => onSelect(id, event.shiftKey)}
        onChange={() => undefined}
      />
    </label>
  );
}

/** Opens a thing by a click beside its name, as on its picture; what has an action of its own keeps it. */
export function openBeside(event: MouseEvent<HTMLElement>, open: () => void): void {
  const { target } = event;
  if (target instanceof Element && !target.closest("button, label, input, a")) open();
}
