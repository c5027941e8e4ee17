/**
 * What people are in a plan besides its owner. An administrator leads it as its owner does, but cannot hand it over or
 * remove it; an observer reads everything and takes part in its chats.
 */
export const planRoles = ["administrator", "member", "observer"] as const;
export type PlanRole = (typeof planRoles)[number];

/** As far as it says who somebody is in a plan. */
export interface Part {
  readonly owner: 0 | 1;
  readonly role: PlanRole;
}

/** The plan is theirs. */
export function isPlanOwner(member: Part | undefined): boolean {
  return member?.owner === 1;
}

/** Leads the plan: edits it, its members and its workflow, and archives it. */
export function isLeader(member: Part | undefined): boolean {
  return isPlanOwner(member) || member?.role === "administrator";
}

/** Reads the plan and changes nothing of it. */
export function isObserver(member: Part | undefined): boolean {
  return !isPlanOwner(member) && member?.role === "observer";
}

/** Whether somebody can add to a plan or change anything in it, as far as their part in it goes. */
export function takesPart({
  plan,
  member,
}: {
  readonly plan: { readonly archivedTime: number };
  readonly member: Part | undefined;
}): boolean {
  return plan.archivedTime === 0 && member !== undefined && !isObserver(member);
}

/** What somebody who looks at a member of a plan may make of them; only its owner makes administrators, or makes them less. */
export function rolesToGive(by: Part | undefined, member: Part): readonly PlanRole[] {
  if (!isLeader(by) || isPlanOwner(member)) return [];
  if (isPlanOwner(by)) return planRoles;
  return isLeader(member) ? [] : planRoles.filter((role) => role !== "administrator");
}

/** Whether somebody may take a member out of a plan: never its owner, and its administrators only if the plan is theirs. */
export function mayTakeOut(by: Part | undefined, member: Part): boolean {
  return rolesToGive(by, member).length > 0;
}
