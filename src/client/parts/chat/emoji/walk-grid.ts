/** How far an arrow key leads in a grid of so many columns; undefined of any other key. */
export function stepOf(key: string, columns: number): number | undefined {
  return { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key];
}

/** How many stand in the first row. */
export function columnsOf(buttons: readonly HTMLElement[]): number {
  const below = buttons.findIndex(({ offsetTop }) => offsetTop > (buttons[0]?.offsetTop ?? 0));
  return below > 0 ? below : Math.max(buttons.length, 1);
}
