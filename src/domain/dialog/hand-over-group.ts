import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { joinKey } from "../id.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { groupScope } from "../scope.ts";
import { refuseAbsent } from "../user/refuse-absent.ts";
import { ordinaryGroupOfLeader } from "./can-lead-group.ts";
import { dialogShape } from "./dialog.ts";

/** `dialog/group/transfer`: who leads an ordinary group hands it over to somebody in it, and stays in it. */
export const handOverGroup = defineCommand({
  name: "dialog.handOver",
  path: "/api/dialog/group/transfer",
  arguments: z.object({ dialogId: idOf("dialog"), userId: idOf("user") }),
  reply: dialogShape,
  lane: (args) => groupScope(args.dialogId),
  *decide({ dialogId, userId }, actor) {
    const found = yield* ordinaryGroupOfLeader(dialogId, actor);
    if (!found.ok) return refused(found.refusal);
    const { dialog } = found;
    if (userId === actor.userId) return applied([], dialog);
    if (!(yield* get("dialogUser", joinKey(dialogId, userId)))) {
      return refused(parameterError("userUnknown"));
    }
    const absent = yield* refuseAbsent([userId]);
    if (absent) return refused(absent);
    if ((yield* get("user", userId))?.bot) return refused(parameterError("user.isBot"));
    const put = { ...dialog, ownerId: userId };
    return applied([{ entity: "dialog", action: "groupUpdate", put }], put);
  },
});
