import type { Clock } from "../../company/default-times.ts";

/** Before noon or after it, where a person says so. */
export type HalfDay = "early" | "late";

/** What a phrase is made of; days are epoch ms of their beginning. */
export type Token =
  | { readonly kind: "day"; readonly day: number }
  | { readonly kind: "weekday"; readonly weekday: number }
  | { readonly kind: "week"; readonly monday: number }
  /** All days from today on, so many of them further. */
  | { readonly kind: "count"; readonly days: number }
  /** So long, ms. */
  | { readonly kind: "length"; readonly length: number }
  | { readonly kind: "clock"; readonly clock: Clock; readonly half?: HalfDay }
  /** An hour, where one is wanted. */
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "from" }
  | { readonly kind: "to" }
  /** `to`, or nothing where no time of day stands before it. */
  | { readonly kind: "atOrTo" }
  | { readonly kind: "fill" };

export type Groups = Readonly<Record<string, string | undefined>>;

/** How a part of a phrase is recognised. */
export interface Matcher {
  readonly pattern: RegExp;
  /** Undefined where the words mean no time that there is. */
  readonly read: (groups: Groups) => Token | undefined;
}
