import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { TIME_ZONE_MAX } from "../limits.ts";
import { nameShape } from "../name.ts";
import { whoMayInOpen } from "../plan/can-change-plan.ts";
import { savedAddressOf } from "../plan/saved-view/saved-address.ts";
import { askedAddressShape } from "../plan/saved-view/saved-view.ts";
import { list } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { flagShape, textShape } from "../shape.ts";
import { automationActionsShape } from "./automation-action.ts";
import { AUTOMATION_NAME_MAX, AUTOMATIONS_MAX } from "./automation-limits.ts";
import { type Automation, automationShape } from "./automation.ts";
import { automationTriggerShape, listensTo } from "./automation-trigger.ts";
import { refuseAutomation } from "./refuse-automation.ts";

/** `plan/automation/add`: a rule of a plan, by whoever leads it; from then on it acts in their name. */
export const addAutomation = defineCommand({
  name: "automation.add",
  path: "/api/plan/automation/add",
  arguments: z.object({
    id: z.optional(newIdOf("automation")),
    planId: idOf("plan"),
    name: nameShape(1, AUTOMATION_NAME_MAX),
    /** 0 = it does not act yet; 1 where left out. */
    enabled: z.optional(flagShape),
    trigger: automationTriggerShape,
    /** What a task has to be like, in the words of an address of the plan's views; any task where left out. */
    condition: z.optional(askedAddressShape),
    /** Done one after the other. */
    actions: automationActionsShape,
    /** IANA name of the zone by whose clock days begin and times of day are. */
    timeZone: textShape(1, TIME_ZONE_MAX),
  }),
  reply: automationShape,
  lane: ({ planId }) => planScope(planId),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: ({ id }) => [id],
  words: { name: "text" },
  *decide({ id = 0, planId, name, enabled = 1, condition = {}, ...rule }, actor) {
    const membership = yield* whoMayInOpen("automations", planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    const standing = yield* list("automation", { planId });
    if (standing.length >= AUTOMATIONS_MAX)
      return refused(parameterError("automation.max", { count: AUTOMATIONS_MAX }));
    const refusal = yield* refuseAutomation({ planId, ...rule });
    if (refusal) return refused(refusal);
    const { trigger, actions, timeZone } = rule;
    const put: Automation = {
      id,
      planId,
      name,
      enabled,
      trigger,
      listensTo: listensTo(trigger),
      condition: savedAddressOf(condition),
      actions,
      timeZone,
      userId: actor.userId,
      sinceTime: actor.now,
      createTime: actor.now,
      updateTime: actor.now,
    };
    return applied([{ entity: "automation", action: "add", put }], put);
  },
});
