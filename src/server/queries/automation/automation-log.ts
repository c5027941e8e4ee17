import { type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type { listAutomationLog } from "#contract/calls/programs/automation.ts";
import { AUTOMATION_LOG_PAGE } from "#domain/automation/automation-limits.ts";
import type { Id } from "#domain/id.ts";
import type { Refusal } from "#domain/refusal.ts";
import { listRuns, standingsOfRules } from "../../tables/own/automation/automation-run.ts";
import type { Db } from "../../tables/sql/db.ts";
import { planInReach } from "../plan.ts";

/** `plan/automation/log`: what the rules of a plan did, for whoever reads the plan. */
export async function automationLog(
  db: Db,
  userId: Id,
  { planId, before, size = AUTOMATION_LOG_PAGE }: ParsedBodyOf<typeof listAutomationLog>,
): Promise<Result<ReplyOf<typeof listAutomationLog>, Refusal>> {
  const found = await planInReach(db, userId, planId);
  if (!found.ok) return found;
  // One more than wanted says whether there are more.
  const runs = await listRuns(db, { planId, before }, size + 1);
  const rules = await standingsOfRules(db, planId);
  return success({ records: runs.slice(0, size), more: runs.length > size, rules });
}
