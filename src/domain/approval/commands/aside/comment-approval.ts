import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../../../command.ts";
import { newFile } from "../../../file/new-file.ts";
import { type Id, joinKey } from "../../../id.ts";
import { APPROVAL_COMMENT_MAX } from "../../../limits.ts";
import { EVERYBODY, mentionsIn } from "../../../message/mention.ts";
import { get, list, type Reading } from "../../../reading.ts";
import { filesBorn, recordFileShape } from "../../../record/record-files.ts";
import { idOf } from "../../../reference.ts";
import { parameterError } from "../../../refusal.ts";
import { approvalChatScope } from "../../../scope.ts";
import { textShape } from "../../../shape.ts";
import { approvalShape } from "../../approval.ts";
import { COMMENT_FILES_MAX } from "../../flow/flow-limits.ts";
import { actOnApproval } from "../act-on-approval.ts";

/** Somebody whom a request concerns says something to it, also once it is decided; it may name people and bring files. */
export const commentApproval = defineCommand({
  name: "approval.comment",
  path: "/api/approval/comment",
  arguments: z.object({
    id: idOf("approval"),
    /** People are named as `<@12>`, all of them as `<@0>`. */
    remarks: z._default(textShape(0, APPROVAL_COMMENT_MAX), ""),
    /** Their contents follow. */
    files: z.optional(z.array(recordFileShape).check(z.maxLength(COMMENT_FILES_MAX))),
  }),
  reply: approvalShape,
  lane: ({ id }) => ({ entity: "approval", id }),
  enters: ({ id }) => approvalChatScope(id),
  minted: ({ files }) => filesBorn(files),
  words: { remarks: "text" },
  seesAll: true,
  *decide({ id, remarks, files = [] }, actor) {
    if (remarks === "" && files.length === 0) return refused(parameterError());
    const recordId = (yield* get("approval", id))?.recordId ?? 0;
    const named = yield* namedIn(remarks, recordId);
    const does = { what: "comment", userIds: named.userIds, fileIds: filesBorn(files) } as const;
    const done = yield* actOnApproval({ id, remarks, does }, actor);
    if (!done.ok) return refused(done.error);
    // Only now: whoever may not know of the request learns nothing of whom it concerns.
    if (named.strangers.length > 0)
      return refused(parameterError("approval.notConcerned", { userIds: named.strangers }));
    const born = files.map((file): Change => {
      const put = newFile({ ...file, userId: actor.userId }, actor.now, {
        recordId,
        approvalId: id,
      });
      return { entity: "file", action: "add", put };
    });
    return applied([...done.value.changes, ...born], done.value.put);
  },
});

/** Whom a text names of those whom a record concerns, and whom besides: these could not read it. */
function* namedIn(
  text: string,
  recordId: Id,
): Reading<{ readonly userIds: readonly Id[]; readonly strangers: readonly Id[] }> {
  const named = new Set(mentionsIn(text));
  const people = named.delete(EVERYBODY) ? yield* list("recordUser", { recordId }) : [];
  const userIds = new Set(people.map(({ userId }) => userId));
  const strangers: Id[] = [];
  for (const userId of named) {
    if (yield* get("recordUser", joinKey(recordId, userId))) userIds.add(userId);
    else strangers.push(userId);
  }
  return { userIds: [...userIds], strangers };
}
