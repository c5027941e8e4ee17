import { type ColumnTemplate, columnSetOf } from "#domain/plan/column-templates.ts";
import { COLUMN_NAME_MAX, PLAN_COLUMNS_MAX } from "#domain/limits.ts";
import type { ArgumentsOf } from "#domain/commands.ts";

type Input = ArgumentsOf<"columnTemplate.save">["list"][number];
type Shipped = Extract<Input, { shipped: string }>["shipped"];

/** A set of columns while it is edited. */
export interface ColumnSetDraft {
  readonly key: string;
  /** The one as which it was shipped, while nobody has changed it; "" = in the company's own words. */
  readonly shipped: string;
  readonly name: string;
  /** Its columns, one on each line. */
  readonly lines: string;
}

type Say = (key: string) => string;

export function draftOfSet(template: ColumnTemplate, place: number, say: Say): ColumnSetDraft {
  const { name, columns } = columnSetOf(template, say);
  return { key: `set-${place}`, shipped: template.shipped, name, lines: columns.join("\n") };
}

/** The columns that the lines say: empty lines are none, and what is too long or too many is left off. */
export function columnsOfLines(lines: string): string[] {
  const names = lines.split("\n").map((line) => line.trim().slice(0, COLUMN_NAME_MAX).trim());
  return names.filter((name) => name !== "").slice(0, PLAN_COLUMNS_MAX);
}

export function inputOfSet({ shipped, name, lines }: ColumnSetDraft): Input {
  return shipped === ""
    ? { name: name.trim(), columns: columnsOfLines(lines) }
    : { shipped: shipped as Shipped };
}
