/** How long each file may stand on a board, seconds. */
export const BOARD_SECONDS = [5, 10, 15, 30, 60, 300] as const;
export type BoardSeconds = (typeof BOARD_SECONDS)[number];

/** How long each stands where nobody has said otherwise, seconds. */
const USUAL: BoardSeconds = 15;

/** The time that an address asks for; any other than those that can be chosen is the usual one. */
export function boardSeconds(value: unknown): BoardSeconds {
  return BOARD_SECONDS.find((seconds) => seconds === Number(value)) ?? USUAL;
}

/** Which file a board shows so many steps from another: behind the last comes the first. A file that is gone counts as the first. */
export function turned(
  fileIds: readonly number[],
  shownId: number | undefined,
  by: 1 | -1 | 0,
): number | undefined {
  const at = shownId === undefined ? -1 : fileIds.indexOf(shownId);
  if (at === -1) return fileIds[0];
  return fileIds.at((at + by) % fileIds.length);
}
