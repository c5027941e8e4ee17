import type { KeyboardEvent } from "react";
import { openOwnMenu } from "#client/ui/menu/open-own-menu.ts";
import { isPressed } from "./is-pressed.ts";
import { menuShortcuts } from "./shared-shortcuts.ts";

/** Opens the menu of a thing that has a button for it, by the keys for menus. */
export function openMenuByKey(event: KeyboardEvent<HTMLElement>): void {
  const isWithin = event.currentTarget.contains(event.target as Node);
  if (!isWithin || !isPressed(event, menuShortcuts.menu)) return;
  if (openOwnMenu(event.currentTarget)) event.preventDefault();
}
