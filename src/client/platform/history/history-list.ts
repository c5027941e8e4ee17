/** A place of the browser's history: how far from its beginning, and the address shown there. */
export interface Visit {
  readonly position: number;
  readonly address: string;
}

/** Places from which the shown one was reached, the shown one last. */
export type HistoryList = readonly Visit[];

/** Where a way back leads when there is none. */
export const ROOT = "/";

/** Past this many places the oldest ones are forgotten (seed 000 §9). */
const MOST = 120;
/** So many are left then. */
const KEPT = 100;

/**
 * The list after an address is shown at a position: a later position than the
 * last is pushed, the same one is replaced, an earlier one was gone back to and
 * what followed it is forgotten. Showing the same once more changes nothing.
 */
export function visit(list: HistoryList, { position, address }: Visit): HistoryList {
  const last = list.at(-1);
  if (last?.position === position && last.address === address) return list;
  const next = [...list.filter((place) => place.position < position), { position, address }];
  return next.length > MOST ? next.slice(-KEPT) : next;
}

/** The address that going back from a position shows; undefined where there is no way back. */
export function addressBefore(list: HistoryList, position: number): string | undefined {
  return list.findLast((place) => place.position < position)?.address;
}
