import { failure, type Result, success } from "#base/result.ts";
import type { Id } from "#domain/id.ts";
import { noAccess, parameterError, type Refusal } from "#domain/refusal.ts";
import { type BotLine, findBot } from "../../tables/own/bots/bot.ts";
import type { Db } from "../../tables/sql/db.ts";
import { readCompanySetting } from "../company.ts";
import { findPerson } from "../find-person.ts";

/** To whoever may not see it, a bot is not there. */
export const botGone: Refusal = parameterError("bot.gone");

/** Whether somebody may have bots and access tokens at all: administrators, and others where the company lets them. */
export async function mayHaveTokens(db: Db, userId: Id): Promise<boolean> {
  const person = await findPerson(db, userId);
  if (!person || person.bot) return false;
  return person.isAdmin || (await readCompanySetting(db)).ownTokens;
}

/** Refuses who may have none. */
export async function refuseWithoutTokens(db: Db, userId: Id): Promise<Refusal | undefined> {
  return (await mayHaveTokens(db, userId)) ? undefined : noAccess("tokensNotAllowed");
}

/** A bot that somebody may look after: their own, for administrators any. */
export async function botOf(
  db: Db,
  userId: Id,
  botId: Id,
): Promise<Result<{ bot: BotLine; isAdmin: boolean }, Refusal>> {
  const bot = await findBot(db, botId);
  const isAdmin = (await findPerson(db, userId))?.isAdmin ?? false;
  if (!bot || (bot.ownerId !== userId && !isAdmin)) return failure(botGone);
  const refusal = await refuseWithoutTokens(db, userId);
  return refusal ? failure(refusal) : success({ bot, isAdmin });
}
