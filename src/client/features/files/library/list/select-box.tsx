import { Checkbox } from "@mantine/core";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import type { ItemProps } from "./item-props.ts";

/** Chooses an item; with Shift all between the one before and this one. */
export function SelectBox({
  item: { id, name },
  isSelected,
  onSelect,
}: Pick<ItemProps, "item" | "isSelected" | "onSelect">) {
  const { t } = useTranslation("library");
  return (
    <span>
      <Checkbox
        size="xs"
        aria-label={t("select", { name })}
        checked={isSelected}
        // What was held while it was pressed is known to the click alone.
        onClick={(event) => onSelect(id, event.shiftKey)}
        onChange={() => undefined}
      />
    </span>
  );
}

/** Opens the menu of a row at a click with the other button. */
export function openMenu(event: MouseEvent<HTMLElement>): void {
  const button = event.currentTarget.querySelector<HTMLElement>("[data-row-menu] button");
  if (!button) return;
  event.preventDefault();
  button.click();
}
