import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/programs/bot.ts";
import { TOKEN_SCOPES } from "#contract/token-scopes.ts";
import type { Id } from "#domain/id.ts";
import { TOKENS_MAX } from "#domain/user/bot-limits.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import type { Server } from "../../server.ts";
import * as tokens from "../../tables/own/bots/api-token.ts";
import { addAudit } from "../../tables/own/audit.ts";
import { claimDeviceNumber, noteContact } from "../../tables/own/device-number.ts";
import type { Database, Db } from "../../tables/sql/db.ts";
import { firstContact } from "../contact.ts";
import { lockPerson } from "../person-lock.ts";
import { hashSecret, newAccessToken } from "../tokens.ts";
import { botOf, refuseWithoutTokens } from "./may-look-after.ts";

const DAY = 24 * 3_600_000;

type Token = ReplyOf<typeof calls.listTokens>[number];

/** `users/token/list`: a bot's, or the caller's own. */
export async function listTokens(
  db: Db,
  callerId: Id,
  { userId = callerId }: ParsedBodyOf<typeof calls.listTokens>,
): Promise<Result<Token[], Refusal>> {
  const refusal = await refuseStranger(db, callerId, userId);
  if (refusal && userId !== callerId) return failure(refusal);
  return success((await tokens.listApiTokens(db, userId)).map(shown));
}

/** `users/token/add`: what is kept is a hash, so that nobody reads the token a second time. */
export async function addToken(
  { database, mint }: Pick<Server, "database" | "mint">,
  callerId: Id,
  { userId = callerId, name, scopes, days }: ParsedBodyOf<typeof calls.addToken>,
  now: number,
): Promise<Result<ReplyOf<typeof calls.addToken>, Refusal>> {
  const token = newAccessToken();
  return database.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const refusal = await refuseStranger(tx, callerId, userId);
    if (refusal) return failure(refusal);
    if ((await tokens.listApiTokens(tx, userId)).length >= TOKENS_MAX)
      return failure(parameterError("token.tooMany", { count: TOKENS_MAX }));
    const deviceId = await claimDeviceNumber(tx, userId);
    await noteContact(tx, deviceId, firstContact(now));
    const row = {
      id: mint.nextId(),
      userId,
      makerId: callerId,
      name,
      scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)).join(","),
      deviceId,
      createTime: now,
      expireTime: now + days * DAY,
      lastTime: 0,
    };
    await tokens.addApiToken(tx, { ...row, tokenHash: hashSecret(token) });
    const line = {
      kind: "tokenAdd",
      targetId: userId,
      detail: { name, scopes: row.scopes },
    } as const;
    await addAudit(tx, [{ ...line, userId: callerId, at: now }]);
    return success({ token, row: shown(row) });
  });
}

/** `users/token/delete`: from the next call on it is worth nothing. */
export async function removeToken(
  database: Database,
  callerId: Id,
  id: Id,
  now: number,
): Promise<Result<{ id: Id }, Refusal>> {
  return database.transaction(async (tx) => {
    const userId = await tokens.userOfApiToken(tx, id);
    if (userId === undefined) return success({ id });
    // Whoever may have none any longer still takes back their own.
    const refusal = userId === callerId ? undefined : await refuseStranger(tx, callerId, userId);
    if (refusal) return failure(refusal);
    const removed = await tokens.removeApiToken(tx, id, userId);
    if (removed) {
      const line = {
        kind: "tokenRemove",
        targetId: userId,
        detail: { name: removed.name },
      } as const;
      await addAudit(tx, [{ ...line, userId: callerId, at: now }]);
    }
    return success({ id });
  });
}

async function refuseStranger(db: Db, callerId: Id, userId: Id): Promise<Refusal | undefined> {
  if (userId === callerId) return refuseWithoutTokens(db, callerId);
  const found = await botOf(db, callerId, userId);
  return found.ok ? undefined : found.error;
}

function shown({
  id,
  name,
  scopes,
  makerId,
  createTime,
  expireTime,
  lastTime,
}: Omit<tokens.ApiTokenRow, "tokenHash">): Token {
  const named = new Set(scopes.split(","));
  const kept = TOKEN_SCOPES.filter((scope) => named.has(scope));
  return { id, name, scopes: kept, makerId, createTime, expireTime, lastTime };
}
