import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/user.ts";
import type { Id } from "#domain/id.ts";
import { USER_SEARCH_TAKE } from "#domain/limits.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { identityOf } from "../people/sessions.ts";
import { searchPeople } from "../tables/lists/people-list.ts";
import type { Db } from "../tables/sql/db.ts";
import { getDialog } from "./dialog.ts";
import { planInReach } from "./plan.ts";
import { readLastSeen } from "../tables/own/last-seen.ts";
import { tableOf } from "../tables/registry.ts";

type Answer<Call extends (typeof calls)[keyof typeof calls]> = Promise<
  Result<ReplyOf<Call>, Refusal>
>;

export async function getUserInfo(db: Db, userId: Id): Answer<typeof calls.getUserInfo> {
  const user = await tableOf("user").get(db, userId);
  const account = await tableOf("account").get(db, userId);
  if (!user || !account) return failure(parameterError("userUnknown"));
  const { nickname, isAdmin } = user;
  return success({
    id: user.id,
    userId: user.id,
    name: nickname,
    nickname,
    isAdmin,
    identity: identityOf(user),
    email: account.email,
    tel: account.tel,
  });
}

/** People in the order in which they were asked for; unknown ids are left out. */
export async function listUserBasics(
  db: Db,
  userIds: readonly Id[],
  askerId: Id,
  isOnline: (userId: Id) => boolean,
): Answer<typeof calls.listUserBasics> {
  const found = await tableOf("user").find(db, userIds);
  const rows = new Map(found.map(({ row }) => [row.id, row]));
  const lines = await readLastSeen(db, userIds, askerId);
  const basics = [...new Set(userIds)].flatMap((userId) => {
    const user = rows.get(userId);
    if (!user) return [];
    const { nickname, userimg, bot, disableTime, deleteTime } = user;
    const online = isOnline(userId);
    const there = { online, lineTime: online ? 0 : (lines.get(userId) ?? 0) };
    return [{ userId, nickname, userimg, ...there, bot, disableTime, deleteTime }];
  });
  return success(basics);
}

export async function searchUsers(
  db: Db,
  userId: Id,
  body: ParsedBodyOf<typeof calls.searchUsers>,
): Answer<typeof calls.searchUsers> {
  for (const planId of [body.planId, body.noPlanId]) {
    const plan = planId ? await planInReach(db, userId, planId) : undefined;
    if (plan && !plan.ok) return plan;
  }
  const dialog = body.dialogId ? await getDialog(db, userId, body.dialogId) : undefined;
  if (dialog && !dialog.ok) return dialog;
  const { key = "", bot = 0, disable = 0, take = USER_SEARCH_TAKE } = body;
  const people = await searchPeople(db, { ...body, key: key.trim(), bot, disable, take });
  return success(
    people.map((user) => ({ userId: user.id, name: user.nickname, type: "user" as const })),
  );
}

/** Browsers on which the person is signed in, the newest first. */
export async function listDevices(db: Db, userId: Id): Answer<typeof calls.listDevices> {
  const devices = await tableOf("device").list(db, { userId });
  return success(devices.toSorted((left, right) => right.id - left.id));
}
