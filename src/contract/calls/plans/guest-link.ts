import * as z from "zod/mini";
import { guestBoardShape, guestTaskShape } from "#domain/guest-link/guest-board.ts";
import {
  GUEST_KEY_LENGTH,
  GUEST_LINK_NAME_MAX,
  GUEST_LINKS_MAX,
} from "#domain/guest-link/guest-link-limits.ts";
import { PASSWORD_MAX } from "#domain/limits.ts";
import { nameShape } from "#domain/name.ts";
import { idOf } from "#domain/reference.ts";
import { givenTimeShape, idShape, timeShape } from "#domain/shape.ts";
import { defineCall } from "../../call.ts";
import { passwordShape } from "../system.ts";

const codeShape = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,100}$/));
/** Says that somebody came by a link. */
const ticketShape = z.string().check(z.minLength(1), z.maxLength(1_000));

/** A link by which people without an account look at a plan, as those see it who may make one. */
const guestLinkShape = z.object({
  id: idShape,
  planId: idOf("plan"),
  /** Whom it is for. */
  name: z.string(),
  /** Who made it. */
  userId: idOf("user"),
  createTime: timeShape,
  /** Until when it works, epoch ms. */
  expireTime: timeShape,
  hasPassword: z.boolean(),
  /** Whether guests see what tasks say in the fields of the plan, and tasks that are archived. */
  withFields: z.boolean(),
  withArchived: z.boolean(),
  /** Visits that there were, and when the last one began, epoch ms. */
  visits: z.int(),
  lastTime: timeShape,
  /** Whether it lets anybody in at the moment. */
  works: z.boolean(),
});

/** The links for guests of a plan, the newest first, to whoever may make one. */
export const listGuestLinks = defineCall({
  name: "guestLink.list",
  method: "POST",
  path: "/api/plan/guest/list",
  access: "member",
  body: z.object({ planId: idOf("plan") }),
  reply: z.array(guestLinkShape).check(z.maxLength(GUEST_LINKS_MAX)),
});

/** A new link for guests of a plan: whoever has it sees the plan and changes nothing. */
export const addGuestLink = defineCall({
  name: "guestLink.add",
  method: "POST",
  path: "/api/plan/guest/add",
  access: "member",
  perMinute: 30,
  body: z.object({
    planId: idOf("plan"),
    name: nameShape(1, GUEST_LINK_NAME_MAX),
    /** Asked of whoever comes by it; none where left out. */
    password: z.optional(passwordShape),
    /** A year from now at most. */
    expireTime: givenTimeShape,
    /** Left out = no. */
    withFields: z.optional(z.boolean()),
    withArchived: z.optional(z.boolean()),
  }),
  reply: z.object({
    link: guestLinkShape,
    /** Follows the address; told this once. */
    code: z.string(),
  }),
});

/** The link works no longer, also for who is looking. */
export const removeGuestLink = defineCall({
  name: "guestLink.remove",
  method: "POST",
  path: "/api/plan/guest/delete",
  access: "member",
  body: z.object({ id: idShape }),
  reply: z.object({ id: idShape }),
});

/**
 * Somebody comes by a link. The answer is the same to a link that never was, was taken back, is too old or sleeps; only
 * where one works and has a password is this asked for.
 */
export const openGuestLink = defineCall({
  name: "guestLink.open",
  method: "POST",
  path: "/api/plan/guest/open",
  access: "open",
  perMinute: 60,
  body: z.object({
    code: codeShape,
    password: z.optional(z.string().check(z.maxLength(PASSWORD_MAX))),
    /** Of a visit before: no password is asked for again. */
    ticket: z.optional(ticketShape),
  }),
  reply: z.object({
    /** For what is asked during the visit. */
    ticket: z.string(),
    /** Whose plan it is. */
    company: z.string(),
    /** Until when the link works, epoch ms. */
    expireTime: timeShape,
  }),
});

/** The plan as guests see it. Whoever says which one they have seen gets it again only where it has changed. */
export const lookAsGuest = defineCall({
  name: "guestLink.look",
  method: "POST",
  path: "/api/plan/guest/look",
  access: "open",
  perMinute: 120,
  body: z.object({
    ticket: ticketShape,
    /** The mark of what was seen; left out where nothing was. */
    seen: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: z.object({
    mark: z.string(),
    /** As of when, epoch ms of the server. */
    at: timeShape,
    /** null = as it was seen. */
    board: z.nullable(guestBoardShape),
  }),
});

/** One task of the plan, as far as its card does not say it. */
export const taskAsGuest = defineCall({
  name: "guestLink.task",
  method: "POST",
  path: "/api/plan/guest/task",
  access: "open",
  perMinute: 120,
  body: z.object({
    ticket: ticketShape,
    key: z.string().check(z.minLength(GUEST_KEY_LENGTH), z.maxLength(GUEST_KEY_LENGTH)),
  }),
  reply: guestTaskShape,
});
