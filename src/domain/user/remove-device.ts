import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { get } from "../reading.ts";
import { parameterError } from "../refusal.ts";
import { userScope } from "../scope.ts";
import { idShape } from "../shape.ts";

/** Signs a browser of mine out for good. */
export const removeDevice = defineCommand({
  arguments: z.object({ id: idShape }),
  lane: (_args, actor) => userScope(actor.userId),
  *decide(args, actor) {
    const device = yield* get("device", args.id);
    if (!device || device.userId !== actor.userId) return refused(parameterError());
    return applied([{ entity: "device", action: "delete", remove: args.id }], { id: args.id });
  },
});
