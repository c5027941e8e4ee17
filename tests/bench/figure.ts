/** One measured figure, with what it is held against. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** At most this, or with atLeast at least this; undefined where only the course of it matters. */
  readonly budget?: number;
  readonly atLeast?: boolean;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Whether a figure keeps its budget; undefined where it has none. */
export function isKept({ value, budget, atLeast }: Figure): boolean | undefined {
  if (budget === undefined) return undefined;
  return atLeast ? value >= budget : value <= budget;
}

/** The table that people read. */
export function formatFigures(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const kept = isKept(figure);
    const sign = figure.atLeast ? "at least" : "at most";
    return [
      figure.name,
      `${round(figure.value)} ${figure.unit}`,
      figure.budget === undefined ? "" : `${sign} ${round(figure.budget)} ${figure.unit}`,
      figure.budget ? `${round(figure.value / figure.budget)} of it` : "",
      wordFor(kept),
    ];
  });
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function round(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Math.round(value * 100) / 100);
}

function wordFor(kept: boolean | undefined): string {
  if (kept === undefined) return "";
  return kept ? "met" : "MISSED";
}
