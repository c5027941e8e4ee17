import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { linkToChange } from "./link-to-change.ts";

/** `plan/task/link/delete`: one task waits for another no more. */
export const removeTaskLink = defineCommand({
  name: "taskLink.remove",
  path: "/api/plan/task/link/delete",
  arguments: z.object({ fromId: idOf("task"), toId: idOf("task") }),
  reply: z.object({ fromId: idOf("task"), toId: idOf("task") }),
  lane: ({ toId }) => ({ entity: "task", id: toId }),
  subject: ({ toId }) => ({ entity: "task", id: toId }),
  takes: true,
  *decide(ends, actor) {
    const found = yield* linkToChange(ends, actor);
    if ("refusal" in found) return refused(found.refusal);
    return applied([{ entity: "taskLink", action: "delete", remove: found.link.id }], ends);
  },
});
