import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/programs/bot.ts";
import type { Change } from "#domain/command.ts";
import type { Id } from "#domain/id.ts";
import { BOTS_MAX } from "#domain/user/bot-limits.ts";
import { get, runReading } from "#domain/reading.ts";
import { noAccess, parameterError, type Refusal } from "#domain/refusal.ts";
import { companyScope } from "#domain/scope.ts";
import { leaveCompany } from "#domain/user/leave-company.ts";
import { isNicknameTaken, nicknameTaken } from "#domain/user/nickname.ts";
import { applyChanges } from "../../commands/apply-changes.ts";
import { RowsInWork } from "../../commands/rows-in-work.ts";
import type { Server } from "../../server.ts";
import { removeTokensOf } from "../../tables/own/bots/api-token.ts";
import { addAudit } from "../../tables/own/audit.ts";
import * as bots from "../../tables/own/bots/bot.ts";
import { lockPeople } from "../../tables/own/people-lock.ts";
import type { Tx } from "../../tables/sql/db.ts";
import { enterPlaces } from "../account/places-of.ts";
import { findPerson } from "../find-person.ts";
import { newColleague, readAlone } from "../new-person.ts";
import { botGone, botOf, mayHaveTokens, refuseWithoutTokens } from "./may-look-after.ts";

type Parts = Pick<Server, "database" | "hub">;
type Bot = ReplyOf<typeof calls.addBot>;

/** `bot/list`: one's own; administrators see those of the company. */
export async function listBots(
  { database }: Pick<Parts, "database">,
  userId: Id,
): Promise<Result<ReplyOf<typeof calls.listBots>, Refusal>> {
  const person = await findPerson(database, userId);
  const [lines, mayAdd] = await Promise.all([
    bots.listBots(database, person?.isAdmin ? 0 : userId),
    mayHaveTokens(database, userId),
  ]);
  return success({ bots: lines, mayAdd });
}

/** `bot/add`: a colleague who cannot sign in, and whom programs speak for. */
export async function addBot(
  { database, hub }: Parts,
  userId: Id,
  { name }: ParsedBodyOf<typeof calls.addBot>,
  now: number,
): Promise<Result<Bot, Refusal>> {
  const added = await database.transaction(async (tx): Promise<Result<Bot, Refusal>> => {
    await lockPeople(tx);
    const refusal = await refuseWithoutTokens(tx, userId);
    if (refusal) return failure(refusal);
    if ((await bots.countBots(tx, userId)) >= BOTS_MAX)
      return failure(parameterError("bot.tooMany", { count: BOTS_MAX }));
    if (await readAlone(tx, isNicknameTaken(name))) return failure(nicknameTaken);
    const user = { ...(await newColleague(tx, name, false, now)), bot: true };
    await bots.addBot(tx, { userId: user.id, ownerId: userId, createTime: now });
    await note(tx, { userId, botId: user.id, detail: { name, what: "add" }, now });
    await applyChanges(tx, [{ entity: "user", action: "add", put: user }], {
      actorId: userId,
      at: now,
    });
    const times = { disableTime: 0, createTime: now };
    return success({ userId: user.id, name, ownerId: userId, ...times, tokens: 0 });
  });
  if (added.ok) hub.wake();
  return added;
}

/** `bot/edit`: what is not named stays. With another owner go all tokens, because the one before knows them. */
export async function editBot(
  { database, hub }: Parts,
  userId: Id,
  { userId: botId, name, ownerId, disabled }: ParsedBodyOf<typeof calls.editBot>,
  now: number,
): Promise<Result<Bot, Refusal>> {
  const edited = await database.transaction(async (tx): Promise<Result<Bot, Refusal>> => {
    await lockPeople(tx);
    const found = await botOf(tx, userId, botId);
    if (!found.ok) return found;
    const { bot, isAdmin } = found.value;
    const next = ownerId ?? bot.ownerId;
    if (next !== bot.ownerId) {
      if (!isAdmin) return failure(noAccess("adminOnly"));
      const owner = await findPerson(tx, next);
      if (!owner || owner.bot) return failure(parameterError("userUnknown"));
      await bots.setOwnerOfBot(tx, botId, next);
      await removeTokensOf(tx, botId);
    }
    const isTaken =
      name !== undefined &&
      name !== bot.name &&
      (await readAlone(tx, isNicknameTaken(name, botId)));
    if (isTaken) return failure(nicknameTaken);
    const user = await readAlone(tx, get("user", botId));
    if (!user) return failure(botGone);
    const since = user.disableTime || now;
    const disableTime = (disabled ?? user.disableTime > 0) ? since : 0;
    const put = { ...user, nickname: name ?? user.nickname, disableTime };
    const changes: Change[] = [{ entity: "user", action: "update", put }];
    const detail = { name: put.nickname, what: "edit" } as const;
    await note(tx, { userId, botId, detail, now });
    await applyChanges(tx, changes, { actorId: userId, at: now });
    return success({ ...bot, name: put.nickname, ownerId: next, disableTime });
  });
  if (!edited.ok) return edited;
  hub.wake();
  return success((await bots.findBot(database, botId)) ?? edited.value);
}

/** `bot/delete`: it leaves the company as people do, all of it in one transaction. */
export async function removeBot(
  { database, hub }: Parts,
  userId: Id,
  botId: Id,
  now: number,
): Promise<Result<{ userId: Id }, Refusal>> {
  const removed = await database.transaction(
    async (tx): Promise<Result<{ userId: Id }, Refusal>> => {
      await lockPeople(tx);
      const found = await botOf(tx, userId, botId);
      if (!found.ok) return found;
      const [places] = await enterPlaces(tx, [botId], [companyScope]);
      if (!places) return failure(botGone);
      const rows = new RowsInWork(tx);
      const actor = { userId: botId, isAdmin: false, now, arrivedAt: now };
      const decision = await runReading(leaveCompany(actor, places), async (ask) =>
        rows.answer(ask),
      );
      if (!decision.ok) return failure(decision.refusal);
      const { name } = found.value.bot;
      const line = { kind: "botRemove", targetId: botId, detail: { name } } as const;
      await addAudit(tx, [{ ...line, userId, at: now }]);
      await applyChanges(tx, decision.changes, { actorId: userId, at: now });
      return success({ userId: botId });
    },
  );
  if (removed.ok) hub.wake();
  return removed;
}

interface Note {
  readonly userId: Id;
  readonly botId: Id;
  readonly detail: { readonly name: string; readonly what: "add" | "edit" };
  readonly now: number;
}

async function note(tx: Tx, { userId, botId, detail, now }: Note): Promise<void> {
  await addAudit(tx, [{ kind: "bot", targetId: botId, detail, userId, at: now }]);
}
