import { type Actor, applied, type Change, type Decision, refused } from "../command.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import type { EntityName } from "../entity-names.ts";
import { fileEntity } from "../file/file.ts";
import { type Id, joinKey } from "../id.ts";
import { leaveLibrary, type LibraryPlaces } from "../library/sharing/leave-library.ts";
import { type Unit, UNIT_KINDS } from "../organisation/unit.ts";
import { putUnit } from "../organisation/unit-changes.ts";
import { unitsOf, withMembers } from "../organisation/unit-members.ts";
import { leavePlanChanges } from "../plan/leave-plan.ts";
import { removePlanChanges } from "../plan/remove-plan-changes.ts";
import { get, list, type Reading } from "../reading.ts";
import { dropRecordDrafts, leaveRecords } from "../record/leave-records.ts";
import { CONFLICT, parameterError } from "../refusal.ts";
import { userScope } from "../scope.ts";
import { isLastAdministrator } from "./administrators.ts";

/** Where the person takes part; only the server knows all of it. */
export interface Places extends LibraryPlaces {
  readonly planIds: readonly Id[];
  /** Dialogs that belong to no plan. */
  readonly dialogIds: readonly Id[];
  /** Files that lie in no chat and are nobody else's. */
  readonly fileIds: readonly Id[];
  /** Records of forms that concern them. */
  readonly recordIds: readonly Id[];
}

/** What people have for themselves, each row with whose it is. Ballots stay in what was counted, reports with those who decide on them. */
const OWN_KINDS = [
  "dialogSetting",
  "dialogFolder",
  "dialogDraft",
  "scheduledMessage",
  "messageReminder",
  "heardMessage",
  "starredMessage",
  "favourite",
  "savedView",
  "planPlace",
  "columnSetting",
  "workTimer",
  "notice",
  "botCommand",
] as const satisfies readonly EntityName[];

/**
 * Somebody leaves the company for good. What they wrote and did stays under their name; their
 * address, phone and picture, their browsers, the files that they had for themselves, and their places in plans and groups go. Plans that others
 * work in are handed over first; what nobody else is in goes along. It writes in many scopes,
 * so it is no command: the server runs it in all of their lanes at once.
 */
export function* leaveCompany(actor: Actor, places: Places): Reading<Decision> {
  const { planIds, dialogIds, fileIds } = places;
  const user = yield* get("user", actor.userId);
  if (!user || user.deleteTime > 0) return refused(parameterError("userUnknown"));
  if (yield* isLastAdministrator(user)) return refused(parameterError("user.lastAdministrator"));
  const left: Change[] = [];
  let kept = 0;
  for (const planId of planIds) {
    const changes = yield* leavePlan(planId, actor.userId);
    if (changes) left.push(...changes);
    else kept += 1;
  }
  if (kept > 0)
    return refused({ code: CONFLICT, reason: "user.plansToHandOver", data: { count: kept } });
  for (const dialogId of dialogIds) left.push(...(yield* leaveGroup(dialogId, actor.userId)));
  for (const device of yield* list("device", { userId: actor.userId })) {
    left.push({ entity: "device", action: "delete", remove: device.id });
  }
  for (const fileId of fileIds) {
    const file = yield* get("file", fileId);
    if (file && fileEntity.scope(file) === userScope(actor.userId))
      left.push({ entity: "file", action: "delete", remove: fileId });
  }
  left.push(...(yield* leaveLibrary(actor.userId, places)));
  left.push(...leaveRecords(actor.userId, places.recordIds));
  left.push(...(yield* dropRecordDrafts(actor.userId)));
  left.push(...(yield* leaveUnits(actor.userId)));
  if (yield* get("account", actor.userId))
    left.push({ entity: "account", action: "delete", remove: actor.userId });
  if (yield* get("notifySetting", actor.userId))
    left.push({ entity: "notifySetting", action: "delete", remove: actor.userId });
  if (yield* get("guide", actor.userId))
    left.push({ entity: "guide", action: "delete", remove: actor.userId });
  left.push(...(yield* dropOwn(actor.userId)));
  const put = { ...user, userimg: "", isAdmin: false, deleteTime: actor.now };
  return applied([...left, { entity: "user", action: "update", put }], {});
}

/** Views that a plan shares are the plan's. */
function* dropOwn(userId: Id): Reading<Change[]> {
  const changes: Change[] = [];
  for (const entity of OWN_KINDS) {
    for (const row of yield* list(entity, { userId })) {
      if ("shared" in row && row.shared === 1) continue;
      changes.push({ entity, action: "delete", remove: row.id } as Change);
    }
  }
  return changes;
}

/** Undefined where the plan has to be handed over first. */
function* leavePlan(planId: Id, userId: Id): Reading<Change[] | undefined> {
  const members = yield* list("planUser", { planId });
  const own = members.find((member) => member.userId === userId);
  if (!own) return [];
  if (own.owner === 0) return yield* leavePlanChanges(planId, [userId]);
  if (members.length > 1) return undefined;
  return yield* removePlanChanges(planId);
}

/** Departments, positions and groups no longer count the person. */
function* leaveUnits(userId: Id): Reading<Change[]> {
  const changes: Change[] = [];
  for (const entity of UNIT_KINDS) {
    const units = yield* list(entity, { companyId: COMPANY_ID });
    const left = new Set([...unitsOf(units, userId), ...units.filter(leads(userId))]);
    for (const unit of left) {
      const { leaderId, ...others } = withMembers(unit, [], [userId]);
      const put = { ...others, leaderId: leaderId === userId ? 0 : leaderId };
      changes.push(putUnit(entity, "update", put));
    }
  }
  return changes;
}

function leads(userId: Id) {
  return ({ leaderId }: Pick<Unit, "leaderId">) => leaderId === userId;
}

/** A group that the person leads is led by whoever of the others came to the company first. */
function* leaveGroup(dialogId: Id, userId: Id): Reading<Change[]> {
  const dialog = yield* get("dialog", dialogId);
  // A chat of two stays with the other one.
  if (dialog?.groupType !== "user") return [];
  const others = (yield* list("dialogUser", { dialogId }))
    .map((entry) => entry.userId)
    .filter((id) => id !== userId);
  if (others.length === 0) return [{ entity: "dialog", action: "groupDelete", remove: dialogId }];
  const remove = joinKey(dialogId, userId);
  const exit: Change = { entity: "dialogUser", action: "groupExit", remove };
  if (dialog.ownerId !== userId) return [exit];
  const put = { ...dialog, ownerId: Math.min(...others) };
  return [exit, { entity: "dialog", action: "groupUpdate", put }];
}
