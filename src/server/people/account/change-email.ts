import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/account.ts";
import type { Id } from "#domain/id.ts";
import { NOT_FOUND, parameterError, type Refusal } from "#domain/refusal.ts";
import type { Account } from "#domain/user/account.ts";
import { applyChanges } from "../../commands/apply-changes.ts";
import { paceOf } from "../../commands/pace.ts";
import { changedLetter, confirmLetter } from "../../mail/letters.ts";
import { sendLetter } from "../../mail/send-letter.ts";
import type { Server } from "../../server.ts";
import { findAccount } from "../../tables/lists/people-list.ts";
import {
  findAccountLink,
  removeAccountLinks,
  takeAccountLink,
} from "../../tables/own/account-link.ts";
import { addAudit } from "../../tables/own/audit.ts";
import { lockPeople } from "../../tables/own/people-lock.ts";
import type { Tx } from "../../tables/sql/db.ts";
import { onProof } from "../guards/proof.ts";
import { type Owner, provePassword } from "../guards/prove-self.ts";
import { findPerson } from "../find-person.ts";
import { readCompany } from "../company.ts";
import { hashSecret } from "../tokens.ts";
import { CONFIRM_LIFE, makeLink } from "./make-link.ts";
import { tableOf } from "../../tables/registry.ts";

type Parts = Pick<Server, "database" | "hub" | "settings" | "log">;

/** Letters to new addresses that one person may have sent in an hour. */
export const LETTERS_AN_HOUR = 10;

const linkGone: Refusal = { code: NOT_FOUND, reason: "user.linkGone" };

/** `users/email/change`: a letter to the new address; until its link is opened the old one counts. */
export async function changeEmail(
  { database, settings, log, mint }: Pick<Server, "database" | "settings" | "log" | "mint">,
  owner: Owner,
  { email, password }: ParsedBodyOf<typeof calls.changeEmail>,
  { language, now }: { language: string; now: number },
): Promise<Result<Record<string, never>, Refusal>> {
  const { mail } = settings;
  if (!mail) return failure(parameterError("user.noMail"));
  const proof = await provePassword(database, owner, password, now);
  if (!proof.ok) return proof;
  const { userId } = owner;
  const begun = await onProof(database, proof.value, async (tx, { nickname }) => {
    if (await findAccount(tx, email)) return failure(parameterError("user.emailTaken"));
    // Letters go to whatever address somebody names: nobody's mail box is filled from here.
    const name = String(mint.nextId());
    paceOf(mint).count({ userId, what: "letter", name }, LETTERS_AN_HOUR, now);
    await removeAccountLinks(tx, userId, ["email"]);
    const { code } = await makeLink(tx, { kind: "email", userId, email }, CONFIRM_LIFE, now);
    return success({ nickname, code });
  });
  if (!begun.ok) return begun;
  const { nickname, code } = begun.value;
  const company = (await readCompany(database))?.name ?? "";
  const addressee = { to: email, nickname, company, language };
  const link = `${mail.appUrl}/single/valid/email#${code}`;
  try {
    await sendLetter(mail, confirmLetter(addressee, link));
  } catch (error) {
    log.error({ err: error }, "A letter could not be sent");
    await removeAccountLinks(database, userId, ["email"]);
    return failure(parameterError("user.letterFailed"));
  }
  return success({});
}

/** `users/email/confirm`: the address is the account's from now on, and the old one is told. */
export async function confirmEmail(
  parts: Parts,
  code: string,
  { language, now }: { language: string; now: number },
): Promise<Result<ReplyOf<typeof calls.confirmEmail>, Refusal>> {
  const codeHash = hashSecret(code);
  if (!(await findAccountLink(parts.database, "email", codeHash, now))) return failure(linkGone);
  const moved = await parts.database.transaction(async (tx) => {
    await lockPeople(tx);
    const link = await takeAccountLink(tx, "email", codeHash, now);
    return link ? putEmail(tx, { ...link, actorId: link.userId }, now) : failure(linkGone);
  });
  if (!moved.ok) return moved;
  parts.hub.wake();
  tellOldAddress(parts, moved.value, language);
  return success({ email: moved.value.after.email });
}

/** `users/email/set`: an administrator says so; nobody has to confirm it, and the old address is told. */
export async function setEmail(
  parts: Parts,
  actorId: Id,
  { userId, email }: ParsedBodyOf<typeof calls.setEmail>,
  { language, now }: { language: string; now: number },
): Promise<Result<ReplyOf<typeof calls.setEmail>, Refusal>> {
  const moved = await parts.database.transaction(async (tx) => {
    await lockPeople(tx);
    return putEmail(tx, { userId, email, actorId }, now);
  });
  if (!moved.ok) return moved;
  parts.hub.wake();
  tellOldAddress(parts, moved.value, language);
  return success({ userId, email });
}

interface Moved {
  readonly nickname: string;
  readonly before: Account;
  readonly after: Account;
}

/** Takes turns with everybody else who gets an address. */
async function putEmail(
  tx: Tx,
  { userId, email, actorId }: { userId: Id; email: string; actorId: Id },
  now: number,
): Promise<Result<Moved, Refusal>> {
  const user = await findPerson(tx, userId);
  const before = user && (await tableOf("account").get(tx, userId));
  if (!user || !before) return failure(parameterError("userUnknown"));
  const after = { ...before, email };
  if (before.email === email) return success({ nickname: user.nickname, before, after });
  if (await findAccount(tx, email)) return failure(parameterError("user.emailTaken"));
  // Links that went to the old address must not open the account.
  await removeAccountLinks(tx, userId, ["password", "email"]);
  const detail = { name: user.nickname };
  await addAudit(tx, [{ kind: "emailChange", targetId: userId, detail, userId: actorId, at: now }]);
  const change = { entity: "account", action: "update", put: after } as const;
  await applyChanges(tx, [change], { actorId, at: now });
  return success({ nickname: user.nickname, before, after });
}

/** Nobody waits for this letter: the address has changed, whether or not the old one hears of it. */
function tellOldAddress({ database, settings, log }: Parts, moved: Moved, language: string): void {
  const { mail } = settings;
  const { nickname, before, after } = moved;
  if (!mail || before.email === "" || before.email === after.email) return;
  const tell = async () => {
    const company = (await readCompany(database))?.name ?? "";
    const addressee = { to: before.email, nickname, company, language };
    await sendLetter(mail, changedLetter(addressee, after.email));
  };
  tell().catch((error: unknown) => log.error({ err: error }, "A letter could not be sent"));
}
