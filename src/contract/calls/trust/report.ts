import * as z from "zod/mini";
import { messageReportShape } from "#domain/message/report/message-report.ts";
import { defineCall } from "../../call.ts";

/** Messages that people have reported, the newest first; nothing else of their chats. */
export const listReports = defineCall({
  name: "report.list",
  method: "POST",
  path: "/api/system/report/list",
  access: "admin",
  body: z.object({
    /** "open" = nobody has decided about them yet. */
    state: z.enum(["open", "decided"]),
  }),
  reply: z.object({ records: z.array(messageReportShape), more: z.boolean() }),
});

/** An administrator has looked at a report: the message stays, or goes for everybody, with all reports of it. */
export const decideReport = defineCall({
  name: "report.decide",
  method: "POST",
  path: "/api/system/report/decide",
  access: "admin",
  body: z.object({
    id: z.string().check(z.maxLength(50)),
    action: z.enum(["dismiss", "remove"]),
  }),
  reply: messageReportShape,
});
