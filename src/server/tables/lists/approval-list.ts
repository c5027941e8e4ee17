import type { Approval } from "#domain/approval/approval.ts";
import type { ApprovalFlow } from "#domain/approval/definition/approval-flow.ts";
import type { Id } from "#domain/id.ts";
import { mayReadSql } from "../may-read.ts";
import { tableOf } from "../registry.ts";
import type { Db } from "../sql/db.ts";
import { offsetOf, type Page } from "./list-page.ts";

/** What a request is to somebody: it waits for them, they have decided it, either of them, they got to know of it, or it is theirs. */
export type ApprovalRole = "waiting" | "handled" | "all" | "copied" | "mine";

const READABLE = mayReadSql("$1::bigint", "r.scope");
/** The indexes of these fields lead to a person's requests; who stands in them is worked out by the rules (`approval/concerns.ts`). */
const STANDS: Readonly<Record<ApprovalRole, string>> = {
  waiting: "r.asked_ids @> to_jsonb($1::bigint)",
  handled: "r.settled_ids @> to_jsonb($1::bigint)",
  all: "(r.asked_ids @> to_jsonb($1::bigint) or r.settled_ids @> to_jsonb($1::bigint))",
  mine: "r.create_user_id = $1::bigint",
  copied: "r.copies @> jsonb_build_array(jsonb_build_object('userId', $1::bigint))",
};

/** Which requests of somebody are looked for. */
export interface ApprovalsWanted {
  readonly userId: Id;
  readonly role: ApprovalRole;
  /** Within their title; "" = any. */
  readonly keyword: string;
  /** Undefined = of any form. */
  readonly formIds?: readonly Id[] | undefined;
  /** Undefined = whatever became of them. */
  readonly status: number | undefined;
  /** Epoch ms from which on and until which they were asked for; whenever where left out. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

function wanted(role: ApprovalRole): string {
  return `from approvals r where ${STANDS[role]} and ${READABLE}
    and ($2::text = '' or position(lower($2) in lower(r.title)) > 0)
    and ($3::bigint[] is null or r.form_id = any($3)) and ($4::int is null or r.status = $4)
    and ($5::bigint is null or r.create_time >= $5) and ($6::bigint is null or r.create_time <= $6)`;
}

/** One request, where somebody may read it. */
export async function findApproval(db: Db, userId: Id, id: Id): Promise<Approval | undefined> {
  const [row] = await db.run<object>(
    `select r.* from approvals r where ${READABLE} and r.id = $2`,
    [userId, id],
  );
  return row && tableOf("approval").decode(row);
}

/** The request that a record stands for, where somebody may read it. */
export async function findApprovalOf(
  db: Db,
  userId: Id,
  recordId: Id,
): Promise<Approval | undefined> {
  const [row] = await db.run<object>(
    `select r.* from approvals r where ${READABLE} and r.record_id = $2`,
    [userId, recordId],
  );
  return row && tableOf("approval").decode(row);
}

/** The statement that finds a page of requests, the newest first, and its first values. */
export function approvalsStatement(asked: ApprovalsWanted) {
  const { userId, role, keyword, formIds, status, from, until } = asked;
  return {
    sql: `select r.* ${wanted(role)} order by r.create_time desc, r.id desc limit $7 offset $8`,
    values: [userId, keyword.trim(), formIds ?? null, status ?? null, from ?? null, until ?? null],
  };
}

/** A page of requests, the newest first, with how many there are. */
export async function pageOfApprovals(
  db: Db,
  asked: ApprovalsWanted,
  page: Page,
): Promise<{ list: Approval[]; total: number }> {
  const { sql, values } = approvalsStatement(asked);
  const [counted] = await db.run<{ total: number }>(
    `select count(*)::int as total ${wanted(asked.role)}`,
    values,
  );
  const rows = await db.run<object>(sql, [...values, page.size, offsetOf(page)]);
  return {
    list: rows.map((row) => tableOf("approval").decode(row)),
    total: counted?.total ?? 0,
  };
}

/** All versions of all flows, the newest first. */
export async function allApprovalFlows(db: Db): Promise<ApprovalFlow[]> {
  const rows = await db.run<object>(
    "select * from approval_flows order by create_time desc, id desc",
  );
  return rows.map((row) => tableOf("approvalFlow").decode(row));
}
