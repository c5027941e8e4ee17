import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf } from "#contract/call.ts";
import type { deleteAccount as deleteAccountCall } from "#contract/calls/account.ts";
import { runReading } from "#domain/reading.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { companyScope } from "#domain/scope.ts";
import { leaveCompany } from "#domain/user/leave-company.ts";
import { applyChanges } from "../../commands/apply-changes.ts";
import { RowsInWork } from "../../commands/rows-in-work.ts";
import type { Server } from "../../server.ts";
import { addAudit } from "../../tables/own/audit.ts";
import { removeAccountSecrets } from "../../tables/own/credential.ts";
import { lockPeople } from "../../tables/own/people-lock.ts";
import type { Tx } from "../../tables/sql/db.ts";
import type { Proof } from "../guards/proof.ts";
import { type Owner, provePassword } from "../guards/prove-self.ts";
import { tableOf } from "../../tables/registry.ts";
import { enterPlaces } from "./places-of.ts";

/** `users/delete`: the caller leaves for good; all of it in one transaction, or nothing. */
export async function deleteAccount(
  { database, hub }: Pick<Server, "database" | "hub">,
  owner: Owner,
  { email, password }: ParsedBodyOf<typeof deleteAccountCall>,
  now: number,
): Promise<Result<Record<string, never>, Refusal>> {
  const { userId } = owner;
  const account = await tableOf("account").get(database, userId);
  if (account?.email !== email) return failure(parameterError("user.emailDiffers"));
  const proof = await provePassword(database, owner, password, now);
  if (!proof.ok) return proof;
  const left = await database.transaction(async (tx) => leave(tx, proof.value, now));
  if (left.ok) hub.wake();
  return left;
}

async function leave(
  tx: Tx,
  { userId, holds, late }: Proof,
  now: number,
): Promise<Result<Record<string, never>, Refusal>> {
  await lockPeople(tx);
  const [places] = await enterPlaces(tx, [userId], [companyScope]);
  if (!places || !(await holds(tx))) return failure(late);
  const rows = new RowsInWork(tx);
  const actor = { userId, isAdmin: false, now, arrivedAt: now };
  const reading = leaveCompany(actor, places);
  const decision = await runReading(reading, async (ask) => rows.answer(ask));
  if (!decision.ok) return failure(decision.refusal);
  const detail = { name: (await tableOf("user").get(tx, userId))?.nickname ?? "" };
  await addAudit(tx, [{ kind: "accountRemove", targetId: userId, detail, userId, at: now }]);
  await removeAccountSecrets(tx, userId);
  await applyChanges(tx, decision.changes, { actorId: userId, at: now });
  return success({});
}
