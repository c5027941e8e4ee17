import type { Change } from "#domain/command.ts";
import type { AnyRow } from "#domain/entities.ts";
import type { Id } from "#domain/id.ts";
import type { PlanUser } from "#domain/plan/plan-user.ts";
import type { FolderUser } from "#domain/library/sharing/folder-user.ts";
import { leastPart, planParts } from "#domain/plan/plan-acts.ts";
import { isLeader, isObserver, planRoles } from "#domain/plan/plan-role.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { User } from "#domain/user/user.ts";
import { removeFormLinksBy, removeFormLinksTo } from "../tables/forms/form-link.ts";
import { removePublicLinksBy } from "../tables/files/public-link.ts";
import { removeLinksMadeBy } from "../tables/own/account-link.ts";
import { removeInvitesOf } from "../tables/own/invites/invite.ts";
import { removeTokensOf, removeTokensOfBotsBy } from "../tables/own/bots/api-token.ts";
import { removeCalendarFeedsOf } from "../tables/own/outward/calendar-feed.ts";
import { removeGuestLinksBy, removeGuestLinksTo } from "../tables/own/outward/guest-link.ts";
import { removeInterfaceRequest } from "../tables/own/outward/interface-request.ts";
import { removePlanInvite, removePlanInvitesOf } from "../tables/own/invites/plan-invite.ts";
import { removeMailsOfPlan } from "../tables/own/outward/plan-mail.ts";
import { removeWebhooksOf } from "../tables/own/outward/webhook.ts";
import type { Tx } from "../tables/sql/db.ts";
import { idOfChange, rowKey, type StoredRows } from "./stored-rows.ts";

/**
 * What somebody handed out by a right goes with the right, so that it does not work again once they
 * have it back, and what a thing was entrusted with goes with the thing: links of plans, invitations, links for a new password, links to files, access tokens, feeds of calendars, webhooks,
 * headers of data interfaces.
 */
export function endHandedOut(tx: Tx, changes: readonly Change[], stored: StoredRows): void {
  const rows = new Map<string, AnyRow | undefined>(stored);
  for (const change of changes) {
    const key = rowKey(change.entity, idOfChange(change));
    const before = rows.get(key);
    const after = "put" in change ? change.put : undefined;
    rows.set(key, after);
    if (!before) continue;
    if (change.entity === "planUser") endLeading(tx, before as PlanUser, after as PlanUser);
    if (change.entity === "plan" && after) endInviting(tx, before as Plan, after as Plan);
    if (change.entity === "planUser") endWriting(tx, before as PlanUser, after as PlanUser);
    if (change.entity === "folderUser") endChanging(tx, before as FolderUser, after as FolderUser);
    if (change.entity === "plan" && !after) endPlan(tx, Number(idOfChange(change)));
    if (change.entity === "form" && !after)
      tx.beforeCommit(removeFormLinksTo(tx, Number(idOfChange(change))));
    if (change.entity === "dataInterface" && !after)
      tx.beforeCommit(removeInterfaceRequest(tx, Number(idOfChange(change))));
    if (change.entity === "user") endAdministering(tx, before as User, after as User);
  }
}

function endPlan(tx: Tx, planId: Id): void {
  tx.beforeCommit(removeMailsOfPlan(tx, planId));
  tx.beforeCommit(removeGuestLinksTo(tx, planId));
}

function endLeading(tx: Tx, before: PlanUser, after: PlanUser | undefined): void {
  const { planId, userId } = before;
  if (!after) tx.beforeCommit(removeCalendarFeedsOf(tx, { planId, userId }));
  // Members may invite where the plan's owner lets them.
  if (!after || rankOf(after) > rankOf(before))
    tx.beforeCommit(removePlanInvitesOf(tx, { planId, userId }));
  if (!isLeader(before) || (after && isLeader(after))) return;
  tx.beforeCommit(removeWebhooksOf(tx, { planId, userId }));
}

function rankOf(member: PlanUser): number {
  return member.owner === 1 ? -1 : planRoles.indexOf(member.role);
}

/** Where fewer may invite by now, the plan's link is made anew by one of those. */
function endInviting(tx: Tx, before: Plan, after: Plan): void {
  const [was, is] = [before, after].map((plan) => planParts.indexOf(leastPart(plan, "invite")));
  if (was !== undefined && is !== undefined && is < was)
    tx.beforeCommit(removePlanInvite(tx, after.id));
}

function endWriting(tx: Tx, before: PlanUser, after: PlanUser | undefined): void {
  if (isObserver(before) || (after && !isObserver(after))) return;
  const { planId, userId } = before;
  tx.beforeCommit(removePublicLinksBy(tx, userId, { planId }));
}

function endChanging(tx: Tx, before: FolderUser, after: FolderUser | undefined): void {
  if (before.right === "read" || after?.right === "write") return;
  const { folderId, userId } = before;
  tx.beforeCommit(removePublicLinksBy(tx, userId, { folderId }));
}

function endAdministering(tx: Tx, before: User, after: User | undefined): void {
  const { id: userId } = before;
  const wasIn = before.disableTime === 0 && before.deleteTime === 0;
  const isIn = after?.disableTime === 0 && after.deleteTime === 0;
  if (wasIn && !isIn) {
    tx.beforeCommit(removePlanInvitesOf(tx, { userId }));
    tx.beforeCommit(removeTokensOf(tx, userId));
    tx.beforeCommit(removeCalendarFeedsOf(tx, { userId }));
    tx.beforeCommit(removeWebhooksOf(tx, { userId }));
    tx.beforeCommit(removePublicLinksBy(tx, userId));
    tx.beforeCommit(removeGuestLinksBy(tx, userId));
  }
  if (!wasIn || !before.isAdmin || (isIn && after.isAdmin)) return;
  tx.beforeCommit(removeInvitesOf(tx, userId));
  tx.beforeCommit(removeFormLinksBy(tx, userId));
  tx.beforeCommit(removeLinksMadeBy(tx, userId));
  tx.beforeCommit(removeTokensOfBotsBy(tx, userId));
}
