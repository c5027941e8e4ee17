/** Who is chosen after one more was picked; undefined where that would be too many. */
export function pickPerson(
  chosen: readonly number[],
  userId: number,
  max: number,
): readonly number[] | undefined {
  if (chosen.includes(userId)) return chosen;
  // With room for one, another pick is another choice.
  if (max === 1) return [userId];
  return chosen.length < max ? [...chosen, userId] : undefined;
}
