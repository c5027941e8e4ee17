/** How numbers are judged. */
interface Choice {
  /** Numbers of each group at most. */
  readonly take: number;
  readonly groups: number;
  /** The group of a number, -1 = it is not wanted. */
  readonly groupOf: (number: number) => number;
  readonly scoreOf: (number: number) => number;
}

interface Scored {
  readonly number: number;
  readonly score: number;
}

/** The best of each group, all together best first; never sorts more than it gives. */
export function takeBest(
  numbers: Iterable<number>,
  { take, groups, groupOf, scoreOf }: Choice,
): number[] {
  const best: Scored[][] = Array.from({ length: groups }, () => []);
  for (const number of numbers) {
    const group = best[groupOf(number)];
    if (!group) continue;
    const score = scoreOf(number);
    if (group.length === take && score <= (group.at(-1)?.score ?? 0)) continue;
    let place = group.length;
    while (place > 0 && (group[place - 1]?.score ?? 0) < score) place -= 1;
    group.splice(place, 0, { number, score });
    if (group.length > take) group.pop();
  }
  return best
    .flat()
    .toSorted((left, right) => right.score - left.score)
    .map(({ number }) => number);
}
