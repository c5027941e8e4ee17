import type { KeyPress } from "#base/keys.ts";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import type { Shortcut } from "#client/parts/keyboard/define-shortcuts.ts";
import { boardShortcuts } from "./feature.ts";

export type Step = "up" | "down" | "left" | "right";

const steps: readonly (readonly [Shortcut, Step, carries: boolean])[] = [
  [boardShortcuts.up, "up", false],
  [boardShortcuts.down, "down", false],
  [boardShortcuts.left, "left", false],
  [boardShortcuts.right, "right", false],
  [boardShortcuts.carryUp, "up", true],
  [boardShortcuts.carryDown, "down", true],
  [boardShortcuts.carryLeft, "left", true],
  [boardShortcuts.carryRight, "right", true],
];

/** The direction of a key, and whether it walks between cards or carries the card along. */
export function stepOf(
  press: KeyPress,
): { readonly to: Step; readonly carries: boolean } | undefined {
  const found = steps.find(([shortcut]) => isPressed(press, shortcut));
  return found && { to: found[1], carries: found[2] };
}

/** Puts the focus on the card beside this one. */
export function focusNeighbour(row: HTMLElement, step: Step): void {
  const target = step === "up" || step === "down" ? beside(row, step) : across(row, step);
  const focus = target?.querySelector<HTMLElement>("[data-card-focus]");
  focus?.focus();
  target?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function beside(row: HTMLElement, step: "up" | "down"): HTMLElement | null {
  const index = Number(row.dataset["index"]) + (step === "up" ? -1 : 1);
  const next = row.parentElement?.querySelector<HTMLElement>(`[data-index="${index}"]`);
  return next ?? inNextLane(row, step);
}

/** The nearest card of the same column in the lanes above or below, where there are lanes. */
function inNextLane(row: HTMLElement, step: "up" | "down"): HTMLElement | null {
  const column = row.closest<HTMLElement>("[data-column]")?.dataset["column"];
  let lane = row.closest("[data-lane]");
  while (lane) {
    lane = step === "up" ? lane.previousElementSibling : lane.nextElementSibling;
    const rows = lane?.querySelectorAll<HTMLElement>(`[data-column="${column}"] [data-task]`) ?? [];
    const nearest = step === "up" ? [...rows].at(-1) : rows[0];
    if (nearest) return nearest;
  }
  return null;
}

function across(row: HTMLElement, step: "left" | "right"): HTMLElement | undefined {
  const column = row.closest("[data-column]");
  let next = step === "left" ? column?.previousElementSibling : column?.nextElementSibling;
  while (next?.hasAttribute("data-column")) {
    const rows = [...next.querySelectorAll<HTMLElement>("[data-task]")];
    const { top } = row.getBoundingClientRect();
    const nearest = rows.toSorted((left, right) => distance(left, top) - distance(right, top))[0];
    if (nearest) return nearest;
    next = step === "left" ? next.previousElementSibling : next.nextElementSibling;
  }
  return undefined;
}

function distance(row: HTMLElement, top: number): number {
  return Math.abs(row.getBoundingClientRect().top - top);
}
