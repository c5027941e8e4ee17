import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/programs/bot.ts";
import type { Change } from "#domain/command.ts";
import type { Id } from "#domain/id.ts";
import { list } from "#domain/reading.ts";
import type { Refusal } from "#domain/refusal.ts";
import { type BotCommand, botCommandId } from "#domain/user/bot-command/bot-command.ts";
import { applyChanges } from "../../commands/apply-changes.ts";
import type { CallSession } from "../../http/session.ts";
import type { Server } from "../../server.ts";
import { addAudit } from "../../tables/own/audit.ts";
import { type BotLine, findBot } from "../../tables/own/bots/bot.ts";
import { lockPeople } from "../../tables/own/people-lock.ts";
import type { Db, Tx } from "../../tables/sql/db.ts";
import { readAlone } from "../new-person.ts";
import { botGone, botOf } from "./may-look-after.ts";

type Parts = Pick<Server, "database" | "hub">;
type Commands = ReplyOf<typeof calls.listBotCommands>;

/** `bot/commands`. */
export async function listBotCommands(
  { database }: Pick<Parts, "database">,
  session: CallSession,
  { userId }: ParsedBodyOf<typeof calls.listBotCommands>,
): Promise<Result<Commands, Refusal>> {
  return database.transaction(async (tx): Promise<Result<Commands, Refusal>> => {
    const found = await botFor(tx, session, userId);
    if (!found.ok) return found;
    return success(asCommands(found.value.userId, await commandsOf(tx, found.value.userId)));
  }, "snapshot");
}

/** `bot/commands/set`: what stays as it was is not written again. */
export async function setBotCommands(
  { database, hub }: Parts,
  session: CallSession,
  { userId, commands }: ParsedBodyOf<typeof calls.setBotCommands>,
  now: number,
): Promise<Result<Commands, Refusal>> {
  const set = await database.transaction(async (tx): Promise<Result<Commands, Refusal>> => {
    await lockPeople(tx);
    const found = await botFor(tx, session, userId);
    if (!found.ok) return found;
    const { userId: botId, name } = found.value;
    const before = await commandsOf(tx, botId);
    const rows = commands.map(({ command, description }, place) => ({
      id: botCommandId(botId, command),
      userId: botId,
      name: command,
      description,
      place,
    }));
    const changes = changesBetween(before, rows);
    if (changes.length > 0) {
      const detail = { name, what: "edit" } as const;
      const by = session.userId;
      await addAudit(tx, [{ kind: "bot", targetId: botId, detail, userId: by, at: now }]);
      await applyChanges(tx, changes, { actorId: by, at: now });
    }
    return success(asCommands(botId, rows));
  });
  if (set.ok) hub.wake();
  return set;
}

/** The bot that calls, or one that the caller looks after; the token of a person does not come to bots. */
async function botFor(
  db: Db,
  { userId, rights }: CallSession,
  botId: Id = userId,
): Promise<Result<BotLine, Refusal>> {
  if (rights) {
    const bot = rights.isBot && botId === userId ? await findBot(db, userId) : undefined;
    return bot ? success(bot) : failure(botGone);
  }
  const found = await botOf(db, userId, botId);
  return found.ok ? success(found.value.bot) : found;
}

async function commandsOf(tx: Tx, userId: Id): Promise<readonly BotCommand[]> {
  const rows = await readAlone(tx, list("botCommand", { userId }));
  return rows.toSorted((left, right) => left.place - right.place);
}

function changesBetween(before: readonly BotCommand[], after: readonly BotCommand[]): Change[] {
  const old = new Map(before.map((row) => [row.id, row]));
  const kept = new Set(after.map(({ id }) => id));
  const removed = before.filter(({ id }) => !kept.has(id));
  const put = after.flatMap((row): Change[] => {
    const was = old.get(row.id);
    if (!was) return [{ entity: "botCommand", action: "add", put: row }];
    const isSame = was.description === row.description && was.place === row.place;
    return isSame ? [] : [{ entity: "botCommand", action: "update", put: row }];
  });
  return [
    ...removed.map(({ id }): Change => ({ entity: "botCommand", action: "delete", remove: id })),
    ...put,
  ];
}

function asCommands(userId: Id, rows: readonly BotCommand[]): Commands {
  return {
    userId,
    commands: rows.map(({ name, description }) => ({ command: name, description })),
  };
}
