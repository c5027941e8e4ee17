import * as z from "zod/mini";
import { forwardDataShape } from "./forward-data.ts";

/** What a sticker says: one of ours, or of the company's. */
export const stickerBodyShape = z.object({
  type: z.literal("sticker"),
  /** What it is called: of one of ours as the sender's language calls it. Older clients show it, and it is found by it. */
  text: z.string(),
  /** Which of ours; "" = one of the company's. */
  sticker: z.string(),
  /** The company's sticker, 0 = one of ours. */
  stickerId: z.int(),
  forward: z.optional(forwardDataShape),
});
export type StickerBody = z.infer<typeof stickerBodyShape>;
