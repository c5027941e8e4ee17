import type { Approval } from "#domain/approval/approval.ts";
import type { Id } from "#domain/id.ts";
import { mayReadSql } from "../may-read.ts";
import { tableOf } from "../registry.ts";
import type { Db } from "../sql/db.ts";
import { offsetOf, type Page } from "./list-page.ts";

/** What a request is to somebody: it waits for them, they have decided it, either of them, or they got to know of it. */
export type ApprovalRole = "waiting" | "handled" | "all" | "copied";

const READABLE = mayReadSql("$1::bigint", "r.scope");
/** The indexes of these fields lead to a person's requests; who stands in them is worked out by the rules (`approval/concerns.ts`). */
const STANDS: Readonly<Record<ApprovalRole, string>> = {
  waiting: "r.asked_ids @> to_jsonb($1::bigint)",
  handled: "r.settled_ids @> to_jsonb($1::bigint)",
  all: "(r.asked_ids @> to_jsonb($1::bigint) or r.settled_ids @> to_jsonb($1::bigint))",
  copied: "r.copies @> jsonb_build_array(jsonb_build_object('userId', $1::bigint))",
};

/** Which requests of somebody are looked for. */
export interface ApprovalsWanted {
  readonly userId: Id;
  readonly role: ApprovalRole;
  /** Within their title; "" = any. */
  readonly keyword: string;
  /** 0 = of any form. */
  readonly formId: Id;
  /** Undefined = whatever became of them. */
  readonly status: number | undefined;
}

function wanted(role: ApprovalRole): string {
  return `from approvals r where ${STANDS[role]} and ${READABLE}
    and ($2::text = '' or position(lower($2) in lower(r.title)) > 0)
    and ($3::bigint = 0 or r.form_id = $3) and ($4::int is null or r.status = $4)`;
}

/** One request, where somebody may read it. */
export async function findApproval(db: Db, userId: Id, id: Id): Promise<Approval | undefined> {
  const [row] = await db.run<object>(
    `select r.* from approvals r where ${READABLE} and r.id = $2`,
    [userId, id],
  );
  return row && tableOf("approval").decode(row);
}

/** The statement that finds a page of requests, the newest first, and its first values. */
export function approvalsStatement({ userId, role, keyword, formId, status }: ApprovalsWanted) {
  return {
    sql: `select r.* ${wanted(role)} order by r.create_time desc, r.id desc limit $5 offset $6`,
    values: [userId, keyword.trim(), formId, status ?? null],
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
