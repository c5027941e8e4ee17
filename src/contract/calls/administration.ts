import * as z from "zod/mini";
import { AUDIT_KINDS } from "#domain/audit/audit.ts";
import { AUDIT_PAGE } from "#domain/limits.ts";
import { idOf } from "#domain/reference.ts";
import { givenTimeShape, idShape, timeShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";

/** Which lines of the audit log are wanted. */
const auditFilterShape = {
  /** Who did it, or to whom it was done. */
  userId: z.optional(idOf("user")),
  kind: z.optional(z.enum(AUDIT_KINDS)),
  /** Only what was done with this request. */
  approvalId: z.optional(idOf("approval")),
  /** Not before, epoch ms. */
  from: z.optional(givenTimeShape),
  /** Not at or after, epoch ms. */
  to: z.optional(givenTimeShape),
};

const auditLineShape = z.object({
  id: idShape,
  /** Epoch ms on the server's clock. */
  at: timeShape,
  kind: z.enum(AUDIT_KINDS),
  /** Who did it, 0 = nobody who is known. */
  userId: z.int(),
  /** The person or thing it was done to, 0 = none. */
  targetId: z.int(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(idShape)])),
  /** Network address, with signing in only; "" = not kept. */
  address: z.string(),
  /** Browser or access token, with what was done from one; "" = not kept. */
  device: z.string(),
});

/** Who did what, the newest first. */
export const listAudit = defineCall({
  name: "audit.list",
  method: "POST",
  path: "/api/system/audit/list",
  access: "admin",
  body: z.object({
    ...auditFilterShape,
    /** Only lines older than the one with this id: the last of the page before. */
    before: z.optional(idShape),
    size: z.optional(z.int().check(z.positive(), z.maximum(AUDIT_PAGE))),
  }),
  reply: z.object({ records: z.array(auditLineShape), more: z.boolean() }),
});

/** The lines as comma-separated values; that somebody took them is a line of its own. */
export const exportAudit = defineCall({
  name: "audit.export",
  method: "POST",
  path: "/api/system/audit/export",
  access: "admin",
  perMinute: 10,
  body: z.object(auditFilterShape),
  reply: z.object({
    csv: z.string(),
    /** Lines that did not fit are missing: the oldest ones. */
    truncated: z.boolean(),
  }),
});
