import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { PLAN_DESC_MAX, PLAN_NAME_MAX, PLAN_NAME_MIN } from "../limits.ts";
import { laterWins } from "../merge-edits.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { planScope } from "../scope.ts";
import { nameShape } from "../name.ts";
import { longTextShape } from "../shape.ts";
import { archiveDaysShape, archiveMethodShape } from "./archive-rule.ts";
import { whoMay } from "./can-change-plan.ts";
import { planShape } from "./plan.ts";

/** `plan/edit`: name, description, and when completed tasks are put away; the chat of the plan carries the plan's name. */
export const editPlan = defineCommand({
  name: "plan.edit",
  path: "/api/plan/edit",
  arguments: z.object({
    id: idOf("plan"),
    name: z.optional(nameShape(PLAN_NAME_MIN, PLAN_NAME_MAX)),
    desc: z.optional(longTextShape(PLAN_DESC_MAX)),
    archiveMethod: z.optional(archiveMethodShape),
    archiveDays: z.optional(archiveDaysShape),
  }),
  reply: planShape,
  lane: (args) => planScope(args.id),
  merge: laterWins,
  words: { name: "text", desc: "text" },
  *decide(args, actor) {
    const membership = yield* whoMay("settings", args.id, actor);
    if (!membership.ok) return refused(membership.refusal);
    const { plan } = membership.value;
    const put = {
      ...plan,
      name: args.name ?? plan.name,
      desc: args.desc ?? plan.desc,
      archiveMethod: args.archiveMethod ?? plan.archiveMethod,
      archiveDays: args.archiveDays ?? plan.archiveDays,
      updateTime: actor.now,
    };
    const changes: Change[] = [{ entity: "plan", action: "update", put }];
    const dialog = args.name ? yield* get("dialog", plan.dialogId) : undefined;
    if (dialog)
      changes.push({ entity: "dialog", action: "groupUpdate", put: { ...dialog, name: put.name } });
    return applied(changes, put);
  },
});
