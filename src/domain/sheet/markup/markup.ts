import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { planScope } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";

export const MARKUP_KINDS = ["line", "arrow", "cloud", "free", "text", "measure"] as const;
export type MarkupKind = (typeof MARKUP_KINDS)[number];

export const MARKUP_COLORS = ["red", "blue", "green", "yellow"] as const;
export type MarkupColor = (typeof MARKUP_COLORS)[number];

/** How thick its lines are. */
export const MARKUP_WIDTHS = ["thin", "normal", "thick"] as const;
export type MarkupWidth = (typeof MARKUP_WIDTHS)[number];

/** Something that somebody has drawn on a sheet, in the layer that is theirs. */
export const markupShape = z.object({
  id: idShape,
  sheetId: idShape,
  /** That of its sheet. */
  planId: idShape,
  /** Whose layer it lies in. */
  userId: idShape,
  kind: z.enum(MARKUP_KINDS),
  color: z.enum(MARKUP_COLORS),
  /** Of its lines; words have none. */
  width: z.enum(MARKUP_WIDTHS),
  /** The revision on which it was drawn, 0 = none is known. */
  revisionId: z.int(),
  /** Parts of that (`SHEET_PARTS`), in turn from its left and from its top. */
  points: z.array(z.int()),
  /** What is written; "" = nothing. */
  text: z.string(),
  createTime: timeShape,
  updateTime: timeShape,
});
export type Markup = z.infer<typeof markupShape>;

export const markupEntity = defineEntity({
  name: "markup",
  table: "markups",
  frame: "sheet",
  since: 21,
  shapeVersion: 3,
  added: { revisionId: 0, width: "normal" },
  shape: markupShape,
  birth: "own",
  title: ({ text }) => text,
  scope: (row) => planScope(row.planId),
  lists: ["sheetId"],
  parent: { entity: "sheet", field: "sheetId" },
  indexes: ["scope", "sheetId"],
});
