export type Step = "up" | "down" | "left" | "right";

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** The direction of a key; arrows walk between cards, with Shift they carry the card along. */
export function stepOf(event: {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}): Step | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  return steps[event.key];
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
  return row.parentElement?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null;
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
