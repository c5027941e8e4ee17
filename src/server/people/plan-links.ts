import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/plan-invite.ts";
import { joinKey, type Id } from "#domain/id.ts";
import { noAccess, NOT_FOUND, parameterError, type Refusal } from "#domain/refusal.ts";
import { planScope } from "#domain/scope.ts";
import { runCommand } from "../commands/run-command.ts";
import type { Server } from "../server.ts";
import * as links from "../tables/own/invites/plan-invite.ts";
import { forgetDeparture } from "../tables/own/departure.ts";
import { isShutOut } from "../tables/own/shut-out.ts";
import type { Db } from "../tables/sql/db.ts";
import { INVITE_LIFE } from "./invites.ts";
import { mayActInPlan, refuseActInPlan } from "./refuse-act-in-plan.ts";
import { findPerson } from "./find-person.ts";
import { hashSecret, newSecret } from "./tokens.ts";
import { tableOf } from "../tables/registry.ts";

type Link = ReplyOf<typeof calls.getPlanLink>;

/** The same for a link that never was, was taken back, or whose maker may let nobody in any more. */
const linkGone: Refusal = { code: NOT_FOUND, reason: "plan.linkGone" };

/** Nobody guesses a link: whoever has one that worked learns why it does no more. */
const linkExpired: Refusal = { code: NOT_FOUND, reason: "plan.linkExpired" };

const NO_LINK = { works: false, expireTime: 0, role: "member", joined: 0, code: "" } as const;

/** Whom somebody has taken out of the plan it lets in no more; who leads it can. */
const takenOut: Refusal = noAccess("plan.takenOut");

/** `plan/invite/link`: whoever may invite to the plan sees its link, or makes a new one. */
export async function planLink(
  db: Db,
  userId: Id,
  body: ParsedBodyOf<typeof calls.getPlanLink>,
  now: number,
): Promise<Result<Link, Refusal>> {
  const { planId, role = "member", expireTime = now + INVITE_LIFE } = body;
  const refusal = await refuseActInPlan(db, "invite", { planId, userId });
  if (refusal) return failure(refusal);
  if (!body.refresh) {
    const row = await links.planInviteOf(db, planId);
    if (!row) return success({ planId, ...NO_LINK });
    const { expireTime: until, joined } = row;
    return success({
      planId,
      works: !isOver(row, now),
      expireTime: until,
      role: row.role,
      joined,
      code: "",
    });
  }
  if (isOver({ expireTime }, now)) return failure(parameterError("plan.linkPast"));
  const code = newSecret();
  await links.putPlanInvite(db, {
    planId,
    codeHash: hashSecret(code),
    userId,
    createTime: now,
    expireTime,
    joined: 0,
    role,
  });
  return success({ planId, works: true, expireTime, role, joined: 0, code });
}

function isOver({ expireTime }: { readonly expireTime: number }, now: number): boolean {
  return expireTime > 0 && expireTime <= now;
}

/** `plan/invite/delete`: the link works no longer. */
export async function removePlanLink(
  db: Db,
  userId: Id,
  planId: Id,
): Promise<Result<{ planId: Id }, Refusal>> {
  const refusal = await refuseActInPlan(db, "invite", { planId, userId });
  if (refusal) return failure(refusal);
  await links.removePlanInvite(db, planId);
  return success({ planId });
}

/** `plan/invite/info`: to which plan a link leads. */
export async function planInviteInfo(
  db: Db,
  userId: Id,
  code: string,
  now: number,
): Promise<Result<ReplyOf<typeof calls.getPlanInvite>, Refusal>> {
  const found = await openLink(db, code, now);
  if (!found.ok) return found;
  const open = found.value;
  const member = await tableOf("planUser").get(db, joinKey(open.plan.id, userId));
  if (!member && (await isTakenOut(db, open.plan.id, userId))) return failure(takenOut);
  const inviter = await tableOf("user").get(db, open.row.userId);
  return success({
    planId: open.plan.id,
    name: open.plan.name,
    inviter: inviter?.nickname ?? "",
    role: open.row.role,
    already: member !== undefined,
  });
}

/** `plan/invite/join`: whoever made the link lets the caller in, by the rule of every invitation. */
export async function joinPlan(
  parts: Pick<Server, "database" | "hub" | "mint" | "now">,
  userId: Id,
  code: string,
  now: number,
): Promise<Result<{ planId: Id }, Refusal>> {
  const { database } = parts;
  const found = await openLink(database, code, now);
  if (!found.ok) return found;
  const open = found.value;
  const planId = open.plan.id;
  if (await tableOf("planUser").get(database, joinKey(planId, userId))) return success({ planId });
  if (await isTakenOut(database, planId, userId)) return failure(takenOut);
  // Who comes by themselves is not pulled back.
  await forgetDeparture(database, { scope: planScope(planId), userId });
  const result = await runCommand(parts, {
    actor: { userId: open.row.userId, isAdmin: false },
    command: "plan.invite",
    body: { planId, userId: [userId], role: open.row.role },
    // Who comes by themselves knows.
    isQuiet: true,
  });
  if (result.state === "refused") return failure(result.refusal);
  await links.countJoined(database, open.row.codeHash);
  return success({ planId });
}

/** A link that works, and its plan. */
async function openLink(db: Db, code: string, now: number) {
  const row = await links.findPlanInvite(db, hashSecret(code));
  if (!row) return failure(linkGone);
  const plan = await tableOf("plan").get(db, row.planId);
  const lets = (await mayActInPlan(db, "invite", row)) && (await findPerson(db, row.userId));
  if (!plan || !lets) return failure(linkGone);
  return isOver(row, now) ? failure(linkExpired) : success({ row, plan });
}

async function isTakenOut(db: Db, planId: Id, userId: Id): Promise<boolean> {
  return isShutOut(db, { scope: planScope(planId), userId });
}
