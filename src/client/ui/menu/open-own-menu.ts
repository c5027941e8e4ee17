import type { MouseEvent } from "react";

/** Presses the button of a thing's menu, which stands in `data-row-menu`; answers whether there is one. */
export function openOwnMenu(thing: Element): boolean {
  const button = thing.querySelector<HTMLElement>("[data-row-menu] button");
  button?.click();
  return button !== null;
}

/** Opens the menu of a thing at a click with the other button. */
export function handleOwnMenu(event: MouseEvent<HTMLElement>): void {
  // Its menu lies elsewhere in the page, and has none of its own.
  const isWithin = event.currentTarget.contains(event.target as Node);
  if (!isWithin || openOwnMenu(event.currentTarget)) event.preventDefault();
}
