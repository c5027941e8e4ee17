import type { PlanUser } from "./plan-user.ts";

/** Leads the plan: edits it, its members, archives and removes it. */
export function isLeader(member: PlanUser | undefined): boolean {
  return member?.owner === 1;
}
