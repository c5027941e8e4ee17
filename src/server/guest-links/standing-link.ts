import type { Plan } from "#domain/plan/plan.ts";
import { findPerson } from "../people/find-person.ts";
import { readCompanySetting } from "../people/company.ts";
import { mayActInPlan } from "../people/refuse-act-in-plan.ts";
import type { GuestLink } from "../tables/own/outward/guest-link.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";

/**
 * The plan to which a link leads, as long as the link stands; undefined where it sleeps. A link is the word of whoever made it: it
 * stands for as long as they are in the company and may make such links in the plan, the plan is not archived, its time is not over
 * and the company lets links stand.
 */
export async function standingPlan(
  db: Db,
  { planId, userId, expireTime }: Pick<GuestLink, "planId" | "userId" | "expireTime">,
  now: number,
): Promise<Plan | undefined> {
  if (expireTime <= now) return undefined;
  const [setting, maker, plan, lets] = await Promise.all([
    readCompanySetting(db),
    findPerson(db, userId),
    tableOf("plan").get(db, planId),
    mayActInPlan(db, "guestLinks", { planId, userId }),
  ]);
  const stands = setting.publicLinks && maker !== undefined && lets;
  return stands && plan?.archivedTime === 0 ? plan : undefined;
}
