/** An element, as far as is asked of it here. */
export interface PastePlace {
  contains(other: object | null): boolean;
}

/**
 * Which of several places takes what is pasted outside of all fields, the newest of them last: of those that a dialog does
 * not cover the one in which somebody is, else the newest.
 */
export function pasteTaker(
  places: readonly PastePlace[],
  target: object | null,
  dialog: PastePlace | undefined,
): PastePlace | undefined {
  const open = places.filter((place) => !dialog || dialog.contains(place));
  return open.findLast((place) => place.contains(target)) ?? open.at(-1);
}
