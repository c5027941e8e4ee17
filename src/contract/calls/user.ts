import * as z from "zod/mini";
import { idOf } from "#domain/reference.ts";
import { deviceShape } from "#domain/user/device.ts";
import { DEVICE_NUMBER_MAX } from "#domain/id.ts";
import {
  FORMER_DEVICES_MAX,
  INVITE_USES_MAX,
  USER_BASIC_MAX,
  USER_SEARCH_TAKE,
} from "#domain/limits.ts";
import { countShape, idShape, timeShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";
import { deviceProofShape, sessionShape } from "../session.ts";
import { clientIdShape, emailShape, nicknameShape, passwordShape } from "./system.ts";

/** Says neither which of the two was wrong nor whether the account exists. */
export const login = defineCall({
  name: "user.login",
  method: "POST",
  path: "/api/users/login",
  access: "open",
  perMinute: 60,
  body: z.object({
    email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
    password: z.string().check(z.maxLength(1000)),
    clientId: clientIdShape,
    /**
     * Who has been signed in on this browser, and the range in which it minted ids for
     * them: it goes back to the same person where a restored server no longer knows whose
     * it was. Without the proof that came with the range it counts for nothing.
     */
    former: z.optional(
      z
        .array(
          z.object({
            userId: idOf("user"),
            deviceNumber: idOf("device").check(z.maximum(DEVICE_NUMBER_MAX)),
            proof: z.optional(deviceProofShape),
          }),
        )
        .check(z.maxLength(FORMER_DEVICES_MAX)),
    ),
  }),
  reply: sessionShape,
});

export const logout = defineCall({
  name: "user.logout",
  method: "POST",
  path: "/api/users/logout",
  access: "member",
  body: z.object({}),
  reply: z.object({}),
});

const userInfoShape = z.object({
  id: idShape,
  userId: idOf("user"),
  name: z.string(),
  nickname: z.string(),
  isAdmin: z.boolean(),
  identity: z.array(z.string()),
  email: z.string(),
  tel: z.string(),
});

/** The caller (seed 000 §3 User (info)). */
export const getUserInfo = defineCall({
  name: "user.info",
  method: "POST",
  path: "/api/users/info",
  access: "member",
  body: z.object({}),
  reply: userInfoShape,
});

/** People by id, at most 30 (seed 000 §7). */
export const listUserBasics = defineCall({
  name: "user.basic",
  method: "POST",
  path: "/api/users/basic",
  access: "member",
  body: z.object({
    userId: z.array(idOf("user")).check(z.minLength(1), z.maxLength(USER_BASIC_MAX)),
  }),
  reply: z.array(
    z.object({
      userId: idOf("user"),
      nickname: z.string(),
      userimg: z.string(),
      online: z.boolean(),
      /** When they were last there, 0 = not known, or they or the caller do not tell. */
      lineTime: timeShape,
      bot: z.boolean(),
      disableTime: timeShape,
      deleteTime: timeShape,
    }),
  ),
});

/** 0 = left out, 1 = alone, 2 = among the others. */
const amongShape = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** People whose name contains the key (seed 000 §7). */
export const searchUsers = defineCall({
  name: "user.search",
  method: "POST",
  path: "/api/users/search",
  access: "member",
  perMinute: 120,
  body: z.object({
    key: z.optional(z.string().check(z.maxLength(100))),
    /** Only members of this plan. */
    planId: z.optional(idOf("plan")),
    /** Only people who are not members of this plan. */
    noPlanId: z.optional(idOf("plan")),
    /** Only people of this dialog. */
    dialogId: z.optional(idOf("dialog")),
    /** Bots: left out unless said, found alone, or among the others. */
    bot: z.optional(amongShape),
    /** People who are disabled: left out unless said, found alone, or among the others. */
    disable: z.optional(amongShape),
    take: z.optional(z.int().check(z.positive(), z.maximum(USER_SEARCH_TAKE))),
  }),
  reply: z.array(z.object({ userId: idOf("user"), name: z.string(), type: z.literal("user") })),
});

/** Browsers on which the caller is signed in. */
export const listDevices = defineCall({
  name: "device.list",
  method: "POST",
  path: "/api/users/device/list",
  access: "member",
  body: z.object({}),
  reply: z.array(deviceShape),
});

/** One more range of ids for a browser that no longer knows how far it has used its own. */
export const claimDeviceNumber = defineCall({
  name: "device.number",
  method: "POST",
  path: "/api/users/device/number",
  access: "member",
  perMinute: 10,
  body: z.object({}),
  reply: z.object({
    deviceNumber: idOf("device"),
    deviceProof: z.optional(deviceProofShape),
    /** As in the session. */
    unsentKey: z.optional(z.string()),
  }),
});

const inviteShape = z.object({
  id: idShape,
  /** Plan the newcomer joins at once, 0 = none. */
  planId: z.int(),
  /** Who is expected, as a note to the administrators. */
  note: z.string(),
  userId: idOf("user"),
  createTime: timeShape,
  expireTime: timeShape,
  /** Who used it last, 0 = nobody yet. */
  usedBy: z.int(),
  /** How many people it lets in, and has let in. */
  maxUses: z.optional(countShape),
  uses: z.optional(countShape),
});

/** A link by which new people can join, one where nothing else is said; the code is shown only now. */
export const addInvite = defineCall({
  name: "invite.add",
  method: "POST",
  path: "/api/users/invite/add",
  access: "admin",
  perMinute: 60,
  body: z.object({
    planId: z.optional(idOf("plan")),
    note: z.optional(z.string().check(z.maxLength(100))),
    maxUses: z.optional(z.int().check(z.positive(), z.maximum(INVITE_USES_MAX))),
  }),
  reply: z.object({ invite: inviteShape, code: z.string() }),
});

export const listInvites = defineCall({
  name: "invite.list",
  method: "POST",
  path: "/api/users/invite/list",
  access: "admin",
  body: z.object({}),
  reply: z.array(inviteShape),
});

export const removeInvite = defineCall({
  name: "invite.remove",
  method: "POST",
  path: "/api/users/invite/delete",
  access: "admin",
  body: z.object({ id: idShape }),
  reply: z.object({ id: idShape }),
});

const inviteCodeShape = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,100}$/));

/** Whether a link still works, and for which company. */
export const getInvite = defineCall({
  name: "invite.info",
  method: "POST",
  path: "/api/users/invite/info",
  access: "open",
  perMinute: 30,
  body: z.object({ code: inviteCodeShape }),
  reply: z.object({
    company: z.string(),
    inviter: z.string(),
    inviterId: z.optional(idShape),
    /** The plan that the newcomer joins at once, with its name; left out where there is none. */
    plan: z.optional(z.object({ id: idShape, name: z.string() })),
  }),
});

/** The invited person sets name and password; of the link one use is gone. */
export const acceptInvite = defineCall({
  name: "invite.accept",
  method: "POST",
  path: "/api/users/invite/accept",
  access: "open",
  perMinute: 10,
  body: z.object({
    code: inviteCodeShape,
    name: nicknameShape,
    email: emailShape,
    password: passwordShape,
    clientId: clientIdShape,
  }),
  reply: sessionShape,
});
