import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { userScope } from "../scope.ts";
import { DEVICE_LOST } from "./device.ts";

/** Signs a browser of mine out for good; one that I have lost keeps nothing, not even what it has not sent. */
export const removeDevice = defineCommand({
  name: "device.remove",
  path: "/api/users/device/delete",
  arguments: z.object({ id: idOf("device"), lost: z.optional(z.boolean()) }),
  reply: z.object({ id: idOf("device") }),
  lane: (_args, actor) => userScope(actor.userId),
  takes: true,
  *decide(args, actor) {
    const device = yield* get("device", args.id);
    if (!device || device.userId !== actor.userId) return refused(parameterError());
    const action = args.lost ? DEVICE_LOST : "delete";
    return applied([{ entity: "device", action, remove: args.id }], { id: args.id });
  },
});
