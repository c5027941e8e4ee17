import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { GROUP_NAME_MAX, GROUP_NAME_MIN, SHOWN_ANEW_AN_HOUR } from "../limits.ts";
import { laterWins } from "../merge-edits.ts";
import { idOf } from "../reference.ts";
import { groupScope } from "../scope.ts";
import { nameShape } from "../name.ts";
import { pictureShape } from "../user/picture-shape.ts";
import { ordinaryGroupOfLeader } from "./can-lead-group.ts";
import { dialogShape } from "./dialog.ts";

/** `dialog/group/edit`: the name or the picture of an ordinary group, by who leads it; plans and tasks name their own. */
export const editGroup = defineCommand({
  name: "dialog.editGroup",
  path: "/api/dialog/group/edit",
  perHour: SHOWN_ANEW_AN_HOUR,
  arguments: z.object({
    id: idOf("dialog"),
    name: z.optional(nameShape(GROUP_NAME_MIN, GROUP_NAME_MAX)),
    avatar: z.optional(pictureShape),
  }),
  reply: dialogShape,
  lane: (args) => groupScope(args.id),
  merge: laterWins,
  words: { name: "text" },
  *decide(args, actor) {
    const found = yield* ordinaryGroupOfLeader(args.id, actor);
    if (!found.ok) return refused(found.refusal);
    const { dialog } = found;
    const put = { ...dialog, name: args.name ?? dialog.name, avatar: args.avatar ?? dialog.avatar };
    return applied([{ entity: "dialog", action: "groupUpdate", put }], put);
  },
});
