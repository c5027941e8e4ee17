import * as z from "zod/mini";
import { columnShape } from "#domain/column/column.ts";
import { planShape } from "#domain/plan/plan.ts";
import { planUserShape } from "#domain/plan/plan-user.ts";
import { idOf } from "#domain/reference.ts";
import { idShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";
import { pageShape, timerangeReplyShape, timerangeShape } from "../paging.ts";

const planWithCountsShape = z.extend(planShape, {
  /** Leads the plan: 1 = the caller does. */
  owner: z.int(),
  ownerUserId: z.int(),
  userIdList: z.array(idShape),
  taskNum: z.int(),
  taskComplete: z.int(),
  /** 0 to 100. */
  taskPercent: z.int(),
  taskMyNum: z.int(),
  taskMyComplete: z.int(),
  taskMyPercent: z.int(),
});

/** The caller's plans (seed 000 §7). */
export const listPlans = defineCall({
  name: "plan.list",
  method: "POST",
  path: "/api/plan/list",
  access: "member",
  body: z.object({
    ...pageShape,
    archived: z.optional(z.enum(["yes", "no", "all"])),
    ...timerangeShape,
  }),
  reply: z.object({
    records: z.array(planWithCountsShape),
    total: z.int(),
    current: z.int(),
    ...timerangeReplyShape,
  }),
});

export const getPlan = defineCall({
  name: "plan.one",
  method: "POST",
  path: "/api/plan/one",
  access: "member",
  body: z.object({ planId: idOf("plan") }),
  reply: planWithCountsShape,
});

/** Id and name of the caller's plans, for pickers. */
export const listPlanNames = defineCall({
  name: "plan.easyList",
  method: "POST",
  path: "/api/plan/easy/list",
  access: "member",
  body: z.object({}),
  reply: z.array(z.object({ id: idShape, name: z.string() })),
});

export const listPlanUsers = defineCall({
  name: "plan.userList",
  method: "POST",
  path: "/api/plan/user/list",
  access: "member",
  body: z.object({ planId: idOf("plan") }),
  reply: z.array(planUserShape),
});

export const listColumns = defineCall({
  name: "column.list",
  method: "POST",
  path: "/api/plan/column/list",
  access: "member",
  body: z.object({ planId: idOf("plan") }),
  reply: z.array(columnShape),
});
