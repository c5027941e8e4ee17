import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/plans/guest-link.ts";
import { GUEST_LINK_LIFE_MAX, GUEST_LINKS_MAX } from "#domain/guest-link/guest-link-limits.ts";
import type { Id } from "#domain/id.ts";
import { whoMay, whoMayInOpen } from "#domain/plan/can-change-plan.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { runReading } from "#domain/reading.ts";
import { isGone, noAccess, parameterError, type Refusal } from "#domain/refusal.ts";
import { planScope } from "#domain/scope.ts";
import { enterLanes } from "../commands/lane.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import { readCompanySetting } from "../people/company.ts";
import { hashPassword } from "../people/passwords.ts";
import { hashSecret, newSecret } from "../people/tokens.ts";
import type { Server } from "../server.ts";
import { addAudit } from "../tables/own/audit.ts";
import * as links from "../tables/own/outward/guest-link.ts";
import type { Database, Db } from "../tables/sql/db.ts";
import { standingPlan } from "./standing-link.ts";

type Link = ReplyOf<typeof calls.listGuestLinks>[number];

const linkGone = parameterError("guestLink.gone");

/** `plan/guest/list` */
export async function listGuestLinks(
  db: Db,
  userId: Id,
  planId: Id,
  now: number,
): Promise<Result<Link[], Refusal>> {
  const plan = await planToLink(db, { planId, userId, now });
  if (!plan.ok) return plan;
  const rows = await links.guestLinksTo(db, planId);
  return success(await Promise.all(rows.map(async (row) => shown(db, row, now))));
}

/** `plan/guest/add`: what is kept is a hash, so that nobody reads the code a second time. */
export async function addGuestLink(
  { database, mint }: Pick<Server, "database" | "mint">,
  userId: Id,
  body: ParsedBodyOf<typeof calls.addGuestLink>,
  now: number,
): Promise<Result<ReplyOf<typeof calls.addGuestLink>, Refusal>> {
  const { planId, name, password, expireTime, withFields, withArchived } = body;
  if (expireTime <= now) return failure(parameterError("publicLink.over"));
  if (expireTime > now + GUEST_LINK_LIFE_MAX) return failure(parameterError("guestLink.tooLong"));
  const seen = await planToLink(database, { planId, userId, now, isNew: true });
  if (!seen.ok) return seen;
  const code = newSecret();
  const passwordHash = password === undefined ? "" : await hashPassword(password);
  return database.transaction(async (tx) => {
    // Whoever takes the right away, or archives the plan, is waited for.
    await enterLanes(tx, [planScope(planId)]);
    const plan = await planToLink(tx, { planId, userId, now, isNew: true });
    if (!plan.ok) return plan;
    if (!(await readCompanySetting(tx)).publicLinks)
      return failure(noAccess("publicLink.notAllowed"));
    if ((await links.guestLinksTo(tx, planId)).length >= GUEST_LINKS_MAX)
      return failure(parameterError("publicLink.max", { count: GUEST_LINKS_MAX }));
    const row: links.GuestLink = {
      id: mint.nextId(),
      planId,
      name,
      codeHash: hashSecret(code),
      passwordHash,
      keySecret: newSecret(),
      userId,
      createTime: now,
      expireTime,
      withFields: withFields ? 1 : 0,
      withArchived: withArchived ? 1 : 0,
      visits: 0,
      lastTime: 0,
    };
    await links.addGuestLink(tx, row);
    const detail = { name: plan.value.name, note: name };
    await addAudit(tx, [{ kind: "guestLinkAdd", targetId: planId, detail, userId, at: now }]);
    return success({ link: await shown(tx, row, now), code });
  });
}

/** `plan/guest/delete`: to whoever may not know of it a link is as gone as one that was taken back. */
export async function removeGuestLink(
  database: Database,
  userId: Id,
  linkId: Id,
  now: number,
): Promise<Result<{ id: Id }, Refusal>> {
  return database.transaction(async (tx) => {
    const link = await links.guestLink(tx, linkId);
    if (!link) return failure(linkGone);
    const plan = await planToLink(tx, { planId: link.planId, userId, now });
    if (!plan.ok) return isGone(plan.error) ? failure(linkGone) : plan;
    await links.removeGuestLink(tx, linkId);
    const detail = { name: plan.value.name, note: link.name };
    const targetId = link.planId;
    await addAudit(tx, [{ kind: "guestLinkRemove", targetId, detail, userId, at: now }]);
    return success({ id: linkId });
  });
}

interface Asked {
  readonly planId: Id;
  readonly userId: Id;
  readonly now: number;
  /** A link is to be made, which nobody does in a plan that is archived. */
  readonly isNew?: true;
}

/** A plan to whoever may make links for its guests. */
async function planToLink(
  db: Db,
  { planId, userId, now, isNew }: Asked,
): Promise<Result<Plan, Refusal>> {
  const rows = new RowsInWork(db);
  const actor = { userId, isAdmin: false, now, arrivedAt: now };
  const reading = isNew ? whoMayInOpen : whoMay;
  const found = await runReading(reading("guestLinks", planId, actor), async (ask) =>
    rows.answerTo({ userId }, ask),
  );
  return found.ok ? success(found.value.plan) : failure(found.refusal);
}

async function shown(db: Db, link: links.GuestLink, now: number): Promise<Link> {
  const { codeHash: _code, keySecret: _secret, passwordHash, ...rest } = link;
  return {
    ...rest,
    withFields: link.withFields === 1,
    withArchived: link.withArchived === 1,
    hasPassword: passwordHash !== "",
    works: (await standingPlan(db, link, now)) !== undefined,
  };
}
