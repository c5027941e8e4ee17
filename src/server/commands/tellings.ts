import type { Change } from "#domain/command.ts";
import type { EntityName } from "#domain/entity-names.ts";
import { entityOf, type RowId } from "#domain/entities.ts";
import type { Id } from "#domain/id.ts";
import { LEFT_ALONE, NOTICES_BY_ONE_MAX } from "#domain/limits.ts";
import { type Notice, scopeOfMatter } from "#domain/notice/notice.ts";
import { noticesOf } from "#domain/notice/notices-of.ts";
import { rootOf, taskScope, userScope } from "#domain/scope.ts";
import { administers } from "#domain/user/administrators.ts";
import { accessId, ownerOfAccess, targetOfAccess } from "#domain/user/access.ts";
import {
  noticesByOthers,
  noticesOfPlaces,
  noticesOfPrivateTasks,
} from "../tables/lists/notice-list.ts";
import { type Place, recentDepartures } from "../tables/own/departure.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";
import type { Author, DerivedChange } from "./derive-changes.ts";
import { rowKey, type StoredRows } from "./stored-rows.ts";

/** What comes by the clock is nobody's doing. */
export const NOBODY = 0;

type Telling = DerivedChange & { readonly by: Author };

/**
 * The rows that tell people of what was changed, each in its person's own scope; and those that go,
 * because they tell of a plan, record or chat that the person sees no longer.
 */
export async function tellings(
  tx: Tx,
  changes: readonly (Change & { readonly by: Author })[],
  { stored, derived }: { stored: StoredRows; derived: readonly Telling[] },
): Promise<Telling[]> {
  const lost = derived.filter(({ entity, put }) => entity === "access" && !put);
  const isLost = new Set(lost.map(({ id }) => id));
  const before = (entity: EntityName, id: RowId) => stored.get(rowKey(entity, id));
  const isForThem = changes.some(({ entity }) => entityOf(entity).tellsAdministrators);
  const administrators = isForThem ? await administratorsOf(tx) : [];
  const told = noticesOf(changes, before, administrators).filter(
    ({ notice }) =>
      !isLost.has(accessId(notice.userId, scopeOfMatter(notice))) &&
      !isLost.has(accessId(notice.userId, taskScope(notice.taskId))),
  );
  return [
    ...(await noticesThatGo(tx, lost)),
    ...(await noticesOfTasksThatGo(tx, lost)),
    ...(await withinMeasure(tx, told)).map(({ notice, by }): Telling => {
      const scope = userScope(notice.userId);
      return { entity: "notice", action: "add", id: notice.id, scope, put: notice, by };
    }),
  ];
}

async function administratorsOf(tx: Tx): Promise<Id[]> {
  const users = await tableOf("user").list(tx, { deleteTime: 0 });
  return users.filter(administers).map(({ id }) => id);
}

async function noticesThatGo(tx: Tx, lost: readonly Telling[]): Promise<Telling[]> {
  const byOf = new Map(lost.map(({ id, by }) => [id, by]));
  const places = lost.flatMap(({ id }) => {
    const root = rootOf(targetOfAccess(String(id)));
    const userId = ownerOfAccess(String(id));
    const nowhere = { userId, planId: 0, recordId: 0, dialogId: 0 };
    if (root?.kind === "plan") return [{ ...nowhere, planId: root.id }];
    if (root?.kind === "dialog") return [{ ...nowhere, dialogId: root.id }];
    return root?.kind === "record" ? [{ ...nowhere, recordId: root.id }] : [];
  });
  const ofPlaces = places.length > 0 ? await noticesOfPlaces(tx, places) : [];
  return ofPlaces.flatMap((notice) => {
    const { id, userId } = notice;
    // What is about a place is about nobody's absence.
    const place = scopeOfMatter({ ...notice, byUserId: NOBODY });
    const by = byOf.get(accessId(userId, place));
    return by ? [{ entity: "notice", action: "delete", id, scope: userScope(userId), by }] : [];
  });
}

/** A private task that somebody does not see any more is nothing that they are told of. */
async function noticesOfTasksThatGo(tx: Tx, lost: readonly Telling[]): Promise<Telling[]> {
  const byOf = new Map(lost.map(({ id, by }) => [id, by]));
  const tasks = lost.flatMap(({ id }) => {
    const root = rootOf(targetOfAccess(String(id)));
    const isTask = root?.kind === "task";
    return isTask ? [{ userId: ownerOfAccess(String(id)), taskId: root.id }] : [];
  });
  if (tasks.length === 0) return [];
  return (await noticesOfPrivateTasks(tx, tasks)).flatMap(({ id, userId, taskId }) => {
    const by = byOf.get(accessId(userId, taskScope(taskId)));
    return by ? [{ entity: "notice", action: "delete", id, scope: userScope(userId), by }] : [];
  });
}

/**
 * Nobody is flooded by one other: of one person's doing only so many notices wait, until the person has
 * seen to some. And coming back to where one was a moment ago is no news.
 */
async function withinMeasure<By extends Author>(
  tx: Tx,
  told: readonly { readonly notice: Notice; readonly by: By }[],
): Promise<{ readonly notice: Notice; readonly by: By }[]> {
  const [first] = told;
  if (!first) return [];
  const places = told.map(({ notice }) => placeOf(notice));
  const notices = told.map(({ notice }) => notice);
  const [{ counts, standing }, back] = await Promise.all([
    noticesByOthers(tx, notices),
    recentDepartures(tx, places, first.by.at - LEFT_ALONE),
  ]);
  const isBack = new Set(back.map(({ scope, userId }) => `${userId}/${scope}`));
  return told.filter(({ notice }) => {
    const { scope, userId } = placeOf(notice);
    if (notice.kind === "plan" && isBack.has(`${userId}/${scope}`)) return false;
    if (standing.has(notice.id) || notice.byUserId === NOBODY) return true;
    const pair = `${userId}/${notice.byUserId}`;
    const count = counts.get(pair) ?? 0;
    counts.set(pair, count + 1);
    return count < NOTICES_BY_ONE_MAX;
  });
}

function placeOf(notice: Notice): Place {
  return { scope: scopeOfMatter(notice), userId: notice.userId };
}
