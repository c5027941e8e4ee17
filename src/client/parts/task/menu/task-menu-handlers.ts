import type { KeyboardEvent, MouseEvent } from "react";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { menuShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import { askTaskMenu } from "./task-menu-host.tsx";

interface TaskMenuHandlers {
  readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  /** Answers whether the key was for the menu. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => boolean;
}

/**
 * Opens the menus of the tasks within an element by a click with the other button and by keys: each stands in something with
 * `data-task`. Of a grid that keeps the focus itself the task is meant in which its active cell is.
 */
export function taskMenuHandlers(onOpenTask: (taskId: number) => void): TaskMenuHandlers {
  const open = (row: HTMLElement, at: { readonly x: number; readonly y: number }) => {
    const { activeElement } = document;
    const from = activeElement instanceof HTMLElement ? activeElement : null;
    askTaskMenu({ taskId: Number(row.dataset["task"]), at, from, onOpenTask });
  };
  return {
    onContextMenu(event) {
      const row = taskAt(event);
      // A finger that rests carries, or wants the browser's own menu.
      const byFinger = (event.nativeEvent as PointerEvent).pointerType === "touch";
      if (!row || byFinger || isField(event.target)) return;
      event.preventDefault();
      open(row, { x: event.clientX, y: event.clientY });
    },
    onKeyDown(event) {
      if (isField(event.target) || !isPressed(event, menuShortcuts.menu)) return false;
      const row = taskAt(event) ?? activeTask(event.currentTarget);
      if (!row) return false;
      event.preventDefault();
      open(row, placeOfKey(row));
      return true;
    },
  };
}

/** Where a menu opens for who has no pointer: where what it is of begins, as far as that is in sight. */
export function placeOfKey(row: Element) {
  const { left, top, height } = row.getBoundingClientRect();
  const seen = row.closest("[data-scroll-restoration-id]")?.getBoundingClientRect();
  // What lies on the very edge of the screen counts as hidden.
  return { x: Math.max(left, seen?.left ?? 0, 1), y: top + height / 2 };
}

function taskAt({
  target,
  currentTarget,
}: Pick<MouseEvent, "target" | "currentTarget">): HTMLElement | undefined {
  // Menus and dialogs that were opened within lie elsewhere in the page.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return undefined;
  return target.closest<HTMLElement>("[data-task]") ?? undefined;
}

function activeTask(grid: Element): HTMLElement | undefined {
  const active = document.getElementById(grid.getAttribute("aria-activedescendant") ?? "");
  return active?.closest<HTMLElement>("[data-task]") ?? undefined;
}

function isField(target: EventTarget): boolean {
  return (
    target instanceof Element && target.closest("input:not([type=checkbox]), textarea") !== null
  );
}
