import type { PlanField } from "#domain/field/plan-field.ts";

/** Where one field of a task is filled in. */
export interface FieldInputProps {
  readonly field: PlanField;
  /** As it is kept. */
  readonly value: string;
  /** Names the words that are kept while they are typed: unlike that of every other place. */
  readonly name: string;
  readonly onChange: (value: string) => void;
}
