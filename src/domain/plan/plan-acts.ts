import { noAccess, type Refusal } from "../refusal.ts";
import { isPlanOwner, type Part, planRoles } from "./plan-role.ts";

/** What somebody can be in a plan, from who may most to who may least. */
export const planParts = ["owner", ...planRoles] as const;
export type PlanPart = (typeof planParts)[number];

/**
 * What can be done in a plan, each with the least part in it that may, as long as its owner says nothing else. Whoever is
 * more may it too, so that an observer never may what a member may not.
 */
export const usualParts = {
  addTasks: "member",
  /** Tasks of others: change, complete, move, archive and delete them. */
  changeTasks: "administrator",
  setTimes: "member",
  moveTasks: "member",
  archiveTasks: "member",
  removeTasks: "member",
  /** Add, edit and order columns. */
  columns: "member",
  removeColumns: "administrator",
  workflow: "administrator",
  fields: "administrator",
  tags: "member",
  /** Views saved for everybody. */
  views: "member",
  baselines: "administrator",
  /** Task templates. */
  templates: "member",
  drawings: "member",
  files: "member",
  /** Time that others have worked. */
  workTimes: "administrator",
  invite: "administrator",
  /** Links by which people without an account look at the plan. */
  guestLinks: "administrator",
  /** Name, description, archive. */
  settings: "administrator",
  automations: "administrator",
  webhooks: "administrator",
  /** The address by which e-mails become tasks, and what came there. */
  mail: "administrator",
  export: "observer",
} as const satisfies Record<string, PlanPart>;
export type PlanAct = keyof typeof usualParts;

/** Which part each act asks for at least, as far as the plan's owner has said so. */
export type PlanRights = Readonly<Record<string, PlanPart>>;

/** Somebody in a plan, as far as it says what they may do there. */
export interface InPlan {
  readonly plan: { readonly rights: PlanRights; readonly personal: 0 | 1 };
  readonly member: Part;
}

/** What would let others into a plan. */
const LETS_IN: ReadonlySet<PlanAct> = new Set(["invite", "guestLinks"]);

/** The plan is one person's alone, and this would let others in. */
function isForNobody({ plan }: InPlan, act: PlanAct): boolean {
  return plan.personal === 1 && LETS_IN.has(act);
}

/** The least part in a plan that may do something. */
export function leastPart({ rights }: Pick<InPlan["plan"], "rights">, act: PlanAct): PlanPart {
  const said = rights[act];
  // What an app of another age has kept and this one does not know holds nobody up.
  return said !== undefined && planParts.includes(said) ? said : usualParts[act];
}

/** Whether somebody may do something in a plan that is not archived. */
export function mayIn(seen: InPlan, act: PlanAct): boolean {
  if (isForNobody(seen, act)) return false;
  const { plan, member } = seen;
  const part = isPlanOwner(member) ? "owner" : member.role;
  return planParts.indexOf(part) <= planParts.indexOf(leastPart(plan, act));
}

/** As mayIn, where the plan may be archived: then nothing is done in it. */
export function mayInOpen(
  seen: InPlan & { readonly plan: { readonly archivedTime: number } },
  act: PlanAct,
): boolean {
  return seen.plan.archivedTime === 0 && mayIn(seen, act);
}

/** Why somebody may not do something in a plan. */
export function refuseAct(seen: InPlan, act: PlanAct): Refusal | undefined {
  if (mayIn(seen, act)) return undefined;
  if (isForNobody(seen, act)) return noAccess("plan.personalAlone");
  const least = leastPart(seen.plan, act);
  if (least === "owner") return noAccess("plan.ownerOnly");
  return noAccess(least === "administrator" ? "plan.leaderOnly" : "plan.observerReads");
}
