/** Luck that a seed decides: one seed gives one run, always. */
export interface Luck {
  /** 0 up to 1. */
  next(): number;
  /** 0 up to, not including, `below`. */
  upTo(below: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item | undefined;
}

export function createLuck(seed: number): Luck {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (below: number) => Math.floor(next() * below);
  return {
    next,
    upTo,
    chance: (probability) => next() < probability,
    pick: (items) => items[upTo(items.length)],
  };
}
