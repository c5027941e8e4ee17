import type { Approval } from "#domain/approval/approval.ts";
import type { Id } from "#domain/id.ts";
import { mayReadSql } from "../may-read.ts";
import { tableOf } from "../registry.ts";
import type { Db } from "../sql/db.ts";
import { offsetOf, type Page } from "./list-page.ts";

/** What a request is to somebody: it waits for them, they have decided it, either of them, or they got to know of it. */
export type ApprovalRole = "waiting" | "handled" | "all" | "copied";

const READABLE = mayReadSql("$1::bigint", "r.scope");
const IS_ASKED = "r.asked_ids @> to_jsonb($1::bigint)";
const HAS_DECIDED = `jsonb_path_exists(r.runs,
  '$[*].tasks[*] ? (@.userId == $id && (@.status == 1 || @.status == 2 || @.status == 6 || @.status == 7))',
  jsonb_build_object('id', $1::bigint))`;
const IS_COPIED = `jsonb_path_exists(r.copies, '$[*] ? (@.userId == $id)', jsonb_build_object('id', $1::bigint))`;

const WANTED = `${READABLE} and ($3::text = '' or position(lower($3) in lower(r.title)) > 0)
  and case $2::text
    when 'waiting' then ${IS_ASKED}
    when 'handled' then ${HAS_DECIDED}
    when 'copied' then ${IS_COPIED}
    else ${IS_ASKED} or ${HAS_DECIDED} end`;

/** One request, where somebody may read it. */
export async function findApproval(db: Db, userId: Id, id: Id): Promise<Approval | undefined> {
  const [row] = await db.run<object>(
    `select r.* from approvals r where ${READABLE} and r.id = $2`,
    [userId, id],
  );
  return row && tableOf("approval").decode(row);
}

/** A page of requests, the newest first, with how many there are. */
export async function pageOfApprovals(
  db: Db,
  { userId, role, keyword }: { userId: Id; role: ApprovalRole; keyword: string },
  page: Page,
): Promise<{ list: Approval[]; total: number }> {
  const values = [userId, role, keyword.trim()];
  const [counted] = await db.run<{ total: number }>(
    `select count(*)::int as total from approvals r where ${WANTED}`,
    values,
  );
  const rows = await db.run<object>(
    `select r.* from approvals r where ${WANTED} order by r.create_time desc, r.id desc
      limit $4 offset $5`,
    [...values, page.size, offsetOf(page)],
  );
  return {
    list: rows.map((row) => tableOf("approval").decode(row)),
    total: counted?.total ?? 0,
  };
}
