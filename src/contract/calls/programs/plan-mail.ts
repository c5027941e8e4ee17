import * as z from "zod/mini";
import { MAIL_REFUSALS, MAIL_WRITERS } from "#domain/plan/mail/mail-limits.ts";
import { idOf } from "#domain/reference.ts";
import { countShape, idShape, timeShape } from "#domain/shape.ts";
import { defineCall } from "../../call.ts";

const mailAddressShape = z.object({
  /** The column into which tasks go; where it is gone, the plan's first. */
  columnId: z.int(),
  /** Who may write: members of the plan by the addresses of their accounts, or everybody. */
  writers: z.enum(MAIL_WRITERS),
  /** Who made it. */
  userId: idOf("user"),
  createTime: timeShape,
});

const mailShape = z.object({
  id: idShape,
  /** When it was looked at, epoch ms. */
  at: timeShape,
  /** The address that it says to come from, "" = none that can be read. */
  sender: z.string(),
  subject: z.string(),
  /** Why it became no task, "" = it did. */
  reason: z.enum(["", ...MAIL_REFUSALS]),
  /** The task that it became, 0 = none. */
  taskId: z.int(),
  /** Attachments that became no file. */
  leftOut: countShape,
});

/** By which address e-mails become tasks of a plan, and what came there, the newest first; for whoever may look after it. */
export const readPlanMail = defineCall({
  name: "planMail.read",
  method: "POST",
  path: "/api/plan/mail/read",
  access: "member",
  body: z.object({ planId: idOf("plan") }),
  reply: z.object({
    /** Whether the operator has set up a mailbox. */
    isOn: z.boolean(),
    /** Whether its mail server says if senders are who they say. */
    verifies: z.boolean(),
    /** null = the plan has no address. */
    address: z.nullable(mailAddressShape),
    mails: z.array(mailShape),
  }),
});

/** Makes an address for a plan; the one before leads nowhere from then on. */
export const makePlanMail = defineCall({
  name: "planMail.make",
  method: "POST",
  path: "/api/plan/mail/make",
  access: "member",
  perMinute: 30,
  body: z.object({
    planId: idOf("plan"),
    columnId: idOf("column"),
    writers: z.enum(MAIL_WRITERS),
  }),
  reply: z.object({
    /** The address. It is shown only now: what is kept is a hash of the code in it. */
    mail: z.string(),
    row: mailAddressShape,
  }),
});

/** Changes where tasks go and who may write; the address stays. */
export const changePlanMail = defineCall({
  name: "planMail.change",
  method: "POST",
  path: "/api/plan/mail/change",
  access: "member",
  perMinute: 60,
  body: z.object({
    planId: idOf("plan"),
    columnId: idOf("column"),
    writers: z.enum(MAIL_WRITERS),
  }),
  reply: mailAddressShape,
});

/** The address leads nowhere any more. */
export const removePlanMail = defineCall({
  name: "planMail.remove",
  method: "POST",
  path: "/api/plan/mail/delete",
  access: "member",
  perMinute: 60,
  body: z.object({ planId: idOf("plan") }),
  reply: z.object({ planId: idShape }),
});
