import * as z from "zod/mini";
import { idShape, timeShape } from "#domain/shape.ts";

/**
 * What a push says: ids and nothing else. The words stay where they are; the browser reads
 * them from its own database, or fetches them as anybody who is signed in.
 */
export const pushPayloadShape = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("message"),
    /** Whom it is for. */
    userId: idShape,
    dialogId: idShape,
    messageId: idShape,
  }),
  z.object({
    kind: z.literal("notice"),
    userId: idShape,
    noticeId: z.string(),
    /** Of which moment the notice is: an older one of the same matter may lie in the browser. */
    time: timeShape,
  }),
  z.object({ kind: z.literal("test"), userId: idShape }),
  /** The browser is signed out, and asks the server what that means for what it holds. */
  z.object({ kind: z.literal("ended"), userId: idShape }),
]);
export type PushPayload = z.infer<typeof pushPayloadShape>;
