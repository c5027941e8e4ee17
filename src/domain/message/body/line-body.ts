import * as z from "zod/mini";
import { idShape } from "../../shape.ts";

/** What a line says that the product puts into a chat: somebody has marked a message (seed 000 §3). */
export const lineBodyShape = z.object({
  type: z.enum(["tag", "top", "todo"]),
  action: z.enum(["add", "remove", "done"]),
  /** The message that it is about. */
  msgId: idShape,
  /** The beginning of that message, as it was then. */
  text: z.string(),
  /** Of a to-do: whose it is. */
  userIds: z.array(idShape),
});
export type LineBody = z.infer<typeof lineBodyShape>;
