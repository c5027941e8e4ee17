import * as z from "zod/mini";
import { type Actor, applied, defineCommand, refused } from "../../command.ts";
import type { Id } from "../../id.ts";
import { postMessageChanges } from "../../message/post-message.ts";
import type { Reading } from "../../reading.ts";
import { idOf, newIdOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { refuseUnlessLed } from "../can-lead-group.ts";
import { dialogOfMember } from "../can-use-dialog.ts";
import { type Dialog, dialogShape } from "../dialog.ts";
import { peopleOfDialog } from "../people-of-dialog.ts";
import type { GroupRules } from "./group-rules.ts";
import { SLOW_MODES, WRITERS_MAX } from "./slow-modes.ts";

const writersShape = z.optional(z.array(idOf("user")).check(z.maxLength(WRITERS_MAX)));

/** `dialog/group/rules`: who may write in a group and call everybody, and how fast; the chat tells of it. */
export const setGroupRules = defineCommand({
  name: "dialog.setRules",
  path: "/api/dialog/group/rules",
  arguments: z.object({
    dialogId: idOf("dialog"),
    writing: z.optional(z.enum(["all", "chosen"])),
    /** People who may write besides. */
    addWriters: writersShape,
    removeWriters: writersShape,
    callingAll: z.optional(z.enum(["all", "leaders"])),
    /** Seconds. */
    slowMode: z.optional(z.literal(SLOW_MODES)),
    /** Of the line in the chat that tells of it. */
    lineId: z.optional(newIdOf("message")),
  }),
  reply: dialogShape,
  lane: (args) => ({ entity: "dialog", id: args.dialogId }),
  mint: (args, nextId) => ({ ...args, lineId: args.lineId ?? nextId() }),
  minted: (args) => [args.lineId],
  subject: ({ dialogId }) => ({ entity: "dialog", id: dialogId }),
  *decide({ dialogId, addWriters = [], removeWriters = [], lineId = 0, ...wanted }, actor) {
    const found = yield* dialogOfMember(dialogId, actor);
    if (!found.ok) return refused(found.refusal);
    const { dialog, me } = found.value;
    if (dialog.groupType !== "user" && dialog.groupType !== "plan")
      return refused(parameterError("dialog.rulesOfGroups"));
    const refusal = yield* refuseUnlessLed(dialog, actor);
    if (refusal) return refused(refusal);
    const before = dialog.rules;
    const writers = withPeople(before.writers, addWriters, removeWriters);
    if (writers.length > WRITERS_MAX)
      return refused(parameterError("dialog.writersMax", { count: WRITERS_MAX }));
    if (yield* anyStranger(dialog, addWriters)) return refused(parameterError("userUnknown"));
    const rules: GroupRules = {
      writing: wanted.writing ?? before.writing,
      writers,
      callingAll: wanted.callingAll ?? before.callingAll,
      slowMode: wanted.slowMode ?? before.slowMode,
    };
    const told = changedIn(before, rules);
    if (!told) return applied([], dialog);
    const put = { ...dialog, rules };
    const msg = { type: "notice" as const, text: "", action: "rules" as const, rules: told };
    const post = { id: lineId, msg, replyId: 0 };
    return yield* toldThere({ dialog: put, me }, post, actor);
  },
});

function* toldThere(
  place: { readonly dialog: Dialog; readonly me: Parameters<typeof postMessageChanges>[0]["me"] },
  post: Parameters<typeof postMessageChanges>[1],
  actor: Actor,
) {
  const { changes } = yield* postMessageChanges(place, post, actor);
  const [put = place.dialog] = changes.flatMap((change) =>
    change.entity === "dialog" && "put" in change ? [change.put] : [],
  );
  return applied(changes, put);
}

/** Whether somebody is to write in a chat in which they are not. */
function* anyStranger(dialog: Dialog, added: readonly Id[]): Reading<boolean> {
  if (added.length === 0) return false;
  const people = new Set(yield* peopleOfDialog(dialog));
  return added.some((id) => !people.has(id));
}

function withPeople(before: readonly Id[], added: readonly Id[], removed: readonly Id[]): Id[] {
  const all = new Set([...before, ...added]);
  return [...all].filter((id) => !removed.includes(id)).toSorted((left, right) => left - right);
}

/** The rules that are others now; undefined where all stayed. */
function changedIn(before: GroupRules, after: GroupRules): Partial<GroupRules> | undefined {
  const told: Partial<GroupRules> = {
    ...(before.writing !== after.writing && { writing: after.writing }),
    ...(before.writers.join() !== after.writers.join() && { writers: after.writers }),
    ...(before.callingAll !== after.callingAll && { callingAll: after.callingAll }),
    ...(before.slowMode !== after.slowMode && { slowMode: after.slowMode }),
  };
  return Object.keys(told).length > 0 ? told : undefined;
}
