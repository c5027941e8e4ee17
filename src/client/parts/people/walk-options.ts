import type { KeyboardEvent } from "react";

const options = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>("button:not(:disabled)") ?? []),
];

/** Arrow keys lead from the field into the list below it. Answers whether there is a list. */
export function enterOptions(list: HTMLElement | null): boolean {
  const [first] = options(list);
  first?.focus();
  return first !== undefined;
}

/** Arrow keys lead from one option to the next, and from the first one back to the field. */
export function walkOptions(event: KeyboardEvent<HTMLElement>, field: HTMLElement | null): void {
  const all = options(event.currentTarget);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const at = all.findIndex((option) => option === document.activeElement) + step;
  if (at < 0) field?.focus();
  else all[Math.min(at, all.length - 1)]?.focus();
}
