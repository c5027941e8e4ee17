import { COMPANY_ID } from "#domain/company/company-id.ts";
import type { GuideStep } from "#domain/guide/guide.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** Which of the first steps somebody has taken; undefined where they are not led, or want it no more. */
export async function readGuide(
  database: LocalDatabase,
  userId: number,
): Promise<ReadonlySet<GuideStep> | undefined> {
  const guide = await database.guide.get(userId);
  if (!guide || guide.dismissed) return undefined;
  const company = await database.company.get(COMPANY_ID);
  const began = company?.createTime ?? 0;
  // What the sample site brings is older than the company.
  const [people, plans] = await Promise.all([
    database.user.filter((user) => user.id !== userId && user.createTime > began).count(),
    database.plan.filter((plan) => plan.createTime > began).count(),
  ]);
  const taken = new Set(guide.done as GuideStep[]);
  if (people > 0) taken.add("invite");
  if (plans > 0) taken.add("plan");
  return taken;
}
