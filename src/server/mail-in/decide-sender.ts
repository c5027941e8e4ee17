import type { Id } from "#domain/id.ts";
import {
  MAILS_OF_PLAN_MAX,
  MAILS_OF_SENDER_MAX,
  type MailRefusal,
  type MailStanding,
} from "#domain/plan/mail/mail-limits.ts";
import { mayIn } from "#domain/plan/plan-acts.ts";
import { joinKey } from "#domain/id.ts";
import { isActive } from "#domain/user/is-active.ts";
import { findAccount } from "../tables/lists/people-list.ts";
import { membersOfPlans } from "../tables/lists/plan-list.ts";
import { countPlanMails, type MailAddressRow } from "../tables/own/outward/plan-mail.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";

/** E-mails are counted for so long, ms. */
export const COUNTED_FOR = 24 * 3_600_000;

/** What is known of who wrote an e-mail. */
export interface MailSender {
  readonly address: string;
  /** Whether the operator's mail server vouches for it; undefined where it never says. */
  readonly isAuthentic: boolean | undefined;
}

/** As whom the task is made, whether its maker is who wrote the e-mail, and as what that one is counted. */
export interface MailMaker {
  readonly userId: Id;
  readonly isSender: boolean;
  readonly standing: MailStanding;
}

/** Whether a plan takes an e-mail of this sender now, and as whom. */
export async function makerFor(
  db: Db,
  { planId, writers }: MailAddressRow,
  sender: MailSender,
  { now, but }: { readonly now: number; readonly but: number },
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
  const standing = standingOf(sender, member !== undefined);
  const since = now - COUNTED_FOR;
  const isFlood =
    (await countPlanMails(db, { planId }, { standings: besideInPlan(standing), since, but })) >=
      MAILS_OF_PLAN_MAX ||
    (await countPlanMails(
      db,
      { sender: sender.address },
      { standings: besideOfSender(standing), since, but },
    )) >= MAILS_OF_SENDER_MAX;
  if (isFlood) return "tooMany";
  return standing === "member" && member && mayIn({ plan, member }, "addTasks")
    ? { userId: member.userId, isSender: true, standing }
    : { userId: ownerId, isSender: false, standing };
}

function standingOf({ isAuthentic }: MailSender, isMember: boolean): MailStanding {
  if (isAuthentic !== true) return "unverified";
  return isMember ? "member" : "verified";
}

/** With whom a sender shares what a plan takes: strangers, and who says to be somebody, take nothing from its members. */
function besideInPlan(standing: MailStanding): readonly MailStanding[] {
  return standing === "member" ? ["member"] : ["unverified", "verified"];
}

/** Which e-mails from an address count for one more: forged ones not for those of whom it is. */
function besideOfSender(standing: MailStanding): readonly MailStanding[] {
  return standing === "unverified" ? ["unverified"] : ["verified", "member"];
}
