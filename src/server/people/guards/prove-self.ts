import { parameterError, type Refusal } from "#domain/refusal.ts";
import { findCredential } from "../../tables/own/credential.ts";
import type { Db } from "../../tables/sql/db.ts";
import { verifyPassword } from "../passwords.ts";

/**
 * Before something that guards an account changes, an open session is not enough: why the
 * password does not count. Whoever has none, because a provider signs them in, is not asked.
 */
export async function refusePassword(
  db: Db,
  userId: number,
  password: string | undefined,
): Promise<Refusal | undefined> {
  const hash = await findCredential(db, userId);
  if (hash === undefined) return undefined;
  const isTheirs = password !== undefined && (await verifyPassword(password, hash));
  return isTheirs ? undefined : parameterError("signIn.passwordWrong");
}
