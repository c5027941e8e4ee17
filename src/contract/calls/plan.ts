import * as z from "zod/mini";
import { columnShape } from "#domain/column/column.ts";
import { commands } from "#domain/commands.ts";
import { planShape } from "#domain/plan/plan.ts";
import { planUserShape } from "#domain/plan/plan-user.ts";
import { idShape } from "#domain/shape.ts";
import { BATCH_BODY_MAX, defineCall } from "../call.ts";
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
  body: z.object({ planId: idShape }),
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
  body: z.object({ planId: idShape }),
  reply: z.array(planUserShape),
});

export const addPlan = defineCall({
  name: "plan.add",
  method: "POST",
  path: "/api/plan/add",
  access: "member",
  body: commands["plan.add"].arguments,
  reply: planShape,
  command: "plan.add",
});

export const editPlan = defineCall({
  name: "plan.edit",
  method: "POST",
  path: "/api/plan/edit",
  access: "member",
  body: commands["plan.edit"].arguments,
  reply: planShape,
  command: "plan.edit",
});

export const inviteToPlan = defineCall({
  name: "plan.invite",
  method: "POST",
  path: "/api/plan/invite",
  access: "member",
  body: commands["plan.invite"].arguments,
  reply: planShape,
  command: "plan.invite",
});

export const removePlanUsers = defineCall({
  name: "plan.removeUsers",
  method: "POST",
  path: "/api/plan/user/delete",
  access: "member",
  body: commands["plan.removeUsers"].arguments,
  reply: z.object({ id: idShape }),
  command: "plan.removeUsers",
});

/** Another member leads the plan from now on. */
export const handOverPlan = defineCall({
  name: "plan.handOver",
  method: "POST",
  path: "/api/plan/transfer",
  access: "member",
  body: commands["plan.handOver"].arguments,
  reply: z.object({ id: idShape }),
  command: "plan.handOver",
});

export const exitPlan = defineCall({
  name: "plan.exit",
  method: "POST",
  path: "/api/plan/exit",
  access: "member",
  body: commands["plan.exit"].arguments,
  reply: z.object({ id: idShape }),
  command: "plan.exit",
});

export const archivePlan = defineCall({
  name: "plan.archive",
  method: "POST",
  path: "/api/plan/archived",
  access: "member",
  body: commands["plan.archive"].arguments,
  reply: planShape,
  command: "plan.archive",
});

export const removePlan = defineCall({
  name: "plan.remove",
  method: "POST",
  path: "/api/plan/remove",
  access: "member",
  body: commands["plan.remove"].arguments,
  reply: z.object({ id: idShape }),
  command: "plan.remove",
});

export const sortPlan = defineCall({
  name: "plan.sort",
  method: "POST",
  path: "/api/plan/sort",
  access: "member",
  body: commands["plan.sort"].arguments,
  reply: z.object({ id: idShape }),
  command: "plan.sort",
});

export const importPlan = defineCall({
  name: "plan.import",
  method: "POST",
  path: "/api/plan/import",
  access: "member",
  bodyMax: BATCH_BODY_MAX,
  body: commands["plan.import"].arguments,
  reply: z.object({ id: idShape }),
  command: "plan.import",
});

export const listColumns = defineCall({
  name: "column.list",
  method: "POST",
  path: "/api/plan/column/list",
  access: "member",
  body: z.object({ planId: idShape }),
  reply: z.array(columnShape),
});

export const addColumn = defineCall({
  name: "column.add",
  method: "POST",
  path: "/api/plan/column/add",
  access: "member",
  body: commands["column.add"].arguments,
  reply: columnShape,
  command: "column.add",
});

export const editColumn = defineCall({
  name: "column.edit",
  method: "POST",
  path: "/api/plan/column/edit",
  access: "member",
  body: commands["column.edit"].arguments,
  reply: columnShape,
  command: "column.edit",
});

export const removeColumn = defineCall({
  name: "column.remove",
  method: "POST",
  path: "/api/plan/column/delete",
  access: "member",
  body: commands["column.remove"].arguments,
  reply: z.object({ id: idShape }),
  command: "column.remove",
});
