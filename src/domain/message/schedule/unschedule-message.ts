import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { idOf } from "../../reference.ts";
import { userScope } from "../../scope.ts";
import { idShape } from "../../shape.ts";
import { waitingMessage } from "./waiting-message.ts";

/** `dialog/msg/unschedule`: what waits is not sent. */
export const unscheduleMessage = defineCommand({
  name: "message.unschedule",
  path: "/api/dialog/msg/unschedule",
  arguments: z.object({ id: idOf("scheduledMessage") }),
  reply: z.object({ id: idShape }),
  lane: (_args, actor) => userScope(actor.userId),
  *decide({ id }, actor) {
    const found = yield* waitingMessage(id, actor.userId);
    if (!found.ok) return refused(found.refusal);
    return applied([{ entity: "scheduledMessage", action: "delete", remove: id }], { id });
  },
});
