import * as z from "zod/mini";
import {
  COLUMN_TEMPLATE_NAME_MAX,
  PRIORITY_DAYS_MAX,
  PRIORITY_NAME_MAX,
  PRIORITY_NUMBER_MAX,
} from "./board-limits.ts";
import { COLUMN_NAME_MAX, PLAN_COLUMNS_MAX } from "../limits.ts";
import { nameShape } from "../name.ts";
import { flagShape } from "../shape.ts";
import { PRIORITY_COLORS } from "../task/priorities.ts";

/** A priority as whoever edits the list writes it, the fields of seed 000 §7. */
export const priorityInputShape = z.object({
  /** That of the list which it is; the next free one for a new one. */
  priority: z.int().check(z.positive(), z.maximum(PRIORITY_NUMBER_MAX)),
  /** Left out where it is called as it was shipped. */
  name: z.optional(nameShape(1, PRIORITY_NAME_MAX)),
  color: z.enum(PRIORITY_COLORS),
  days: z.int().check(z.nonnegative(), z.maximum(PRIORITY_DAYS_MAX)),
});

/** A set of columns as whoever edits the list writes it. */
export const columnTemplateInputShape = z.object({
  name: nameShape(1, COLUMN_TEMPLATE_NAME_MAX),
  columns: z.array(nameShape(1, COLUMN_NAME_MAX)).check(z.maxLength(PLAN_COLUMNS_MAX)),
});

/** The sets that come with the product. */
export const shippedColumnsShape = z.enum(["siteWorks", "defects", "procurement", "office"]);

/** A priority as it stands in the company's row. */
export const priorityLevelShape = z.object({
  priority: z.int(),
  name: z.string(),
  color: z.enum(PRIORITY_COLORS),
  days: z.int(),
  removed: flagShape,
});

/** A set of columns as it stands in the company's row. */
export const columnTemplateShape = z.object({
  shipped: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
});
