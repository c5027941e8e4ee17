/**
 * The order of rows after two people changed it: rows that one of them removed are gone, new ones stand behind the row that their maker
 * put them behind, and where only one of them moved rows, theirs is the order. It does not matter who comes first, but where both
 * moved rows: then the order of `theirs` stands.
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const [own, other] = [new Set(mine), new Set(theirs)];
  const before = new Set(base);
  const left = base.filter((id) => own.has(id) && other.has(id));
  const order = orderOf(left, mine, theirs);
  const runs = [...runsOf(mine, before, new Set(left)), ...runsOf(theirs, before, new Set(left))];
  const behind = Map.groupBy(distinct(runs), ({ after }) => after);
  const follow = (after: string | undefined) =>
    (behind.get(after) ?? [])
      .toSorted((first, second) => (first.key < second.key ? -1 : 1))
      .flatMap(({ ids }) => ids);
  return unique([...follow(undefined), ...order.flatMap((id) => [id, ...follow(id)])]);
}

interface Run {
  /** The row that was there before and that they stand behind. */
  readonly after: string | undefined;
  readonly ids: readonly string[];
  readonly key: string;
}

/** Rows that were left in their order, where one of the two has another one than before. */
function orderOf(
  left: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const kept = new Set(left);
  const [own, other] = [mine, theirs].map((ids) => ids.filter((id) => kept.has(id)));
  const isMoved = (ids: readonly string[] | undefined) => ids?.join("\n") !== left.join("\n");
  return (isMoved(other) || !isMoved(own) ? other : own) ?? left;
}

/** New rows, each group with the row it stands behind. */
function runsOf(
  ids: readonly string[],
  before: ReadonlySet<string>,
  left: ReadonlySet<string>,
): Run[] {
  const groups = new Map<string | undefined, string[]>();
  let after: string | undefined;
  for (const id of ids) {
    if (left.has(id)) after = id;
    else if (!before.has(id)) groups.set(after, [...(groups.get(after) ?? []), id]);
  }
  return [...groups].map(([behind, run]) => ({ after: behind, ids: run, key: run.join("\n") }));
}

function distinct(runs: readonly Run[]): Run[] {
  return runs.filter(
    ({ after, key }, at) => runs.findIndex((run) => run.after === after && run.key === key) === at,
  );
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
