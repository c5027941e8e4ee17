import * as z from "zod/mini";
import { idOf } from "#domain/reference.ts";
import { invitedRoles } from "#domain/plan/invite-to-plan.ts";
import { givenTimeShape, timeShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";

const codeShape = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,100}$/));

const roleShape = z.enum(invitedRoles);

/** The link by which colleagues join a plan, as the one who leads it sees it. */
const planLinkShape = z.object({
  planId: idOf("plan"),
  /** Whether it lets anybody in at the moment. */
  works: z.boolean(),
  /** Until when it works or has worked, epoch ms; 0 = for ever, or there is none. */
  expireTime: timeShape,
  /** What people become by it. */
  role: roleShape,
  /** How many have joined by it. */
  joined: z.int(),
  /** Follows the address; only told when the link is made, empty otherwise. */
  code: z.string(),
});

/** Whether the plan has a link that works; with `refresh` a new one, and the one before ends. */
export const getPlanLink = defineCall({
  name: "plan.link",
  method: "POST",
  path: "/api/plan/invite/link",
  access: "member",
  perMinute: 60,
  body: z.object({
    planId: idOf("plan"),
    refresh: z.optional(z.boolean()),
    /** Until when the new one works, 0 = for ever; seven days where left out. */
    expireTime: z.optional(givenTimeShape),
    /** What people become by the new one, members where left out. */
    role: z.optional(roleShape),
  }),
  reply: planLinkShape,
});

/** The link works no longer; saying so twice is no error. */
export const removePlanLink = defineCall({
  name: "plan.removeLink",
  method: "POST",
  path: "/api/plan/invite/delete",
  access: "member",
  body: z.object({ planId: idOf("plan") }),
  reply: z.object({ planId: idOf("plan") }),
});

/** To which plan a link leads, while it works. */
export const getPlanInvite = defineCall({
  name: "plan.inviteInfo",
  method: "POST",
  path: "/api/plan/invite/info",
  access: "member",
  perMinute: 30,
  body: z.object({ code: codeShape }),
  reply: z.object({
    planId: idOf("plan"),
    name: z.string(),
    /** Name of who made the link. */
    inviter: z.string(),
    /** What the caller becomes by it. */
    role: roleShape,
    /** Whether the caller is a member already. */
    already: z.boolean(),
  }),
});

/** The caller becomes a member of the plan; who is one already stays. */
export const joinPlan = defineCall({
  name: "plan.join",
  method: "POST",
  path: "/api/plan/invite/join",
  access: "member",
  perMinute: 30,
  body: z.object({ code: codeShape }),
  reply: z.object({ planId: idOf("plan") }),
});
