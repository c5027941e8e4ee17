import type { TFunction } from "i18next";
import type { UnitRef } from "#domain/organisation/unit-ref.ts";

/** How people, units and fields are called. */
export interface FlowWords {
  readonly t: TFunction<"approval-flow">;
  readonly person: (userId: number) => string;
  readonly unit: (unit: UnitRef) => string;
  /** Of the form itself, or of another one. */
  readonly field: (path: string, formId?: number) => string;
  readonly value: (path: string, value: string | number, formId?: number) => string;
  /** A condition in words; undefined where it is none that anybody knows. */
  readonly condition: (when: string) => string | undefined;
  /** Of where something happens after the end. */
  readonly place: (kind: "plan" | "column" | "form" | "dialog", id: number) => string;
}

/** What is said of a thing under a label. */
export type Fact = readonly [label: string, text: string];
