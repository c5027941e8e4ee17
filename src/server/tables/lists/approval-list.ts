import type { Approval } from "#domain/approval/approval.ts";
import type { ApprovalFlow } from "#domain/approval/definition/approval-flow.ts";
import { saysWords } from "#domain/approval/says-words.ts";
import type { Id } from "#domain/id.ts";
import { spend } from "../../processor/bill.ts";
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
  /** In their title, the form's name or that of who asked; "" = any. */
  readonly keyword: string;
  /** Undefined = of any form. */
  readonly formIds?: readonly Id[] | undefined;
  /** Undefined = whatever became of them. */
  readonly status: number | undefined;
  /** Undefined = by anybody. */
  readonly initiatorId?: Id | undefined;
  /** Epoch ms from which on and until which they were asked for; whenever where left out. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

function wanted(role: ApprovalRole): string {
  return `from approvals r where ${STANDS[role]} and ${READABLE}
    and ($2::bigint is null or r.create_user_id = $2)
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

const NEWEST_FIRST = "order by r.create_time desc, r.id desc";

/** The statement that finds a page of requests whatever they are called, the newest first, and its first values. */
export function approvalsStatement(asked: Omit<ApprovalsWanted, "keyword">) {
  const { userId, role, initiatorId, formIds, status, from, until } = asked;
  const wishes = [initiatorId, formIds, status, from, until].map((wish) => wish ?? null);
  return {
    sql: `select r.* ${wanted(role)} ${NEWEST_FIRST} limit $7 offset $8`,
    values: [userId, ...wishes],
  };
}

/** A page of requests, the newest first, with how many there are. */
export async function pageOfApprovals(
  db: Db,
  asked: ApprovalsWanted,
  page: Page,
): Promise<{ list: Approval[]; total: number }> {
  if (asked.keyword.trim() !== "") return pageByWords(db, asked, page);
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

/** The same by words: what they mean is said by the rule that browsers go by, and not by the database. */
async function pageByWords(db: Db, asked: ApprovalsWanted, page: Page) {
  const { values } = approvalsStatement(asked);
  const all = await db.run<{ id: Id; title: string; form_id: Id; create_user_id: Id }>(
    `select r.id, r.title, r.form_id, r.create_user_id ${wanted(asked.role)} ${NEWEST_FIRST}`,
    values,
  );
  const [forms, users] = await Promise.all([
    tableOf("form").find(db, [...new Set(all.map(({ form_id }) => form_id))]),
    tableOf("user").find(db, [...new Set(all.map(({ create_user_id }) => create_user_id))]),
  ]);
  const formNames = new Map(forms.map(({ row }) => [row.id, row.name]));
  const names = new Map(users.map(({ row }) => [row.id, row.nickname]));
  const found = spend(() =>
    all.filter(({ title, form_id, create_user_id }) => {
      const formName = formNames.get(form_id) ?? "";
      const initiatorName = names.get(create_user_id) ?? "";
      return saysWords({ title, formName, initiatorName }, asked.keyword);
    }),
  );
  const from = offsetOf(page);
  const ids = found.slice(from, from + page.size).map(({ id }) => id);
  const rows = await tableOf("approval").find(db, ids);
  const known = new Map(rows.map(({ row }) => [row.id, row]));
  return { list: ids.flatMap((id) => known.get(id) ?? []), total: found.length };
}

/** All versions of all flows, the newest first. */
export async function allApprovalFlows(db: Db): Promise<ApprovalFlow[]> {
  const rows = await db.run<object>(
    "select * from approval_flows order by create_time desc, id desc",
  );
  return rows.map((row) => tableOf("approvalFlow").decode(row));
}
