import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { PRIORITIES_MAX } from "./board-limits.ts";
import { laterWins } from "../merge-edits.ts";
import { get } from "../reading.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { type PriorityLevel, priorityLevelsOf, shippedPriorityName } from "../task/priorities.ts";
import { refuseUnlessAdministrator } from "../user/administrators.ts";
import { priorityInputShape, priorityLevelShape } from "./board-lists.ts";
import { COMPANY_ID } from "./company-id.ts";
import { settingWith } from "./setting-with.ts";

/** `system/priority/save`: the priorities that tasks can be given, in their order. Tasks keep what they have. */
export const savePriorities = defineCommand({
  name: "priority.save",
  path: "/api/system/priority/save",
  access: "admin",
  arguments: z.object({
    list: z.array(priorityInputShape).check(z.maxLength(PRIORITIES_MAX)),
  }),
  reply: z.array(priorityLevelShape),
  lane: () => companyScope,
  merge: laterWins,
  *decide({ list }, actor) {
    const refusal = yield* refuseUnlessAdministrator(actor);
    if (refusal) return refused(refusal);
    const numbers = new Set(list.map(({ priority }) => priority));
    const isNameless = list.some(
      ({ priority, name }) => name === undefined && !shippedPriorityName(priority),
    );
    if (numbers.size < list.length || isNameless) return refused(parameterError());
    const stored = yield* get("companySetting", COMPANY_ID);
    const before = priorityLevelsOf(stored);
    const offered = list.map(({ priority, name = "", color, days }): PriorityLevel => ({
      priority,
      name,
      color,
      days,
      removed: 0,
    }));
    // What is chosen no more is kept at the end: tasks have it, and its number is taken.
    const gone = before
      .filter(({ priority }) => !numbers.has(priority))
      .map((level): PriorityLevel => ({ ...level, removed: 1 }));
    const priorities = [...offered, ...gone];
    return applied(settingWith(stored, { priorities }), priorities, [
      { kind: "setting", targetId: COMPANY_ID, detail: { priorities: offered.length } },
    ]);
  },
});
