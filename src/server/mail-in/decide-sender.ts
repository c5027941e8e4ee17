import type { Id } from "#domain/id.ts";
import {
  MAILS_OF_PLAN_MAX,
  MAILS_OF_SENDER_MAX,
  type MailRefusal,
} from "#domain/plan/mail/mail-limits.ts";
import { mayIn } from "#domain/plan/plan-acts.ts";
import { joinKey } from "#domain/id.ts";
import { isActive } from "#domain/user/is-active.ts";
import { findAccount } from "../tables/lists/people-list.ts";
import { membersOfPlans } from "../tables/lists/plan-list.ts";
import { countPlanMails, type MailAddressRow } from "../tables/own/outward/plan-mail.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";

const DAY = 24 * 3_600_000;

/** What is known of who wrote an e-mail. */
export interface MailSender {
  readonly address: string;
  /** Whether the operator's mail server vouches for it; undefined where it never says. */
  readonly isAuthentic: boolean | undefined;
}

/** As whom the task is made, and whether its maker is who wrote the e-mail. */
export interface MailMaker {
  readonly userId: Id;
  readonly isSender: boolean;
}

/** Whether a plan takes an e-mail of this sender now, and as whom. */
export async function makerFor(
  db: Db,
  { planId, writers }: MailAddressRow,
  sender: MailSender,
  { now, mailId }: { readonly now: number; readonly mailId: number },
): Promise<MailMaker | MailRefusal> {
  const plan = await tableOf("plan").get(db, planId);
  const ownerId = (await membersOfPlans(db, [planId])).find(({ owner }) => owner === 1)?.userId;
  if (!plan || ownerId === undefined) return "failed";
  if (plan.archivedTime > 0) return "archived";
  const account = await findAccount(db, sender.address);
  const user = account && (await tableOf("user").get(db, account.id));
  const member =
    user && isActive(user)
      ? await tableOf("planUser").get(db, joinKey(planId, user.id))
      : undefined;
  // A stranger is told nothing by being refused for another reason than who is forged.
  if (writers === "members") {
    if (!member) return "stranger";
    if (sender.isAuthentic === false) return "unverified";
    if (!mayIn({ plan, member }, "addTasks")) return "notAllowed";
  }
  const since = { since: now - DAY, but: mailId };
  const isFlood =
    (await countPlanMails(db, { planId }, since)) >= MAILS_OF_PLAN_MAX ||
    (await countPlanMails(db, { sender: sender.address }, since)) >= MAILS_OF_SENDER_MAX;
  if (isFlood) return "tooMany";
  const isSender = sender.isAuthentic === true && member !== undefined;
  return isSender && mayIn({ plan, member }, "addTasks")
    ? { userId: member.userId, isSender }
    : { userId: ownerId, isSender: false };
}
