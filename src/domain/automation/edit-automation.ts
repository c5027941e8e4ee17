import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { TIME_ZONE_MAX } from "../limits.ts";
import { laterWins } from "../merge-edits.ts";
import { nameShape } from "../name.ts";
import { savedAddressOf } from "../plan/saved-view/saved-address.ts";
import { askedAddressShape } from "../plan/saved-view/saved-view.ts";
import { idOf } from "../reference.ts";
import { flagShape, textShape } from "../shape.ts";
import { automationActionsShape } from "./automation-action.ts";
import { AUTOMATION_NAME_MAX } from "./automation-limits.ts";
import { type Automation, automationShape } from "./automation.ts";
import { automationToChange } from "./automation-to-change.ts";
import { automationTriggerShape, listensTo } from "./automation-trigger.ts";
import { refuseAutomation } from "./refuse-automation.ts";

/** `plan/automation/edit`: another rule in its place, or switched on and off; from then on it acts in the name of whoever saved it. */
export const editAutomation = defineCommand({
  name: "automation.edit",
  path: "/api/plan/automation/edit",
  arguments: z.object({
    id: idOf("automation"),
    name: z.optional(nameShape(1, AUTOMATION_NAME_MAX)),
    enabled: z.optional(flagShape),
    trigger: z.optional(automationTriggerShape),
    condition: z.optional(askedAddressShape),
    actions: z.optional(automationActionsShape),
    timeZone: z.optional(textShape(1, TIME_ZONE_MAX)),
  }),
  reply: automationShape,
  lane: ({ id }) => ({ entity: "automation", id }),
  merge: (earlier, later) => (earlier.id === later.id ? laterWins(earlier, later) : undefined),
  words: { name: "text" },
  *decide({ id, condition, ...args }, actor) {
    const found = yield* automationToChange(id, actor);
    if ("refusal" in found) return refused(found.refusal);
    const { automation } = found;
    const trigger = args.trigger ?? automation.trigger;
    const enabled = args.enabled ?? automation.enabled;
    const beginsAnew = args.trigger !== undefined || (enabled === 1 && automation.enabled === 0);
    const put: Automation = {
      ...automation,
      name: args.name ?? automation.name,
      enabled,
      trigger,
      listensTo: listensTo(trigger),
      condition: condition ? savedAddressOf(condition) : automation.condition,
      actions: args.actions ?? automation.actions,
      timeZone: args.timeZone ?? automation.timeZone,
      userId: actor.userId,
      sinceTime: beginsAnew ? actor.now : automation.sinceTime,
      updateTime: actor.now,
    };
    // What has gone from the plan since keeps nobody from switching the rule off.
    const isRewritten = args.trigger !== undefined || args.actions !== undefined;
    const refusal = isRewritten || args.timeZone ? yield* refuseAutomation(put) : undefined;
    if (refusal) return refused(refusal);
    return applied([{ entity: "automation", action: "update", put }], put);
  },
});
