import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import {
  type addIncoming,
  INCOMING_PATH,
  type listIncoming,
} from "#contract/calls/trust/incoming-webhook.ts";
import { type Id, joinKey } from "#domain/id.ts";
import { dialogGone, noAccess, parameterError, type Refusal } from "#domain/refusal.ts";
import { INCOMING_MAX } from "#domain/user/bot-limits.ts";
import { runCommand } from "../../commands/run-command.ts";
import type { Server } from "../../server.ts";
import { addAudit } from "../../tables/own/audit.ts";
import * as rows from "../../tables/own/outward/incoming-webhook.ts";
import { tableOf } from "../../tables/registry.ts";
import type { Database, Db, Tx } from "../../tables/sql/db.ts";
import { botOf } from "../bots/may-look-after.ts";
import { lockPerson } from "../person-lock.ts";
import { refuseActInPlan } from "../refuse-act-in-plan.ts";
import { hashSecret, newSecret } from "../tokens.ts";

type Place = ParsedBodyOf<typeof listIncoming>;
type Incoming = ReplyOf<typeof listIncoming>[number];

const MINUTE = 60_000;

/** `dialog/incoming/list` */
export async function incomingOf(
  db: Db,
  makerId: Id,
  place: Place,
): Promise<Result<Incoming[], Refusal>> {
  const refusal = await refusePlace(db, makerId, place);
  if (refusal) return failure(refusal);
  const all = await rows.listIncomingRows(db, place.dialogId);
  return success(all.filter(({ botId }) => botId === place.userId).map(shown));
}

/** `dialog/incoming/add`: what is kept is a hash, so that nobody reads the address a second time. */
export async function newIncoming(
  { database, mint, now }: Pick<Server, "database" | "mint" | "now">,
  { makerId, origin }: { readonly makerId: Id; readonly origin: string },
  place: Place,
): Promise<Result<ReplyOf<typeof addIncoming>, Refusal>> {
  const code = newSecret();
  return database.transaction(async (tx) => {
    await lockPerson(tx, makerId);
    const refusal = await refusePlace(tx, makerId, place);
    if (refusal) return failure(refusal);
    const { dialogId, userId: botId } = place;
    if (!(await hasRoom(tx, dialogId)))
      return failure(parameterError("incoming.tooMany", { count: INCOMING_MAX }));
    const born = { id: mint.nextId(), createTime: now(), lastTime: 0 };
    const row = { ...born, dialogId, botId, userId: makerId, codeHash: hashSecret(code) };
    await rows.addIncomingRow(tx, row);
    await note(tx, "webhookAdd", row, { makerId, now: now() });
    return success({ url: origin + INCOMING_PATH.replace("{code}", code), row: shown(row) });
  });
}

/** Whether a chat takes another address. Those that ended with the right of who made them, whom nobody else sees, make room. */
async function hasRoom(tx: Tx, dialogId: Id): Promise<boolean> {
  const standing = await rows.listIncomingRows(tx, dialogId);
  if (standing.length < INCOMING_MAX) return true;
  let left = standing.length;
  for (const { id, userId, botId } of standing) {
    if (!(await refusePlace(tx, userId, { dialogId, userId: botId }))) continue;
    await rows.removeIncomingRow(tx, id);
    left -= 1;
  }
  return left < INCOMING_MAX;
}

/** `dialog/incoming/delete`; of one that somebody else looks after nothing is told. */
export async function dropIncoming(
  database: Database,
  makerId: Id,
  { id, now }: { readonly id: Id; readonly now: number },
): Promise<Result<{ id: Id }, Refusal>> {
  return database.transaction(async (tx) => {
    const row = await rows.findIncomingRow(tx, { id });
    const { dialogId, botId: userId } = row ?? { dialogId: 0, botId: 0 };
    if (!row || (await refusePlace(tx, makerId, { dialogId, userId }))) return success({ id });
    await rows.removeIncomingRow(tx, id);
    await note(tx, "webhookRemove", row, { makerId, now });
    return success({ id });
  });
}

/** The address of a code, while who made it still leads the chat and looks after the bot, and the bot is in. */
export async function openIncoming(db: Db, code: string): Promise<rows.IncomingRow | undefined> {
  const row = await rows.findIncomingRow(db, { codeHash: hashSecret(code) });
  if (!row) return undefined;
  const place = { dialogId: row.dialogId, userId: row.botId };
  return (await refusePlace(db, row.userId, place)) ? undefined : row;
}

/** Says in the chat, as the bot, what another service has sent; the bot goes by the rules of the group. */
export async function sayIncoming(
  parts: Pick<Server, "database" | "hub" | "mint" | "now">,
  { id, dialogId, botId, lastTime }: rows.IncomingRow,
  words: { readonly text: string; readonly textType: "text" | "md" },
): Promise<Refusal | undefined> {
  const now = parts.now();
  if (now - lastTime >= MINUTE) await rows.touchIncomingRow(parts.database, id, now);
  const done = await runCommand(parts, {
    actor: { userId: botId, isAdmin: false },
    command: "message.sendText",
    body: { dialogId, ...words },
  });
  return done.state === "refused" ? done.refusal : undefined;
}

/** Refuses who does not lead the chat, who does not look after the bot, and a bot that is not in, or is disabled. */
async function refusePlace(
  db: Db,
  makerId: Id,
  { dialogId, userId: botId }: Place,
): Promise<Refusal | undefined> {
  const dialog = await tableOf("dialog").get(db, dialogId);
  const isIn = async (id: Id, planId: Id) =>
    planId > 0
      ? (await tableOf("planUser").get(db, joinKey(planId, id))) !== undefined
      : (await tableOf("dialogUser").get(db, joinKey(dialogId, id))) !== undefined;
  if (!dialog || !(await isIn(makerId, dialog.planId))) return dialogGone(dialogId);
  if (dialog.groupType !== "user" && dialog.groupType !== "plan")
    return parameterError("dialog.rulesOfGroups");
  if (dialog.planId > 0) {
    const refusal = await refuseActInPlan(db, "webhooks", {
      planId: dialog.planId,
      userId: makerId,
    });
    if (refusal) return refusal;
  } else if (dialog.ownerId !== makerId) return noAccess("dialog.ownerOnly");
  const found = await botOf(db, makerId, botId);
  if (!found.ok) return found.error;
  const isThere = found.value.bot.disableTime === 0 && (await isIn(botId, dialog.planId));
  return isThere ? undefined : parameterError("userUnknown");
}

async function note(
  db: Db,
  kind: "webhookAdd" | "webhookRemove",
  { dialogId, botId }: rows.IncomingRow,
  { makerId, now }: { readonly makerId: Id; readonly now: number },
): Promise<void> {
  const [dialog, bot] = await Promise.all([
    tableOf("dialog").get(db, dialogId),
    tableOf("user").get(db, botId),
  ]);
  const detail = { name: dialog?.name ?? "", note: bot?.nickname ?? "" };
  await addAudit(db, [{ kind, targetId: dialogId, detail, userId: makerId, at: now }]);
}

function shown({ id, dialogId, botId, createTime, lastTime }: rows.IncomingRow): Incoming {
  return { id, dialogId, userId: botId, createTime, lastTime };
}
