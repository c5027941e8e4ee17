import type { MouseEvent } from "react";

/** Presses the button of a thing's menu, which stands in `data-row-menu`; answers whether there is one. */
export function openOwnMenu(thing: Element): boolean {
  const button = thing.querySelector<HTMLElement>("[data-row-menu] button");
  button?.click();
  return button !== null;
}

/** Opens the menu of a thing at a click with the other button. */
export function handleOwnMenu(event: MouseEvent<HTMLElement>): void {
  // A finger that carries the thing asks for no menu.
  if (event.isDefaultPrevented()) return;
  const target = event.target as Element;
  const isWithin = event.currentTarget.contains(target);
  // Its menu lies elsewhere in the page, and has none of its own; what its dialogs hold has the browser's.
  const isOpened = isWithin ? openOwnMenu(event.currentTarget) : target.closest("[role=menu]");
  if (isOpened) event.preventDefault();
}
