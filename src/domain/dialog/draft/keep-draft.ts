import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { MESSAGE_TEXT_MAX } from "../../limits.ts";
import { answeredIn } from "../../message/answered.ts";
import { get } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { userScope } from "../../scope.ts";
import { longTextShape } from "../../shape.ts";
import { dialogOfMember } from "../can-use-dialog.ts";
import { dialogDraftShape, newDialogDraft } from "./dialog-draft.ts";

/**
 * `dialog/draft`: what the caller has begun to write in a dialog, for all their devices. Words of another device are
 * replaced only by who has read them.
 */
export const keepDraft = defineCommand({
  name: "dialog.draft",
  path: "/api/dialog/draft",
  arguments: z.object({
    dialogId: idOf("dialog"),
    /** "" = what was begun was sent or given up. */
    text: longTextShape(MESSAGE_TEXT_MAX),
    /** The words that it goes on from; left out where there were none. */
    was: z.optional(longTextShape(MESSAGE_TEXT_MAX)),
    /** The message it answers; left out where it answers none. */
    replyId: z.optional(idOf("message")),
  }),
  reply: dialogDraftShape,
  lane: (_args, actor) => userScope(actor.userId),
  merge: (earlier, later) =>
    earlier.dialogId === later.dialogId ? { ...later, was: earlier.was } : undefined,
  takes: true,
  words: { text: "text" },
  *decide({ dialogId, text, was = "", replyId }, actor) {
    const found = yield* dialogOfMember(dialogId, actor);
    if (!found.ok) return refused(found.refusal);
    const fresh = newDialogDraft(dialogId, actor.userId);
    const before = (yield* get("dialogDraft", fresh.id)) ?? fresh;
    if (before.text !== "" && before.text !== was) return applied([], before);
    const reply = yield* answeredIn(dialogId, replyId);
    const answered = reply.ok ? reply.answered : undefined;
    const put = { ...before, text, replyId: answered?.id ?? 0, time: actor.now };
    return applied([{ entity: "dialogDraft", action: "update", put }], put);
  },
});
