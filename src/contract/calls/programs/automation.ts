import * as z from "zod/mini";
import { AUTOMATION_LOG_PAGE_MAX } from "#domain/automation/automation-limits.ts";
import { automationRunShape } from "#domain/automation/automation-run.ts";
import { idOf } from "#domain/reference.ts";
import { countShape, idShape, timeShape } from "#domain/shape.ts";
import { defineCall } from "../../call.ts";
import { sizeShape } from "../../paging.ts";

/** What the rules of a plan did, the newest first, for whoever reads the plan. Lines are kept for 30 days, 1,000 of each plan. */
export const listAutomationLog = defineCall({
  name: "automation.log",
  method: "POST",
  path: "/api/plan/automation/log",
  access: "member",
  body: z.object({
    planId: idOf("plan"),
    /** Only lines older than the one with this id: the last of the page before. */
    before: z.optional(idShape),
    size: sizeShape(AUTOMATION_LOG_PAGE_MAX),
  }),
  reply: z.object({
    records: z.array(automationRunShape),
    more: z.boolean(),
    /** How each rule fares, as far as the log reaches. */
    rules: z.array(
      z.object({
        automationId: idShape,
        /** Epoch ms of its last run. */
        lastTime: timeShape,
        /** How many of its runs came to nothing, or not to all. */
        failed: countShape,
      }),
    ),
  }),
});
