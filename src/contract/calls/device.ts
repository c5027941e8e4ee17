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
