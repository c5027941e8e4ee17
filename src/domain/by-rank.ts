/** Order by rank; equal ranks by id, so that every browser draws the same order. */
export function byRank(left: { rank: string; id: number }, right: { rank: string; id: number }) {
  if (left.rank !== right.rank) return left.rank < right.rank ? -1 : 1;
  return left.id - right.id;
}
