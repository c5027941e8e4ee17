import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { groupScope } from "../scope.ts";
import { ordinaryGroupOfLeader } from "./can-lead-group.ts";

/** `dialog/group/disband`: who leads an ordinary group ends it: it goes for everybody with all that was said in it. */
export const dissolveGroup = defineCommand({
  name: "dialog.dissolve",
  path: "/api/dialog/group/disband",
  arguments: z.object({ dialogId: idOf("dialog") }),
  reply: z.object({ id: idOf("dialog") }),
  lane: (args) => groupScope(args.dialogId),
  takes: true,
  *decide({ dialogId }, actor) {
    const found = yield* ordinaryGroupOfLeader(dialogId, actor);
    if (!found.ok) return refused(found.refusal);
    return applied([{ entity: "dialog", action: "groupDelete", remove: dialogId }], {
      id: dialogId,
    });
  },
});
