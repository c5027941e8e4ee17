import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { laterWins } from "../merge-edits.ts";
import { idOf } from "../reference.ts";
import { linkToChange } from "./link-to-change.ts";
import { lagShape, lagUnitShape, linkKindShape, taskLinkShape } from "./task-link.ts";

/** `plan/task/link/edit`: how one task waits for another. */
export const editTaskLink = defineCommand({
  name: "taskLink.edit",
  path: "/api/plan/task/link/edit",
  arguments: z.object({
    fromId: idOf("task"),
    toId: idOf("task"),
    kind: z.optional(linkKindShape),
    lag: z.optional(lagShape),
    lagUnit: z.optional(lagUnitShape),
  }),
  reply: taskLinkShape,
  lane: ({ toId }) => ({ entity: "task", id: toId }),
  subject: ({ toId }) => ({ entity: "task", id: toId }),
  merge: (earlier, later) =>
    earlier.fromId === later.fromId && earlier.toId === later.toId
      ? laterWins(earlier, later)
      : undefined,
  *decide({ kind, lag, lagUnit, ...ends }, actor) {
    const found = yield* linkToChange(ends, actor);
    if ("refusal" in found) return refused(found.refusal);
    const { link } = found;
    const put = {
      ...link,
      kind: kind ?? link.kind,
      lag: lag ?? link.lag,
      lagUnit: lagUnit ?? link.lagUnit,
    };
    return applied([{ entity: "taskLink", action: "update", put }], put);
  },
});
