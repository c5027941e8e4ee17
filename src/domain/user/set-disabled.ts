import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { get, list } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope, userScope } from "../scope.ts";
import { refuseUnlessAdministrator } from "./administrators.ts";
import { userShape } from "./user.ts";

/**
 * `users/disable`: somebody may no longer sign in, and is signed out everywhere at
 * once; or may again. Nobody does it to themselves, so that one who can undo it stays.
 */
export const setDisabled = defineCommand({
  name: "user.setDisabled",
  path: "/api/users/disable",
  access: "admin",
  arguments: z.object({ id: idOf("user"), disabled: z.boolean() }),
  reply: userShape,
  lane: () => companyScope,
  enters: ({ id }) => userScope(id),
  seesAll: true,
  *decide({ id, disabled }, actor) {
    const refusal = yield* refuseUnlessAdministrator(actor);
    if (refusal) return refused(refusal);
    const user = yield* get("user", id);
    if (!user || user.deleteTime > 0) return refused(parameterError("userUnknown"));
    if (id === actor.userId) return refused(parameterError("user.disableSelf"));
    if (user.disableTime > 0 === disabled) return applied([], user);
    const put = { ...user, disableTime: disabled ? actor.now : 0 };
    const changes: Change[] = [{ entity: "user", action: "update", put }];
    // With a device go its sessions; a restored person signs in anew. Only the server knows them all.
    if (disabled) {
      for (const device of yield* list("device", { userId: id })) {
        changes.push({ entity: "device", action: "delete", remove: device.id });
      }
    }
    return applied(changes, put, [
      {
        kind: disabled ? "disable" : "restore",
        targetId: id,
        detail: { name: user.nickname },
      },
    ]);
  },
});
