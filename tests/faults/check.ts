/** One thing that must hold, and what speaks against it. */
export interface Check {
  readonly name: string;
  /** In words; none = it holds. */
  readonly problems: readonly string[];
}

const SHOWN = 8;

/** The checks that failed, each in one line with its first problems. */
export function failuresOf(checks: readonly Check[]): string[] {
  return checks
    .filter(({ problems }) => problems.length > 0)
    .map(({ name, problems }) => {
      const more = problems.length > SHOWN ? `; and ${problems.length - SHOWN} more` : "";
      return `${name}: ${problems.slice(0, SHOWN).join("; ")}${more}`;
    });
}
