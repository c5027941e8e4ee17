import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/programs/plan-mail.ts";
import type { Id } from "#domain/id.ts";
import { MAIL_LOG_MAX, type MailRefusal } from "#domain/plan/mail/mail-limits.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { addressWith, newMailCode } from "../mail-in/plan-address.ts";
import type { Server } from "../server.ts";
import { addAudit } from "../tables/own/audit.ts";
import * as rows from "../tables/own/outward/plan-mail.ts";
import { tableOf } from "../tables/registry.ts";
import type { Database, Db } from "../tables/sql/db.ts";
import { lockPerson } from "./person-lock.ts";
import { refuseActInPlan } from "./refuse-act-in-plan.ts";
import { hashSecret } from "./tokens.ts";

type Parts = Pick<Server, "database" | "now" | "settings">;
type Wish = ParsedBodyOf<typeof calls.makePlanMail>;
type Address = ReplyOf<typeof calls.changePlanMail>;

/** `plan/mail/read` */
export async function planMailOf(
  { database, settings: { mailIn } }: Parts,
  userId: Id,
  planId: Id,
): Promise<Result<ReplyOf<typeof calls.readPlanMail>, Refusal>> {
  const refusal = await refuseActInPlan(database, "mail", { planId, userId });
  if (refusal) return failure(refusal);
  const row = await rows.findMailAddress(database, { planId });
  const mails = await rows.listPlanMails(database, planId, MAIL_LOG_MAX);
  return success({
    isOn: mailIn !== undefined,
    verifies: mailIn !== undefined && mailIn.authserv !== "",
    address: row ? shown(row) : null,
    mails: mails.map(({ id, at, sender, subject, reason, taskId, leftOut }) => {
      return { id, at, sender, subject, reason: reason as "" | MailRefusal, taskId, leftOut };
    }),
  });
}

/** `plan/mail/make`: what is kept is a hash, so that nobody reads the address a second time. */
export async function newPlanMail(
  { database, settings: { mailIn }, now }: Parts,
  userId: Id,
  wish: Wish,
): Promise<Result<ReplyOf<typeof calls.makePlanMail>, Refusal>> {
  const { planId, columnId, writers } = wish;
  return database.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const refusal = await refuseWish(tx, userId, wish);
    if (refusal) return failure(refusal);
    if (!mailIn) return failure(parameterError("planMail.off"));
    const code = newMailCode();
    const put = { planId, columnId, writers, userId, createTime: now() };
    await rows.putMailAddress(tx, { ...put, codeHash: hashSecret(code) });
    await note(tx, "mailAddressAdd", put, { userId, now: now() });
    return success({ mail: addressWith(mailIn, code), row: shown(put) });
  });
}

/** `plan/mail/change` */
export async function editPlanMail(
  { database, now }: Pick<Parts, "database" | "now">,
  userId: Id,
  wish: Wish,
): Promise<Result<Address, Refusal>> {
  return database.transaction(async (tx) => {
    const refusal = await refuseWish(tx, userId, wish);
    if (refusal) return failure(refusal);
    const row = await rows.changeMailAddress(tx, wish);
    if (!row) return failure(parameterError("planMail.gone"));
    if (row.writers !== row.before)
      await note(tx, "mailAddressChange", row, { userId, now: now() });
    return success(shown(row));
  });
}

/** `plan/mail/delete`; saying so twice is no error. */
export async function dropPlanMail(
  database: Database,
  userId: Id,
  { planId, now }: { readonly planId: Id; readonly now: number },
): Promise<Result<{ planId: Id }, Refusal>> {
  return database.transaction(async (tx) => {
    const refusal = await refuseActInPlan(tx, "mail", { planId, userId });
    if (refusal) return failure(refusal);
    const row = await rows.findMailAddress(tx, { planId });
    if (!row) return success({ planId });
    await rows.removeMailAddress(tx, planId);
    await note(tx, "mailAddressRemove", row, { userId, now });
    return success({ planId });
  });
}

async function refuseWish(
  db: Db,
  userId: Id,
  { planId, columnId }: Wish,
): Promise<Refusal | undefined> {
  const refusal = await refuseActInPlan(db, "mail", { planId, userId });
  if (refusal) return refusal;
  const column = await tableOf("column").get(db, columnId);
  return column?.planId === planId ? undefined : parameterError("column.gone");
}

async function note(
  db: Db,
  kind: "mailAddressAdd" | "mailAddressChange" | "mailAddressRemove",
  { planId, writers }: Pick<rows.MailAddressRow, "planId" | "writers">,
  { userId, now }: { readonly userId: Id; readonly now: number },
): Promise<void> {
  const plan = await tableOf("plan").get(db, planId);
  const detail = { name: plan?.name ?? "", note: writers };
  await addAudit(db, [{ kind, targetId: planId, detail, userId, at: now }]);
}

function shown({
  columnId,
  writers,
  userId,
  createTime,
}: Omit<rows.MailAddressRow, "codeHash">): Address {
  return { columnId, writers, userId, createTime };
}
