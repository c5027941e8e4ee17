import { type PointerEvent as ReactPointerEvent, useCallback } from "react";
import type { LinkKind } from "#domain/task-link/task-link.ts";
import classes from "../chart/bar.module.css";

const KINDS: Readonly<Record<string, LinkKind>> = {
  "finish start": "finishStart",
  "start start": "startStart",
  "finish finish": "finishFinish",
  "start finish": "startFinish",
};

/** Draws a link from the dot of a bar to another bar: to its beginning, or to its end where it is put down in the further half. */
export function useLinkDrag(onLink: (fromId: number, toId: number, kind: LinkKind) => void) {
  return useCallback(
    (event: ReactPointerEvent<HTMLElement>): boolean => {
      const dot = (event.target as HTMLElement).closest<HTMLElement>("[data-dot]");
      const bar = dot?.closest<HTMLElement>("[data-bar]");
      if (!dot || !bar || event.button !== 0) return false;
      event.preventDefault();
      const grid = event.currentTarget.parentElement ?? event.currentTarget;
      const rubber = document.createElement("div");
      rubber.className = classes.rubber ?? "";
      grid.append(rubber);
      grid.dataset["linking"] = "";
      const { left, top, width, height } = dot.getBoundingClientRect();
      const [beginX, beginY] = [left + width / 2, top + height / 2];
      const follow = (move: PointerEvent) => {
        const place = grid.getBoundingClientRect();
        const [x, y] = [move.clientX - beginX, move.clientY - beginY];
        rubber.style.left = `${beginX - place.left}px`;
        rubber.style.top = `${beginY - place.top}px`;
        rubber.style.width = `${Math.hypot(x, y)}px`;
        rubber.style.transform = `rotate(${Math.atan2(y, x)}rad)`;
      };
      const end = () => {
        removeEventListener("pointermove", follow);
        removeEventListener("pointerup", putDown);
        removeEventListener("pointercancel", end);
        removeEventListener("keydown", leave, true);
        rubber.remove();
        delete grid.dataset["linking"];
      };
      const putDown = (up: PointerEvent) => {
        end();
        const below = document.elementFromPoint(up.clientX, up.clientY);
        const goal = below?.closest<HTMLElement>("[data-bar]");
        if (!goal || goal === bar) return;
        const over = goal.getBoundingClientRect();
        const to = up.clientX > over.left + over.width / 2 ? "finish" : "start";
        const kind = KINDS[`${dot.dataset["dot"] ?? ""} ${to}`] ?? "finishStart";
        onLink(Number(bar.dataset["bar"]), Number(goal.dataset["bar"]), kind);
      };
      const leave = (press: KeyboardEvent) => {
        if (press.key !== "Escape") return;
        press.stopPropagation();
        end();
      };
      addEventListener("pointermove", follow);
      addEventListener("pointerup", putDown);
      addEventListener("pointercancel", end);
      addEventListener("keydown", leave, true);
      return true;
    },
    [onLink],
  );
}
