import * as z from "zod/mini";
import { applied, defineCommand } from "../command.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { userScope } from "../scope.ts";

/** `plan/task/timer/discard`: what a timer measured was not work; nothing is kept. */
export const discardTimer = defineCommand({
  name: "workTimer.discard",
  path: "/api/plan/task/timer/discard",
  arguments: z.object({ id: idOf("workTimer") }),
  reply: z.object({ id: idOf("workTimer") }),
  lane: (_args, { userId }) => userScope(userId),
  takes: true,
  *decide({ id }, { userId }) {
    const timer = yield* get("workTimer", id);
    const isOwn = timer?.userId === userId;
    return applied(isOwn ? [{ entity: "workTimer", action: "delete", remove: id }] : [], { id });
  },
});
