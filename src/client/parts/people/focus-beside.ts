/** Moves the focus from a cross in a list that is about to go to the next one, or to where others are looked for. */
export function focusBeside(cross: HTMLElement): void {
  const list = cross.closest("ul");
  const crosses = [...(list?.querySelectorAll("button") ?? [])];
  const at = crosses.findIndex((one) => one === cross);
  const around = [...(list?.parentElement?.querySelectorAll<HTMLElement>("input, button") ?? [])];
  const outside = around.filter((one) => !list?.contains(one));
  const field = outside.find((one) => one.matches("input")) ?? outside[0];
  (crosses[at + 1] ?? crosses[at - 1] ?? field)?.focus();
}
