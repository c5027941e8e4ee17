import * as z from "zod/mini";
import { idShape, timeShape } from "../../shape.ts";
import { forwardDataShape } from "./forward-data.ts";

/** One of the messages of a record, as it stood where it was said. */
const mergedMessageShape = z.object({
  userId: idShape,
  /** Who wrote it elsewhere, where it came along with a board. */
  name: z.optional(z.string()),
  /** Epoch ms. */
  time: timeShape,
  type: z.enum(["text", "md", "img", "file", "record"]),
  text: z.string(),
  /** Of a file or picture: its name. The file itself stays where it is. */
  fileName: z.optional(z.string()),
});
export type MergedMessage = z.infer<typeof mergedMessageShape>;

/** What a record of messages says: several messages of one chat, in their order, as one to be read elsewhere. */
export const mergedBodyShape = z.object({
  type: z.literal("merged"),
  /** The beginning of the first of them, for lists and for older clients. */
  text: z.string(),
  list: z.array(mergedMessageShape),
  forward: z.optional(forwardDataShape),
});
export type MergedBody = z.infer<typeof mergedBodyShape>;
