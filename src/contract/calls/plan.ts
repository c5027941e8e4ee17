import * as z from "zod/mini";
import { PLAN_NAME_MAX } from "#domain/limits.ts";
import { columnShape } from "#domain/column/column.ts";
import { planShape } from "#domain/plan/plan.ts";
import { planUserShape } from "#domain/plan/plan-user.ts";
import { idOf } from "#domain/reference.ts";
import { oneLine } from "#domain/one-line.ts";
import { flagShape, idShape, textShape, timeShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";
import { pageShape, timerangeReplyShape, timerangeShape } from "../paging.ts";

const planWithCountsShape = z.extend(planShape, {
  /** Leads the plan: 1 = the caller does. */
  owner: z.int(),
  ownerUserId: z.int(),
  userIdList: z.array(idShape),
  /** Who is in it (seed 000 §3), those who came first before the others. */
  planUser: z.array(z.object({ userId: idShape, owner: flagShape })),
  /** Epoch ms of when the caller pinned it, 0 = they have not. */
  topTime: timeShape,
  /** 1 = among the favourites of the caller. */
  favourite: flagShape,
  taskNum: z.int(),
  taskComplete: z.int(),
  /** 0 to 100. */
  taskPercent: z.int(),
  taskMyNum: z.int(),
  taskMyComplete: z.int(),
  taskMyPercent: z.int(),
});

/** What the members of a plan own of its tasks, those who own most first. */
const taskUserNumShape = z.array(
  z.object({ userId: idShape, taskNum: z.int(), taskComplete: z.int() }),
);

/** As planWithCountsShape, less what the caller did not want, with what they wanted besides. */
const listedPlanShape = z.extend(planWithCountsShape, {
  userIdList: z.optional(planWithCountsShape.shape.userIdList),
  planUser: z.optional(planWithCountsShape.shape.planUser),
  planColumn: z.optional(z.array(columnShape)),
  taskNum: z.optional(z.int()),
  taskComplete: z.optional(z.int()),
  taskPercent: z.optional(z.int()),
  taskMyNum: z.optional(z.int()),
  taskMyComplete: z.optional(z.int()),
  taskMyPercent: z.optional(z.int()),
  taskUserNum: z.optional(taskUserNumShape),
});

/** Whether a part of a reply is wanted. */
const wantedShape = z.optional(z.enum(["yes", "no"]));

/** The caller's plans (seed 000 §7) in their order: those that they have pinned come first. */
export const listPlans = defineCall({
  name: "plan.list",
  method: "POST",
  path: "/api/plan/list",
  access: "member",
  body: z.object({
    ...pageShape,
    archived: z.optional(z.enum(["yes", "no", "all"])),
    /** Plans of several people, the private one, or both, which is usual. */
    type: z.optional(z.enum(["all", "team", "personal"])),
    /** A part of the name. */
    keys: z.optional(z.object({ name: z.optional(textShape(0, PLAN_NAME_MAX, oneLine)) })),
    /** Who is in it; yes where left out. */
    getUserId: wantedShape,
    /** Its columns in their order; no where left out. */
    getColumn: wantedShape,
    /** Its tasks in numbers: as a whole and mine where left out, person by person too with yes. */
    getStatistics: wantedShape,
    ...timerangeShape,
  }),
  reply: z.object({
    records: z.array(listedPlanShape),
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
