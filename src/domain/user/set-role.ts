import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { isLastAdministrator, refuseUnlessAdministrator } from "./administrators.ts";
import { userShape } from "./user.ts";

/** `users/role`: who administers the company; somebody always does. */
export const setRole = defineCommand({
  name: "user.setRole",
  path: "/api/users/role",
  access: "admin",
  arguments: z.object({ id: idOf("user"), isAdmin: z.boolean() }),
  reply: userShape,
  lane: () => companyScope,
  *decide({ id, isAdmin }, actor) {
    const refusal = yield* refuseUnlessAdministrator(actor);
    if (refusal) return refused(refusal);
    const user = yield* get("user", id);
    if (!user || user.deleteTime > 0) return refused(parameterError("userUnknown"));
    if (user.isAdmin === isAdmin) return applied([], user);
    if (user.bot) return refused(parameterError("user.isBot"));
    if (!isAdmin && (yield* isLastAdministrator(user))) {
      return refused(parameterError("user.lastAdministrator"));
    }
    const put = { ...user, isAdmin };
    return applied([{ entity: "user", action: "update", put }], put, [
      { kind: "role", targetId: id, detail: { name: user.nickname, isAdmin } },
    ]);
  },
});
