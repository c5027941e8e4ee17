import * as z from "zod/mini";
import { applied, type Change, defineCommand } from "../command.ts";
import { NOTICES_CLEARED_MAX } from "../limits.ts";
import { get } from "../reading.ts";
import { userScope } from "../scope.ts";

/** `users/notice/clear`: the caller has seen to what they were told; what is gone already stays gone. */
export const clearNotices = defineCommand({
  name: "notice.clear",
  path: "/api/users/notice/clear",
  arguments: z.object({
    ids: z
      .array(z.string().check(z.minLength(1), z.maxLength(100)))
      .check(z.minLength(1), z.maxLength(NOTICES_CLEARED_MAX)),
  }),
  reply: z.object({ cleared: z.int() }),
  lane: (_args, actor) => userScope(actor.userId),
  routine: true,
  takes: true,
  *decide(args, actor) {
    const changes: Change[] = [];
    for (const id of new Set(args.ids)) {
      const notice = yield* get("notice", id);
      if (notice?.userId === actor.userId)
        changes.push({ entity: "notice", action: "delete", remove: id });
    }
    return applied(changes, { cleared: changes.length });
  },
});
