import type { Markup } from "#domain/sheet/markup/markup.ts";

/** What is drawn of a markup. */
export type DrawnRow = Pick<Markup, "id" | "userId" | "kind" | "color" | "width" | "text"> & {
  readonly points: readonly number[];
};
