import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { laterWins } from "../merge-edits.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { ownerOfPlan } from "./can-change-plan.ts";
import { type PlanAct, type PlanPart, planParts, usualParts } from "./plan-acts.ts";
import { planShape } from "./plan.ts";

const owner = ["owner", "administrator"] as const;
const leaders = [...owner, "member"] as const;
const takers = ["administrator", "member"] as const;

/**
 * Which least parts a plan's owner can name for each act. Its administrators always keep the tasks of others in hand, and
 * no plan becomes one that nobody else fills in; what reaches beyond the plan never goes below whoever leads it.
 */
export const partsToName = {
  addTasks: [...takers, "observer"],
  changeTasks: takers,
  setTimes: takers,
  moveTasks: takers,
  archiveTasks: takers,
  removeTasks: leaders,
  columns: leaders,
  removeColumns: leaders,
  workflow: leaders,
  fields: leaders,
  tags: leaders,
  views: leaders,
  baselines: leaders,
  templates: leaders,
  drawings: takers,
  files: takers,
  workTimes: owner,
  invite: leaders,
  guestLinks: owner,
  settings: owner,
  automations: owner,
  webhooks: owner,
  mail: owner,
  export: planParts,
} as const satisfies Record<PlanAct, readonly PlanPart[]>;

/** All acts, in the order in which people read them. */
export const planActs = Object.keys(partsToName) as PlanAct[];

/** Whether the plan's owner can say that an act asks for a part. */
export function canBeNamed(act: PlanAct, part: PlanPart): boolean {
  return partsToName[act].some((one) => one === part);
}

const partShape = z.optional(z.enum(planParts));

const rightsShape = z.object({
  addTasks: partShape,
  changeTasks: partShape,
  setTimes: partShape,
  moveTasks: partShape,
  archiveTasks: partShape,
  removeTasks: partShape,
  columns: partShape,
  removeColumns: partShape,
  workflow: partShape,
  fields: partShape,
  tags: partShape,
  views: partShape,
  baselines: partShape,
  templates: partShape,
  drawings: partShape,
  files: partShape,
  workTimes: partShape,
  invite: partShape,
  guestLinks: partShape,
  settings: partShape,
  automations: partShape,
  webhooks: partShape,
  mail: partShape,
  export: partShape,
} satisfies Record<PlanAct, typeof partShape>);

/** `plan/rights`: the plan's owner says which part in it each act asks for at least; acts that are left out stay as they are. Parameter error for a part that cannot be named for an act. */
export const setPlanRights = defineCommand({
  name: "plan.setRights",
  path: "/api/plan/rights",
  arguments: z.object({ planId: idOf("plan"), rights: rightsShape }),
  reply: planShape,
  lane: ({ planId }) => planScope(planId),
  merge: (earlier, later) => ({
    ...later,
    rights: laterWins(earlier.rights, later.rights),
  }),
  subject: ({ planId }) => ({ entity: "plan", id: planId }),
  *decide({ planId, rights }, actor) {
    const membership = yield* ownerOfPlan(planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    const { plan } = membership.value;
    for (const act of planActs) {
      const part = rights[act];
      if (part !== undefined && !canBeNamed(act, part)) return refused(parameterError());
    }
    const wanted: Readonly<Record<string, PlanPart | undefined>> = { ...plan.rights, ...rights };
    // What is as usual is not kept: it follows what is usual.
    const kept = planActs.flatMap((act) => {
      const part = wanted[act];
      return part === undefined || part === usualParts[act] ? [] : [[act, part] as const];
    });
    const put = { ...plan, rights: Object.fromEntries(kept), updateTime: actor.now };
    const isSame = planActs.every((act) => put.rights[act] === plan.rights[act]);
    if (isSame) return applied([], plan);
    return applied([{ entity: "plan", action: "update", put }], put);
  },
});
