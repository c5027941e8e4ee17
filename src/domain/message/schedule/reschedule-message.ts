import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { laterWins } from "../../merge-edits.ts";
import { idOf } from "../../reference.ts";
import { userScope } from "../../scope.ts";
import { givenTimeShape } from "../../shape.ts";
import { refuseDepth } from "../markdown-depth.ts";
import { messageTextShape } from "../send-text.ts";
import { scheduledMessageShape } from "./scheduled-message.ts";
import { waitingMessage } from "./waiting-message.ts";

/** `dialog/msg/reschedule`: other words or another time for what waits; what could not be sent is tried again. */
export const rescheduleMessage = defineCommand({
  name: "message.reschedule",
  path: "/api/dialog/msg/reschedule",
  arguments: z.object({
    id: idOf("scheduledMessage"),
    text: z.optional(messageTextShape),
    /** Epoch ms. */
    time: z.optional(givenTimeShape),
  }),
  reply: scheduledMessageShape,
  lane: (_args, actor) => userScope(actor.userId),
  merge: (earlier, later) => (earlier.id === later.id ? laterWins(earlier, later) : undefined),
  words: { text: "text" },
  *decide({ id, text, time }, actor) {
    const found = yield* waitingMessage(id, actor.userId);
    if (!found.ok) return refused(found.refusal);
    const { row } = found;
    const tooDeep = refuseDepth(text ?? row.text, row.textType);
    if (tooDeep) return refused(tooDeep);
    const put = { ...row, text: text ?? row.text, time: time ?? row.time, failed: "" };
    return applied([{ entity: "scheduledMessage", action: "update", put }], put);
  },
});
