/** How long things take on a bad line, ms. */
export interface Pace {
  /** A request without an answer is given up. */
  readonly patience: number;
  /** A half-open connection lives on before it is found to be dead. */
  readonly halfOpen: number;
  /** A byte takes on the slowest line. */
  readonly byte: number;
  /** A line refuses to be connected at most. */
  readonly refused: number;
}

/** Times as they are outside, shortened by a factor: 1 = not at all. */
export function paceOf(factor: number): Pace {
  return {
    patience: 30_000 * factor,
    halfOpen: 60_000 * factor,
    byte: 1_000 * factor,
    refused: 20_000 * factor,
  };
}

/** A minute takes three seconds. */
export const SHORTENED = 0.05;
