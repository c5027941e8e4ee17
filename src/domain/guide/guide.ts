import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { userScope } from "../scope.ts";
import { idShape } from "../shape.ts";

/** What leads through the first minutes, in the order in which it is shown. */
export const GUIDE_STEPS = ["invite", "plan", "install", "offline"] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

/**
 * How far somebody has come with the first steps, the same on all of their devices. The id is the user's; whoever
 * was never led has no row.
 */
export const guideShape = z.object({
  id: idShape,
  /** Steps that were taken once, on whichever device; others are seen by what there is. */
  done: z.array(z.string()),
  dismissed: z.boolean(),
});
export type Guide = z.infer<typeof guideShape>;

export const guideEntity = defineEntity({
  name: "guide",
  table: "guides",
  frame: "user",
  since: 6,
  shape: guideShape,
  birth: "shared",
  scope: (row) => userScope(row.id),
  lists: [],
});
