import * as z from "zod/mini";
import { applied, defineCommand } from "../command.ts";
import { get } from "../reading.ts";
import { userScope } from "../scope.ts";
import { type Guide, GUIDE_STEPS, guideShape } from "./guide.ts";

/** `users/guide/save`: the caller has taken some of the first steps, or wants to see them no more. */
export const saveGuide = defineCommand({
  name: "guide.save",
  path: "/api/users/guide/save",
  arguments: z.object({
    done: z.optional(z.array(z.enum(GUIDE_STEPS)).check(z.maxLength(GUIDE_STEPS.length))),
    dismissed: z.optional(z.boolean()),
  }),
  reply: guideShape,
  lane: (_args, actor) => userScope(actor.userId),
  routine: true,
  *decide(args, actor) {
    const stored = yield* get("guide", actor.userId);
    const put: Guide = {
      id: actor.userId,
      done: [...new Set([...(stored?.done ?? []), ...(args.done ?? [])])],
      dismissed: args.dismissed ?? stored?.dismissed ?? false,
    };
    const isSame = stored?.done.length === put.done.length && stored.dismissed === put.dismissed;
    if (isSame) return applied([], put);
    return applied([{ entity: "guide", action: stored ? "update" : "add", put }], put);
  },
});
