import * as z from "zod/mini";
import { idShape, timeShape } from "../../shape.ts";

/** What a description said before. */
export const contentVersionShape = z.object({
  version: z.int(),
  /** Sanitised HTML. */
  content: z.string(),
  /** Who wrote it, and when, epoch ms. */
  userId: idShape,
  at: timeShape,
});
export type ContentVersion = z.infer<typeof contentVersionShape>;
