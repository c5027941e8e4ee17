import * as z from "zod/mini";
import { idShape } from "../../shape.ts";

/** What a word-chain says: what it is about, and the lines of those who have joined, in their order. */
export const chainBodyShape = z.object({
  type: z.literal("word-chain"),
  text: z.string(),
  list: z.array(z.object({ id: idShape, userId: idShape, text: z.string() })),
});
export type ChainBody = z.infer<typeof chainBodyShape>;
