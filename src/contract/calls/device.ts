import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { sessionShape } from "../session.ts";

/**
 * One more browser of the caller's: a session and a range of ids of its own. So a
 * token that was handed over in an address is never kept by two browsers.
 */
export const addDevice = defineCall({
  name: "device.add",
  method: "POST",
  path: "/api/users/device/add",
  access: "member",
  perMinute: 10,
  body: z.object({}),
  reply: sessionShape,
});

/**
 * Whether the token of the caller still speaks for somebody: asked before a browser shows what it has.
 * It tells nothing that an answer to any other call would not.
 */
export const askSession = defineCall({
  name: "device.session",
  method: "GET",
  path: "/api/users/session",
  access: "open",
  perMinute: 120,
  body: z.object({}),
  reply: z.object({
    holds: z.boolean(),
    /** Whether the device was reported as lost: nothing may stay on it. */
    lost: z.boolean(),
  }),
});

/**
 * Whether a socket of this browser is open here: asked when it wakes, for one that died in its sleep looks alive
 * (seed 000 §7). Whoever has no session has no socket.
 */
export const getSocketStatus = defineCall({
  name: "device.socketStatus",
  method: "GET",
  path: "/api/users/socket/status",
  access: "open",
  perMinute: 120,
  body: z.object({}),
  reply: z.object({ online: z.boolean() }),
});
