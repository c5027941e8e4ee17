import type { AuditKind, AuditNote } from "#domain/audit/audit.ts";
import type { Id } from "#domain/id.ts";
import type { Db } from "../sql/db.ts";

/** A line on its way into the audit log; the address is kept of those who sign in only. */
export interface AuditEntry extends AuditNote {
  /** Who did it, 0 = nobody who is known. */
  readonly userId: Id;
  /** Epoch ms on the server's clock. */
  readonly at: number;
  readonly address?: string;
  readonly device?: string;
  /** The device or access token with which they did it, of which the name is kept. */
  readonly deviceId?: number | undefined;
}

/** A line as it is stored. */
export type AuditLine = Required<Omit<AuditEntry, "deviceId">> & { readonly id: number };

/** Writes lines; in the transaction of what they tell of, so that neither is there without the other. */
export async function addAudit(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  const records = entries.map(
    ({ userId, targetId, address = "", device = "", deviceId, ...rest }) => ({
      ...rest,
      user_id: userId,
      target_id: targetId,
      address,
      device,
      device_id: deviceId ?? null,
    }),
  );
  await db.run(
    `insert into audit (at, kind, user_id, target_id, detail, address, device)
     select at, kind, user_id, target_id, detail, address,
            coalesce((select d.name from devices d where d.id = line.device_id),
                     (select t.name from api_tokens t where t.device_id = line.device_id limit 1),
                     device)
     from jsonb_to_recordset($1) as line (
       at bigint, kind text, user_id bigint, target_id bigint, detail jsonb,
       address text, device text, device_id bigint)`,
    [JSON.stringify(records)],
  );
}

/**
 * Writes a line, unless so many of its kind by the same person came within the span (ms) before it:
 * whoever guesses must not drown what else there is to read.
 */
export async function addAuditSparingly(
  db: Db,
  entry: AuditEntry,
  { most, span }: { readonly most: number; readonly span: number },
): Promise<void> {
  const [before] = await db.build
    .selectFrom("audit")
    .select("at")
    .where("userId", "=", entry.userId)
    .where("kind", "=", entry.kind)
    .orderBy("id", "desc")
    .offset(most - 1)
    .limit(1)
    .execute();
  if (before === undefined || before.at <= entry.at - span) await addAudit(db, [entry]);
}

/** Which lines are wanted. */
export interface AuditFilter {
  /** Who did it, or to whom it was done. */
  readonly userId?: Id | undefined;
  readonly kind?: AuditKind | undefined;
  /** Only what was done with this request. */
  readonly approvalId?: Id | undefined;
  /** Not before, epoch ms. */
  readonly from?: number | undefined;
  /** Not at or after, epoch ms. */
  readonly to?: number | undefined;
  /** Only lines older than the one with this id. */
  readonly before?: number | undefined;
}

/** Kinds of which the target is a person; ids of other things must not be taken for theirs. */
const ABOUT_PEOPLE: readonly AuditKind[] = [
  "role",
  "disable",
  "restore",
  "inviteAccept",
  "passwordChange",
  "emailChange",
  "accountRemove",
  "twoFactor",
  "report",
  "bot",
  "botRemove",
  "tokenAdd",
  "tokenRemove",
];

/** Lines that fit, the newest first. */
export async function listAudit(db: Db, filter: AuditFilter, limit: number): Promise<AuditLine[]> {
  const { userId, kind, approvalId, from, to, before } = filter;
  let query = db.build.selectFrom("audit").selectAll();
  if (userId) {
    query = query.where(({ eb, and, or }) =>
      or([
        eb("userId", "=", userId),
        and([eb("targetId", "=", userId), eb("kind", "in", ABOUT_PEOPLE)]),
      ]),
    );
  }
  if (kind) query = query.where("kind", "=", kind);
  if (approvalId !== undefined)
    query = query.where("kind", "=", "approval").where("targetId", "=", approvalId);
  if (from !== undefined) query = query.where("at", ">=", from);
  if (to !== undefined) query = query.where("at", "<", to);
  if (before !== undefined) query = query.where("id", "<", before);
  return query.orderBy("id", "desc").limit(limit).execute();
}

/** Removes lines from before a time, at most `count` of them; how many went. */
export async function removeAuditBefore(db: Db, before: number, count: number): Promise<number> {
  const rows = await db.run(
    `delete from audit where ctid = any(array(
       select ctid from audit where at < $1 limit $2
     )) returning id`,
    [before, count],
  );
  return rows.length;
}
