import * as z from "zod/mini";
import { KEPT_DAYS } from "#domain/company/kept-days.ts";
import { defineCall } from "../../call.ts";

/** How many messages would go at once if the company kept them so long, and how many of them bring a file. */
export const countExpired = defineCall({
  name: "setting.countExpired",
  method: "POST",
  path: "/api/system/setting/countexpired",
  access: "admin",
  perMinute: 20,
  body: z.object({
    messageDays: z.literal(KEPT_DAYS),
    fileDays: z.literal(KEPT_DAYS),
    keepPinned: z.boolean(),
    keepTaskChats: z.boolean(),
  }),
  reply: z.object({ messages: z.int(), files: z.int() }),
});
