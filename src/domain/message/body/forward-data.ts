import * as z from "zod/mini";
import { flagShape } from "../../shape.ts";

/** That a message was said elsewhere before. */
export const forwardDataShape = z.object({
  /** 1 = by whom is shown; 0 = neither the message nor its author is named here. */
  show: flagShape,
  /** The message, 0 = not named. Whoever reads on need not be let into its chat. */
  id: z.int(),
  /** Who wrote it, 0 = not named. */
  userId: z.int(),
  /** Who wrote it elsewhere, where it came along with a board. */
  name: z.optional(z.string()),
});
export type ForwardData = z.infer<typeof forwardDataShape>;
