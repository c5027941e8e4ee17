/** Something that was chosen: by what the field keeps of it, and what people read. */
export interface Picked {
  readonly key: string;
  readonly label: string;
}

/** What is chosen once one more was: it takes the place of what was where only one can be, and never stands twice (seed 001 section 5). */
export function pickOne(
  chosen: readonly Picked[],
  one: Picked,
  several: boolean,
): readonly Picked[] {
  if (!several) return [one];
  return chosen.some(({ key }) => key === one.key) ? chosen : [...chosen, one];
}

/** What is left once one was taken out. */
export function takeOut(chosen: readonly Picked[], key: string): readonly Picked[] {
  return chosen.filter((each) => each.key !== key);
}
