import { diffArrays } from "diff";

/** What stands at one place in two texts; left out where one of them has nothing there. */
export interface PiecePair {
  readonly one?: string;
  readonly other?: string;
  readonly isSame: boolean;
}

/** Milliseconds that comparing may take; what takes longer is shown as a whole, each beside the other. */
const PATIENCE = 1_000;

/** The pieces of two texts, lines or paragraphs, side by side. */
export function pairPieces(one: readonly string[], other: readonly string[]): PiecePair[] {
  const found = diffArrays([...one], [...other], { timeout: PATIENCE });
  if (!found) return zip(one, other);
  const pairs: PiecePair[] = [];
  let lone: readonly string[] = [];
  for (const { value, added, removed } of found) {
    if (removed) lone = value;
    else if (added) {
      pairs.push(...zip(lone, value));
      lone = [];
    } else {
      pairs.push(...zip(lone, []));
      lone = [];
      pairs.push(...value.map((piece) => ({ one: piece, other: piece, isSame: true })));
    }
  }
  return [...pairs, ...zip(lone, [])];
}

/** All pieces of both: what they share once, what differs one after the other. */
export function joinPieces(pairs: readonly PiecePair[]): string[] {
  const joined: string[] = [];
  let ones: string[] = [];
  let others: string[] = [];
  const end = () => {
    joined.push(...ones, ...others);
    [ones, others] = [[], []];
  };
  for (const { one, other, isSame } of pairs) {
    if (isSame) {
      end();
      if (one !== undefined) joined.push(one);
      continue;
    }
    if (one !== undefined) ones.push(one);
    if (other !== undefined) others.push(other);
  }
  end();
  return joined;
}

function zip(ones: readonly string[], others: readonly string[]): PiecePair[] {
  const length = Math.max(ones.length, others.length);
  return Array.from({ length }, (_, place) => {
    const [one, other] = [ones[place], others[place]];
    return {
      ...(one !== undefined && { one }),
      ...(other !== undefined && { other }),
      isSame: false,
    };
  });
}
