import { failure, type Result, success } from "#base/result.ts";
import type { ReplyOf } from "#contract/call.ts";
import type { getAccount } from "#contract/calls/account.ts";
import type { Id } from "#domain/id.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import type { Server } from "../server.ts";
import { newestAccountLink } from "../tables/own/account-link.ts";
import { findCredential } from "../tables/own/credential.ts";
import { tableOf } from "../tables/registry.ts";

/** What the pages of the own account need to know. */
export async function accountInfo(
  { database, settings }: Pick<Server, "database" | "settings">,
  userId: Id,
  now: number,
): Promise<Result<ReplyOf<typeof getAccount>, Refusal>> {
  const account = await tableOf("account").get(database, userId);
  if (!account) return failure(parameterError("userUnknown"));
  const waiting = await newestAccountLink(database, "email", userId, now);
  return success({
    email: account.email,
    newEmail: waiting?.email ?? "",
    password: (await findCredential(database, userId)) !== undefined,
    mail: settings.mail !== undefined,
  });
}
