/** One line of what the product has to do, and what shows that it does. */
export interface SpecifiedLine {
  /** Where it stands: number of the seed and section. */
  readonly source: `${"000" | "001"} §${number}`;
  /** What it says, in our words. */
  readonly says: string;
  /** Tests that fail where it does not hold: their files, each with the beginning of their names. */
  readonly shownBy: Readonly<Record<string, readonly string[]>>;
}

export function specify(lines: readonly SpecifiedLine[]): readonly SpecifiedLine[] {
  return lines;
}
