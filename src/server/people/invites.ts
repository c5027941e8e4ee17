import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/user.ts";
import type { Session } from "#contract/session.ts";
import type { Change } from "#domain/command.ts";
import type { Id } from "#domain/id.ts";
import { NOT_FOUND, type Refusal } from "#domain/refusal.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { runCommand } from "../commands/run-command.ts";
import type { Server } from "../server.ts";
import { addAudit } from "../tables/own/audit.ts";
import * as inviteTable from "../tables/own/invites/invite.ts";
import { lockPeople } from "../tables/own/people-lock.ts";
import type { Database, Db } from "../tables/sql/db.ts";
import { findAdministrator } from "./find-person.ts";
import { signInNote } from "./open-session.ts";
import { newPerson } from "./new-person.ts";
import { hashPassword } from "./passwords.ts";
import { newSession, sessionReply, storeSession } from "./sessions.ts";
import { readCompany } from "./company.ts";
import { refuseActInPlan } from "./refuse-act-in-plan.ts";
import type { Caller } from "./caller.ts";
import { hashSecret, newSecret } from "./tokens.ts";
import { tableOf } from "../tables/registry.ts";

type Invite = ReplyOf<typeof calls.listInvites>[number];

/** Milliseconds for which a link works. */
export const INVITE_LIFE = 7 * 24 * 3_600_000;

/** The same for a link that never was, was used, was taken back, is too old, or whose maker administers no longer. */
const inviteGone: Refusal = { code: NOT_FOUND, reason: "invite.gone" };

/** `users/invite/add`: only who may invite to a plan can have a newcomer join it. */
export async function addInvite(
  { database, mint }: Pick<Server, "database" | "mint">,
  userId: Id,
  { planId = 0, note = "", maxUses = 1 }: ParsedBodyOf<typeof calls.addInvite>,
  now: number,
): Promise<Result<{ invite: Invite; code: string }, Refusal>> {
  const refusal =
    planId > 0 ? await refuseActInPlan(database, "invite", { planId, userId }) : undefined;
  if (refusal) return failure(refusal);
  const code = newSecret();
  const invite = {
    id: mint.nextId(),
    planId,
    note,
    userId,
    createTime: now,
    expireTime: now + INVITE_LIFE,
    usedBy: 0,
    maxUses,
    uses: 0,
  };
  await database.transaction(async (tx) => {
    await inviteTable.addInvite(tx, { ...invite, codeHash: hashSecret(code) });
    const detail = { note, ...(planId > 0 && { planId }) };
    await addAudit(tx, [{ kind: "inviteAdd", targetId: invite.id, detail, userId, at: now }]);
  });
  return success({ invite, code });
}

export async function listInvites(db: Db): Promise<Result<Invite[], Refusal>> {
  const rows = await inviteTable.listInvites(db);
  return success(rows.map(({ codeHash: _secret, ...invite }) => invite));
}

/** `users/invite/delete`: the link works no longer; saying so twice is no error. */
export async function removeInvite(
  database: Database,
  userId: Id,
  id: Id,
  now: number,
): Promise<Result<{ id: Id }, Refusal>> {
  await database.transaction(async (tx) => {
    const removed = await inviteTable.removeInvite(tx, id);
    if (!removed) return;
    const detail = { note: removed.note };
    await addAudit(tx, [{ kind: "inviteRemove", targetId: id, detail, userId, at: now }]);
  });
  return success({ id });
}

/** Whose invitation it is, while it works. */
export async function inviteInfo(
  db: Db,
  code: string,
  now: number,
): Promise<Result<ReplyOf<typeof calls.getInvite>, Refusal>> {
  const invite = await openInvite(db, code, now);
  const company = invite && (await readCompany(db));
  if (!invite || !company) return failure(inviteGone);
  const inviter = await tableOf("user").get(db, invite.userId);
  const plan = invite.planId > 0 && (await tableOf("plan").get(db, invite.planId));
  return success({
    company: company.name,
    inviter: inviter?.nickname ?? "",
    inviterId: invite.userId,
    ...(plan && { plan: { id: plan.id, name: plan.name } }),
  });
}

async function openInvite(db: Db, code: string, now: number) {
  const invite = await inviteTable.findInvite(db, hashSecret(code));
  if (!invite || invite.uses >= invite.maxUses || invite.expireTime <= now) return undefined;
  return (await findAdministrator(db, invite.userId)) ? invite : undefined;
}

/** `users/invite/accept`: the newcomer is a colleague from now on, signed in, and of the link one use is gone. */
export async function acceptInvite(
  parts: Pick<Server, "database" | "hub" | "mint" | "now" | "sealer">,
  newcomer: ParsedBodyOf<typeof calls.acceptInvite>,
  caller: Caller,
): Promise<Result<Session, Refusal>> {
  // Asked before the costly hash, and again below under the lock.
  if (!(await openInvite(parts.database, newcomer.code, caller.now))) return failure(inviteGone);
  const passwordHash = await hashPassword(newcomer.password);
  const accepted = await useInvite(parts, newcomer, passwordHash, caller);
  if (!accepted.ok) return accepted;
  const { invite, session } = accepted.value;
  // The inviter may no longer lead the plan: then the newcomer is a colleague all the same.
  if (invite.planId > 0) {
    await runCommand(parts, {
      actor: { userId: invite.userId, isAdmin: true },
      command: "plan.invite",
      body: { planId: invite.planId, userId: [session.userId] },
      // Who comes by themselves knows.
      isQuiet: true,
    });
  } else {
    // Whoever comes to no plan finds somebody to talk to.
    await runCommand(parts, {
      actor: { userId: session.userId, isAdmin: false },
      command: "dialog.openUser",
      body: { userId: invite.userId },
    });
  }
  return success(session);
}

async function useInvite(
  { database, sealer }: Pick<Server, "database" | "sealer">,
  { code, name, email }: ParsedBodyOf<typeof calls.acceptInvite>,
  passwordHash: string,
  caller: Caller,
): Promise<Result<{ invite: inviteTable.InviteRow; session: Session }, Refusal>> {
  const { now, address = "" } = caller;
  return database.transaction(async (tx) => {
    await lockPeople(tx);
    const invite = await openInvite(tx, code, now);
    if (!invite) return failure(inviteGone);
    const person = await newPerson(tx, { name, email, passwordHash, isAdmin: false }, now);
    if (!person.ok) return person;
    const { user, changes } = person.value;
    await inviteTable.useInvite(tx, invite.id, user.id);
    const session = await newSession(tx, user.id, caller);
    const births: Change[] = [...changes, { entity: "device", action: "add", put: session.device }];
    const reply = await sessionReply({ db: tx, sealer }, user, session);
    await applyChanges(tx, births, { actorId: user.id, at: now });
    await storeSession(tx, session);
    const detail = { name, inviter: invite.userId };
    await addAudit(tx, [
      { kind: "inviteAccept", targetId: user.id, detail, userId: user.id, at: now },
      signInNote(session.device, { address, now }),
    ]);
    return success({ invite, session: reply });
  });
}
